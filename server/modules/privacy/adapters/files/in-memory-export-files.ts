import { type Entry, type ExportFile, ExportFiles } from '../../ports/export-files.js';

/** Joins the entries, without packing them. */
export class InMemoryExportFiles extends ExportFiles {
  private readonly files = new Map<string, Uint8Array>();

  async write(id: string, entries: AsyncIterable<Entry>): Promise<number> {
    const parts: Uint8Array[] = [];
    for await (const { content } of entries) for await (const part of content()) parts.push(part);
    const file = Buffer.concat(parts);
    this.files.set(id, file);
    return file.length;
  }

  async read(id: string): Promise<ExportFile | null> {
    const file = this.files.get(id);
    if (!file) return null;
    return { bytes: file.length, content: (async function* () { yield file; })() }; // prettier-ignore
  }

  async remove(id: string): Promise<void> {
    this.files.delete(id);
  }
}
