"""What the bot counts, for Prometheus; nothing else imports `prometheus_client`, an extra.

No label tells of anybody: none holds a name or an id of a person, a server or a channel, and each
has few values that are known beforehand.
"""
