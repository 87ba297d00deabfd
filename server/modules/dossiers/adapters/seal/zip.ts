import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** Zips these files deterministically: the same files at the same time give the same bytes. */
export async function zipOf(files: ReadonlyMap<string, string>, at: Date): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files) zip.addBuffer(Buffer.from(content, 'utf8'), name, { mtime: at });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream as Readable) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
