import { createHash } from 'node:crypto';

/** The SHA-256 of these bytes, in hexadecimal. */
export async function fingerprintOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}
