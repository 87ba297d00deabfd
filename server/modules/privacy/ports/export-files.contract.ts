import type { Entry, ExportFile, ExportFiles } from './export-files.js';

const id = '01900000-0000-7000-8000-00000000f11e';

export const entriesOf = async function* (contents: Readonly<Record<string, string>>): AsyncIterable<Entry> {
  for (const [name, text] of Object.entries(contents))
    yield { name, content: async function* () { yield Buffer.from(text); } }; // prettier-ignore
};

export async function bytesOf(file: ExportFile | null): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of file?.content ?? []) parts.push(part);
  return Buffer.concat(parts);
}

/** What every ExportFiles promises. */
export function exportFilesContract(files: () => ExportFiles): void {
  it('gives back as many bytes as it says that it wrote', async () => {
    const bytes = await files().write(id, entriesOf({ 'a.json': '{}', 'b.json': '[1]' }));
    const file = await files().read(id);
    expect(file!.bytes).toBe(bytes);
    expect(await bytesOf(file)).toHaveLength(bytes);
  });

  it('replaces what was there', async () => {
    await files().write(id, entriesOf({ 'a.json': 'long '.repeat(1_000) }));
    const bytes = await files().write(id, entriesOf({ 'a.json': '{}' }));
    expect(await bytesOf(await files().read(id))).toHaveLength(bytes);
  });

  it('keeps attempts at the same copy apart: one of them is what lies there, whole', async () => {
    let overtake!: () => void;
    const overtaken = new Promise<void>((done) => (overtake = done));
    const slow = async function* (): AsyncIterable<Entry> {
      yield* entriesOf({ 'a.json': 'slow '.repeat(1_000) });
      await overtaken;
      yield* entriesOf({ 'b.json': 'slow' });
    };
    const slower = files().write(id, slow());
    const faster = await files().write(id, entriesOf({ 'a.json': '{}' }));
    expect(await bytesOf(await files().read(id))).toHaveLength(faster);
    overtake();
    const bytes = await slower;
    const file = await files().read(id);
    expect(file!.bytes).toBe(bytes);
    expect(await bytesOf(file)).toHaveLength(bytes);
  });

  it('leaves nothing of one that broke off, between two entries or within one', async () => {
    await files().remove(id);
    const broken = async function* () {
      yield Buffer.from('{');
      throw new Error('The database went away.');
    };
    const between = async function* (): AsyncIterable<Entry> {
      yield* entriesOf({ 'a.json': '{}' });
      throw new Error('The database went away.');
    };
    const within = async function* (): AsyncIterable<Entry> {
      yield { name: 'a.json', content: broken };
    };
    for (const entries of [between(), within()]) await expect(files().write(id, entries)).rejects.toThrow('went away');
    expect(await files().read(id)).toBeNull();
  });

  it('removes, also what is not there', async () => {
    await files().write(id, entriesOf({ 'a.json': '{}' }));
    await files().remove(id);
    await files().remove(id);
    expect(await files().read(id)).toBeNull();
  });
}
