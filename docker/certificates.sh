#!/bin/sh
# certificates.sh FOLDER PART[,NAME…]:UID …
# Makes an authority of this installation's own, and for each part a certificate that the others check: FOLDER/PART gets cert.pem,
# key.pem, which UID alone reads, and authority.pem. A part may have more names than one. The authority's key stays in FOLDER/authority. What has less than a year left
# is made again, so start everything again at least once a year.
set -eu
umask 077
year=31536000
folder=$1
shift
authority=$folder/authority
mkdir -p "$authority"

cat >"$authority/settings" <<'SETTINGS'
[req]
distinguished_name = name
x509_extensions = authority
[name]
[authority]
basicConstraints = critical, CA:TRUE, pathlen:0
keyUsage = critical, keyCertSign
subjectKeyIdentifier = hash
SETTINGS

lasts() { openssl x509 -checkend "$year" -noout -in "$1" >/dev/null 2>&1; }
request() { openssl req -config "$authority/settings" -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes "$@" 2>/dev/null; }

if ! lasts "$authority/cert.pem"; then
  request -x509 -days 3650 -subj '/CN=Tastemaker inside' -keyout "$authority/key.pem" -out "$authority/cert.pem"
fi

for each in "$@"; do
  names=${each%:*}
  part=${names%%,*}
  own=$folder/$part
  mkdir -p "$own"
  if ! lasts "$own/cert.pem" || ! openssl verify -CAfile "$authority/cert.pem" "$own/cert.pem" >/dev/null 2>&1; then
    request -subj "/CN=$part" -keyout "$own/key.pem" -out "$own/request.pem"
    printf 'subjectAltName = DNS:%s, DNS:localhost, IP:127.0.0.1\nextendedKeyUsage = serverAuth, clientAuth\n' \
      "$(echo "$names" | sed 's/,/, DNS:/g')" >"$own/names"
    openssl x509 -req -days 730 -in "$own/request.pem" -extfile "$own/names" -out "$own/cert.pem" \
      -CA "$authority/cert.pem" -CAkey "$authority/key.pem" -CAserial "$authority/serial" -CAcreateserial 2>/dev/null
    rm "$own/request.pem" "$own/names"
  fi
  cp "$authority/cert.pem" "$own/authority.pem"
  chown -R "${each#*:}" "$own"
  chmod 755 "$own"
  chmod 644 "$own/cert.pem" "$own/authority.pem"
done
