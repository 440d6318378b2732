# The bot in a container. `BASE` has Python 3.11 or newer with its venv module, and no more is
# needed of it; both stages use the same, since the environment points at its Python.
ARG BASE=python:3.13-slim

FROM ${BASE} AS build
WORKDIR /build
COPY requirements-run.lock ./
RUN python3 -m venv /opt/farkle \
    && /opt/farkle/bin/python -m pip install --quiet --no-cache-dir --disable-pip-version-check \
        --require-hashes --requirement requirements-run.lock
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY cogs cogs
COPY data data
COPY sandbox sandbox
# What is released is what runs here: the wheel, which holds no file that it does not name.
RUN /opt/farkle/bin/python -m hatchling build --target wheel --directory /build/dist \
    && /opt/farkle/bin/python -m pip install --quiet --no-cache-dir --disable-pip-version-check \
        --no-deps /build/dist/*.whl \
    && find /opt/farkle -depth -name tests -type d -exec rm -r {} + \
    && /opt/farkle/bin/python -m pip uninstall --quiet --yes hatchling pip

FROM ${BASE}
COPY --from=build /opt/farkle /opt/farkle
# Games, backups and the settings of this bot; all else of the container is read-only.
RUN install --directory --owner=65534 --group=65534 --mode=700 /data
VOLUME /data
WORKDIR /data
ENV PATH=/opt/farkle/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    MPLCONFIGDIR=/tmp \
    FARKLE_DATABASE=/data/farkle.db \
    FARKLE_BACKUPS=/data/backups \
    FARKLE_STATUS=127.0.0.1:8080
USER 65534:65534
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["farkle", "status"]
ENTRYPOINT ["farkle"]
CMD ["run"]
