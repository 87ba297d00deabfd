import { completeExport, requestExport } from '../domain/data-export.js';
import type { Entry, ExportFile, ExportFiles, ExportRepository } from './exports.js';

const now = new Date('2026-11-23T10:00:00Z');
const later = new Date('2026-11-24T10:00:00Z');

/** What every ExportRepository promises. `person` answers the id of somebody new. */
export function exportRepositoryContract(world: () => { exports: ExportRepository; person(): Promise<string> }): void {
  it('gives back what was added, and what became of it', async () => {
    const { exports, person } = world();
    const wanted = await exports.add(requestExport(await person(), now));
    expect(await exports.find(wanted.id)).toEqual(wanted);
    const ready = completeExport(wanted, 1_234, later);
    expect(await exports.replace(ready)).toBe(true);
    expect(await exports.find(wanted.id)).toEqual(ready);
    expect(await exports.newestOf(wanted.userId)).toEqual(ready);
  });

  it('makes one at a time for one person, however many are asked for at once', async () => {
    const { exports, person } = world();
    const userId = await person();
    const asked = await Promise.all([1, 2, 3, 4].map(() => exports.add(requestExport(userId, now))));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    await exports.replace(completeExport(asked[0]!, 1, now));
    const next = await exports.add(requestExport(userId, later));
    expect((await exports.allOf(userId)).map(({ id }) => id)).toEqual([next.id, asked[0]!.id]);
  });

  it('finds what may not be downloaded any more, to the second, and forgets it', async () => {
    const { exports, person } = world();
    const wanted = await exports.add(requestExport(await person(), now));
    const ready = completeExport(wanted, 1, now);
    await exports.replace(ready);
    const due = async (at: Date) => (await exports.expired(at, 100)).some(({ id }) => id === wanted.id);
    expect(await due(new Date(ready.expiresAt!.getTime() - 1))).toBe(false);
    expect(await due(ready.expiresAt!)).toBe(true);
    await exports.remove(wanted.id);
    expect(await exports.find(wanted.id)).toBeNull();
    expect(await exports.newestOf(wanted.userId)).toBeNull();
  });

  it('does not bring back what was removed meanwhile', async () => {
    const { exports, person } = world();
    const wanted = await exports.add(requestExport(await person(), now));
    await exports.remove(wanted.id);
    expect(await exports.replace(completeExport(wanted, 1, now))).toBe(false);
    expect(await exports.find(wanted.id)).toBeNull();
  });

  it('of attempts that end at once lets one be the copy', async () => {
    const { exports, person } = world();
    const wanted = await exports.add(requestExport(await person(), now));
    const attempts = await Promise.all([1, 2, 3].map((bytes) => exports.replace(completeExport(wanted, bytes, now))));
    expect(attempts.filter(Boolean)).toHaveLength(1);
    expect((await exports.find(wanted.id))!.bytes).toBe(attempts.indexOf(true) + 1);
  });
}

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
