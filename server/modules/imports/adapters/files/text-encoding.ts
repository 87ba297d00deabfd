import { createReadStream } from 'node:fs';

/** The name by which iconv-lite knows an encoding. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const startsWith = (bytes: Buffer, ...mark: number[]) => mark.every((byte, i) => bytes[i] === byte);

/** By the byte order mark, or by where the zeros of Latin letters lie. */
function byFirstBytes(bytes: Buffer): Encoding | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  const zeros = { even: 0, odd: 0 };
  bytes.forEach((byte, i) => byte === 0 && zeros[i % 2 === 0 ? 'even' : 'odd']++);
  if (zeros.odd > bytes.length / 4) return 'utf-16le';
  if (zeros.even > bytes.length / 4) return 'utf-16be';
  return null;
}

/** How a file is written. The whole file is read once: an accent may stand in its last row only. */
export async function encodingOf(file: string): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      const known = isFirst ? byFirstBytes(chunk.subarray(0, 4_096)) : null;
      if (known) return known;
      isFirst = false;
      utf8.decode(chunk, { stream: true });
    }
    utf8.decode();
    return 'utf-8';
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'windows-1252';
    throw error;
  }
}
