/** The verifier in every pack: one file for Node 20 or later, with no dependencies. */
export const verifier = String.raw`// Verifies this dossier: node verify.mjs [folder] [--key FINGERPRINT] [--head NUMBER:HASH]
// FINGERPRINT and NUMBER:HASH are in the email sent when the Collab was completed.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const words = process.argv.slice(2);
const option = (name) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined);
const folder = words.find((word, at) => !word.startsWith('--') && !(words[at - 1] ?? '').startsWith('--')) ?? '.';
const faults = [];
const fault = (where, what) => faults.push(where + ': ' + what);

const sha256 = (data) => createHash('sha256').update(data).digest('hex');
function canonical(value) {
  if (Array.isArray(value)) return '[' + value.map(canonical).join(',') + ']';
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  const keys = Object.keys(value).filter((key) => value[key] !== undefined).sort();
  return '{' + keys.map((key) => JSON.stringify(key) + ':' + canonical(value[key])).join(',') + '}';
}
const read = (name) => readFileSync(path.join(folder, name));
const isSigned = (key, text, signature) => {
  try {
    return verify(null, Buffer.from(text, 'utf8'), key, Buffer.from(signature ?? '', 'base64'));
  } catch {
    return false;
  }
};

const manifest = JSON.parse(read('manifest.json'));
const key = createPublicKey(read('public-key.pem'));
const fingerprint = sha256(key.export({ type: 'spki', format: 'der' }));
if (manifest.keyId !== fingerprint) fault('manifest.json', 'names another key than public-key.pem');
const wanted = option('--key');
if (wanted && wanted !== fingerprint) fault('public-key.pem', 'is not the key in your email');
const { signature, ...signed } = manifest;
if (!isSigned(key, canonical(signed), signature)) fault('manifest.json', 'was altered: its signature does not fit');
for (const [name, hash] of Object.entries(manifest.files)) {
  try {
    if (sha256(read(name)) !== hash) fault(name, 'was altered');
  } catch {
    fault(name, 'is missing');
  }
}

const rows = JSON.parse(read('events.json'));
let previous = '';
let number = 0;
for (const row of rows) {
  number += 1;
  const { seq, previousHash, hash, signature: rowSignature, keyId, salt, payload, ...rest } = row;
  const where = 'row ' + seq + ' (' + row.name + ')';
  if (seq !== number) {
    fault(where, seq > number ? 'row ' + number + ' is missing before it' : 'is in the wrong place');
    number = seq;
  }
  if (row.aggregateId !== manifest.collabId) fault(where, 'belongs to something else');
  if (previousHash !== previous) fault(where, 'does not follow the row before it');
  const facts = { ...rest, seq };
  if (sha256(previousHash + '\n' + canonical(facts)) !== hash) fault(where, 'was altered');
  if (rowSignature === null) fault(where, 'is not signed');
  else if (keyId !== fingerprint) fault(where, 'was signed with another key');
  else if (!isSigned(key, hash, rowSignature)) fault(where, 'was not written by the server: its signature does not fit');
  if (payload !== null && sha256(salt + '\n' + canonical(payload)) !== row.payloadHash) fault(where, 'its text was altered');
  previous = hash;
}
const last = rows.at(-1);
if (!last || last.seq !== manifest.head.seq || last.hash !== manifest.head.hash) fault('events.json', 'does not end where the manifest says');
const head = option('--head');
if (head) {
  const [seq, hash] = head.split(':');
  const found = rows.find((row) => row.seq === Number(seq));
  if (!found) fault('events.json', 'ends before row ' + seq + ', which is in your email');
  else if (found.hash !== hash) fault('row ' + seq, 'is not the one in your email');
}

if (faults.length === 0) {
  const erased = rows.filter((row) => row.payload === null).length;
  console.log('OK: ' + rows.length + ' rows, ' + Object.keys(manifest.files).length + ' files, key ' + fingerprint + '.');
  if (erased) console.log(erased + ' rows have no text any more: it was erased, which their hashes allow.');
  if (!wanted) console.log('Compare the key with the one in your email, or give it with --key.');
} else {
  for (const each of faults) console.error('FAULT ' + each);
  process.exitCode = 1;
}
`;
