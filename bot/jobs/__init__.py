"""Long work in processes of its own, so that the bot always answers people.

A pool (`pool.py`) has a process that makes one object, its *host*, and calls its methods; a job is
one call. Jobs wait in fair queues: servers take turns, and so do people in private. A job that
nobody waits for any more is not begun, and a process that dies or hangs is replaced.
`thread_workers.py` does the same jobs in threads of this process, where a process of their own
gains nothing.

Nothing here knows Farkle, and a process imports nothing but what its host needs.
"""
