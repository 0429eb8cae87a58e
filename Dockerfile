# syntax=docker/dockerfile:1
# The bot alone: no playground, no tests, no compiler. docs/operating.md says how to run it.

FROM python:3.13-slim AS build
COPY requirements.txt /tmp/requirements.txt
RUN python -m venv /opt/venv \
    && /opt/venv/bin/pip install --no-cache-dir --disable-pip-version-check \
        --require-hashes -r /tmp/requirements.txt

FROM python:3.13-slim
# Pillow loads FriBidi at run time to shape the names of people.
RUN apt-get update \
    && apt-get install -y --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin stammtisch \
    && install -d -o 10001 -g 10001 -m 700 /data
COPY --from=build /opt/venv /opt/venv
WORKDIR /app
COPY games games
COPY cards_art cards_art
COPY bot bot
RUN /opt/venv/bin/python -m compileall -q games cards_art bot

ENV PATH=/opt/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    STAMMTISCH_PLAYGROUND=off \
    STAMMTISCH_DATABASE=/data/stammtisch.sqlite \
    STAMMTISCH_HEALTH_FILE=/data/health

USER 10001:10001
VOLUME ["/data"]
# Pictures warm up before the first beat.
HEALTHCHECK --interval=30s --timeout=10s --start-period=90s --retries=3 \
    CMD ["python", "-m", "bot", "health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["python", "-m", "bot"]
