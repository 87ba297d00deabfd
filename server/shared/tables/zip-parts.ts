import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { TableFault } from './source.js';

/** So much may a file hold once it is unpacked: 100 MB. */
const mostUnpacked = 100 * 1_024 * 1_024;
/** A workbook has a few dozen. */
const mostParts = 1_000;

/** What is in a zip file. It has to be closed. */
export class ZipParts {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws TableFault where it is damaged, locked, or too large once unpacked */
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

  /** No more than was said of it: yauzl refuses what unpacks to more. */
  readonly read = (name: string): Promise<Readable> | null => {
    const entry = this.entries.get(name);
    return entry ? this.zip.openReadStreamPromise(entry) : null;
  };

  close(): void {
    this.zip.close();
  }
}
