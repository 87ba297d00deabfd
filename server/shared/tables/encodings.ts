import iconv from 'iconv-lite';
import type { TableEncoding } from '../../contract/rules/tables/encodings.js';
import { headOf, type Source } from './source.js';

/** An encoding, and whether it is certain from the bytes. */
export type ToldEncoding = Readonly<{ encoding: TableEncoding; isSure: boolean }>;

const startsWith = (bytes: Buffer, ...mark: number[]) => mark.every((byte, i) => bytes[i] === byte);

/** Whether lines end with two bytes each: a single-byte text may contain a stray zero. */
const areWide = (bytes: Buffer): boolean =>
  !bytes.includes(0x0a) || bytes.some((byte, at) => byte === 0x0a && (bytes[at - 1] === 0 || bytes[at + 1] === 0));

/** By the byte order mark, or by the position of zero bytes in Latin text. */
function byFirstBytes(bytes: Buffer): ToldEncoding | null {
  if (startsWith(bytes, 0xff, 0xfe)) return { encoding: 'utf-16le', isSure: true };
  if (startsWith(bytes, 0xfe, 0xff)) return { encoding: 'utf-16be', isSure: true };
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return { encoding: 'utf-8', isSure: true };
  const zeros = { even: 0, odd: 0 };
  bytes.forEach((byte, i) => byte === 0 && zeros[i % 2 === 0 ? 'even' : 'odd']++);
  const most = bytes.length / 4;
  if (zeros.odd > most) return { encoding: 'utf-16le', isSure: true };
  if (zeros.even > most) return { encoding: 'utf-16be', isSure: true };
  return zeros.odd + zeros.even > 0 && areWide(bytes)
    ? { encoding: zeros.odd >= zeros.even ? 'utf-16le' : 'utf-16be', isSure: false }
    : null;
}

async function isUtf8(source: Source): Promise<boolean> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of (await source()) as AsyncIterable<Buffer>) utf8.decode(chunk, { stream: true });
    utf8.decode();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
}

const share = (text: string, letters: RegExp): number => (text.match(letters) ?? []).length / Math.max(1, text.length);

/** Single-byte encodings: only the resulting letters tell them apart. */
function byLetters(bytes: Buffer): TableEncoding {
  const strange = (text: string) => text.replace(/[\0-\x7f]/g, '');
  const japanese = iconv.decode(bytes, 'shift_jis');
  if (share(strange(japanese), /[\u3040-\u30ff]/g) > 0.2 && !japanese.slice(0, -1).includes('\ufffd'))
    return 'shift_jis';
  const cyrillic = iconv.decode(bytes, 'windows-1251').match(/[а-яё]{3,}/gi) ?? [];
  const isCyrillic = cyrillic.join('').length > 0.5 * strange(iconv.decode(bytes, 'windows-1251')).length;
  return isCyrillic ? 'windows-1251' : 'windows-1252';
}

const looked = 64 * 1_024;

/** Detects a file's encoding. Reads the whole file once: an accent may be in its last row only. */
export async function encodingOf(source: Source): Promise<ToldEncoding> {
  const head = await headOf(source, looked);
  const known = byFirstBytes(head.subarray(0, 4_096));
  if (known) return known;
  if (await isUtf8(source)) return { encoding: 'utf-8', isSure: true };
  return { encoding: byLetters(await strangeLines(source)), isSure: false };
}

/** Only the lines with non-ASCII bytes, so that a long file of plain letters gives as much evidence as a short one. */
async function strangeLines(source: Source): Promise<Buffer> {
  const lines: Buffer[] = [];
  let size = 0;
  for await (const chunk of (await source()) as AsyncIterable<Buffer>) {
    for (let from = 0; from < chunk.length && size < looked;) {
      const end = chunk.indexOf(0x0a, from);
      const line = chunk.subarray(from, end < 0 ? chunk.length : end + 1);
      if (line.some((byte) => byte > 0x7f)) size += lines.push(line) && line.length;
      from += line.length;
    }
    if (size >= looked) break;
  }
  return Buffer.concat(lines);
}
