import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { TableFault } from './source.js';

/** The maximum size after decompression: 100 MB. */
const mostUnpacked = 100 * 1_024 * 1_024;
/** A workbook has a few dozen. */
const mostParts = 1_000;

/** The entries of a zip file, which must be closed. */
export class ZipParts {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws TableFault when it is damaged, encrypted, or too large after decompression */
  static async open(file: string): Promise<ZipParts> {
    const zip = await openPromise(file, { autoClose: false }).catch(() => {
      throw new TableFault('This file is damaged. Please save it again, and import it then.');
    });
    const entries = new Map<string, Entry>();
    let size = 0;
    if (zip.entryCount > mostParts) {
      zip.close();
      throw new TableFault('This file holds more than 1,000 parts. Please save it as CSV, and import that.');
    }
    for await (const entry of zip.eachEntry()) {
      entries.set(entry.fileName, entry);
      size += entry.uncompressedSize;
    }
    if (size <= mostUnpacked) return new ZipParts(zip, entries);
    zip.close();
    throw new TableFault(
      'This file is larger than 100 MB once it is unpacked. Please save it as CSV, and import that.',
    );
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  /** At most the declared size: yauzl rejects an entry that decompresses to more. */
  readonly read = (name: string): Promise<Readable> | null => {
    const entry = this.entries.get(name);
    return entry ? this.zip.openReadStreamPromise(entry) : null;
  };

  close(): void {
    this.zip.close();
  }
}
