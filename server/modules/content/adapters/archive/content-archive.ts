import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { ZipFile } from 'yazl';
import { slugify } from '../../../../contract/rules/slug.js';
import { forSpreadsheets } from '../../../../shared/tables/for-spreadsheets.js';
import type { ContentPiece } from '../../domain/content.js';
import type { ContentFile } from '../../use-cases/download-content.js';

/** Pictures and videos are already compressed. */
const asItIs = { compress: false };

/** "01-supper-for-two-amara-eats-reel.mp4". */
function nameOf({ title, creator, type }: ContentPiece, fileName: string, index: number): string {
  const words = slugify([title, creator?.handle ?? '', type].join(' ').replace(/[._]/g, ' '));
  const extension = /\.[a-z0-9]{1,5}$/i.exec(fileName)?.[0].toLowerCase() ?? '';
  return `${String(index + 1).padStart(2, '0')}-${words}${extension}`;
}

const header = [
  'File',
  'Offer',
  'Creator',
  'Handle',
  'Type',
  'Caption',
  'Post',
  'Approved',
  'Channels',
  'Rights until',
];

const rowOf = ({ title, creator, type, caption, postUrl, approvedAt, rights, rightsUntil }: ContentPiece) => [
  ...[title, creator?.name ?? '', creator?.handle ?? '', type, caption, postUrl ?? '', approvedAt.toISOString()],
  ...[rights?.channels.join(', ') ?? '', rightsUntil?.toISOString() ?? ''],
];

/**
 * A ZIP of these files, streamed one after the other, with `content.csv`, which describes each. `bytes` is its exact
 * size. A file that can't be read aborts the stream with an error, so that no client mistakes half an archive for a
 * whole one.
 */
export async function contentArchive(
  files: readonly ContentFile[],
  at: Date,
): Promise<{ stream: Readable; bytes: number }> {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  (zip as unknown as NodeJS.EventEmitter).on('error', (error: Error) => stream.destroy(error));
  const named = files.map((each, index) => ({ ...each, name: nameOf(each.piece, each.file.fileName, index) }));
  const table = stringify([header, ...named.map(({ piece, name }) => [name, ...rowOf(piece)])], forSpreadsheets);
  zip.addBuffer(Buffer.from(table), 'content.csv', { ...asItIs, mtime: at });
  for (const { name, piece, file } of named)
    zip.addReadStreamLazy(name, { ...asItIs, size: file.bytes, mtime: piece.approvedAt }, (ready) =>
      ready(
        null,
        Readable.from(file.content(), { objectMode: false }).on('error', (error) => stream.destroy(error)),
      ),
    );
  // Its types omit the callback's argument: the total size.
  const end = zip.end.bind(zip) as (options: undefined, sized: (bytes: number) => void) => void;
  const bytes = await new Promise<number>((resolve) => end(undefined, resolve));
  return { stream, bytes };
}
