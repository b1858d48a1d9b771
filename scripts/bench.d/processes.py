"""The resource use of processes, from /proc."""
import os
import pathlib
import resource

TICK_US = 1_000_000 / os.sysconf("SC_CLK_TCK")


def _stat(pid):
    # The fields after the name, which is in parentheses and may contain anything.
    return pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def cpu_us(pid):
    """Returns the CPU time of a process so far, in microseconds."""
    return sum(map(int, _stat(pid)[11:13])) * TICK_US


def children(pid):
    return [int(child) for child in pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def tree_cpu_us(pid):
    """Returns the CPU time of a process and its children, including those that have ended."""
    total = sum(map(int, _stat(pid)[11:15]))
    for child in children(pid):
        try:
            total += sum(map(int, _stat(child)[11:13]))
        except (FileNotFoundError, ProcessLookupError):
            pass  # The child has just ended.
    return total * TICK_US


def ended_children_cpu_us():
    """Returns the CPU time of this process's ended children, which are the load generators."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (usage.ru_utime + usage.ru_stime) * 1_000_000


def rss_mib(pid):
    status = pathlib.Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:")) / 1024
