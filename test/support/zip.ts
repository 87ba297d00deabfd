import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;

/** The files of a ZIP by name, in order (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT). */
export function filesInZip(zip: Buffer): Map<string, Buffer> {
  let end = zip.length - 22;
  while (end >= 0 && zip.readUInt32LE(end) !== endOfDirectory) end--;
  if (end < 0) throw new Error('This is no ZIP file.');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    if (zip.readUInt32LE(at) !== directoryEntry) throw new Error('The directory of this ZIP file is broken.');
    const [method, packedBytes] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes!);
    files.set(name, contentAt(zip, zip.readUInt32LE(at + 42), method, packedBytes));
    at += 46 + nameBytes! + extraBytes! + commentBytes!;
  }
  return files;
}

function contentAt(zip: Buffer, header: number, method: number, packedBytes: number): Buffer {
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const packed = zip.subarray(start, start + packedBytes);
  return method === 0 ? Buffer.from(packed) : inflateRawSync(packed);
}

/** What a dossier's own verifier says, run without the product as a sceptic would. */
export function verifiedOffline(dossier: Buffer): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dossier-'));
  for (const [name, content] of filesInZip(dossier)) fs.writeFileSync(path.join(folder, name), content);
  return execFileSync(process.execPath, ['verify.mjs'], { cwd: folder, encoding: 'utf8' });
}
