#!/bin/sh
# Installs Karigar on one machine (Debian 12 or newer, x64), as root, from an unpacked release:
#   deploy/install.sh app.example.in ops.example.in
# Run again, it changes nothing that is there: settings, keys and passwords stay.
set -eu
[ $# -eq 2 ] || { echo "usage: install.sh NAME_OF_THE_APP NAME_OF_THE_CONSOLE" >&2; exit 2; }
app_name=$1
console_name=$2
release=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd)

say() { printf '%s\n' "$*"; }
fail() { say "$*" >&2; exit 1; }
# Copies a file unless the machine has one already.
keep_or_copy() { [ -e "$2" ] || install -m "${3:-0644}" "$1" "$2"; }

[ "$(id -u)" = 0 ] || fail 'run it as root'
[ "$(uname -m)" = x86_64 ] || fail "this release is for x86_64, the machine is $(uname -m)"
[ -d /run/systemd/system ] || fail 'systemd does not run here'
. /etc/os-release
[ "${ID:-}" = debian ] && [ "${VERSION_ID%%.*}" -ge 12 ] || fail "Debian 12 or newer is needed, this is ${PRETTY_NAME:-unknown}"
(cd "$release" && sha256sum --check --quiet SHA256SUMS) || fail 'the release is damaged: get the archive again'

say '1/6 packages'
DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends \
  postgresql nats-server caddy tesseract-ocr libatomic1 ca-certificates curl openssl >/dev/null

say '2/6 user, folders, units'
install -D -m 0644 "$release/deploy/systemd/karigar.sysusers.conf" /etc/sysusers.d/karigar.conf
install -D -m 0644 "$release/deploy/systemd/karigar.tmpfiles.conf" /etc/tmpfiles.d/karigar.conf
# Debian's unit does not start PostgreSQL again when it stopped by itself.
install -D -m 0644 "$release/deploy/systemd/postgresql@.service.d/restart.conf" /etc/systemd/system/postgresql@.service.d/restart.conf
systemd-sysusers karigar.conf
systemd-tmpfiles --create karigar.conf

say '3/6 the release'
"$release/deploy/karigar-admin" place "$release"

say '4/6 settings, keys, passwords'
if [ ! -e /etc/karigar/common.env ]; then
  sed "s/APP_NAME/$app_name/; s/CONSOLE_NAME/$console_name/" "$release/deploy/settings/common.env" >/etc/karigar/common.env
fi
for name in a b; do keep_or_copy "$release/deploy/settings/$name.env" "/etc/karigar/$name.env"; done
/srv/karigar/current/bin/karigar db make-secrets --into /etc/karigar
if [ ! -e /etc/nats-password.conf ]; then
  (umask 077 && sed -E 's|^nats://karigar:([0-9a-f]+)@.*|password: "\1"|' /etc/karigar/secrets/NATS_URL >/etc/nats-password.conf)
  chown nats /etc/nats-password.conf
  # The package brings an open server without a password.
  install -m 0644 "$release/deploy/nats/one.conf" /etc/nats-server.conf
  systemctl restart nats-server
fi
systemctl enable --quiet --now nats-server
if [ ! -e /etc/systemd/system/caddy.service.d/karigar.conf ]; then
  install -d /etc/systemd/system/caddy.service.d /etc/caddy/options.d
  printf '[Service]\nEnvironment=KARIGAR_HOST=%s CONSOLE_HOST=%s\n' "$app_name" "$console_name" \
    >/etc/systemd/system/caddy.service.d/karigar.conf
  install -m 0644 "$release/deploy/proxy/Caddyfile" /etc/caddy/Caddyfile
  systemctl daemon-reload
  systemctl restart caddy
fi
systemctl enable --quiet --now caddy

say '5/6 the database'
systemctl start postgresql
systemctl start karigar-prepare
systemctl start karigar-migrate

say '6/6 what only you know'
systemctl enable --quiet karigar.target karigar@a karigar@b
cat <<TEXT
Installed, not started. Now:
  1. fill in /etc/karigar/common.env, and put SMS_KEY and EMAIL_KEY into /etc/karigar/secrets
  2. copy your terms to /etc/karigar/legal (samples: $release/apps/api/src/legal)
  3. keep a copy of /etc/karigar/secrets outside this machine: without VAULT_KEYS the data cannot be read
  4. karigar-admin doctor
  5. karigar-admin start
TEXT
