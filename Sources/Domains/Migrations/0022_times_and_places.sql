-- When the morning's notice comes, by the clock of the account's time zone; a morning ends at noon.
ALTER TABLE account ADD COLUMN notify_morning_time time(0) NOT NULL DEFAULT '07:00' CHECK (notify_morning_time < '12:00');
