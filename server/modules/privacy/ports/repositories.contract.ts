import { everythingAllowed, nothingAllowed } from '../../../contract/consent.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { accountEvent, closeAccount } from '../domain/closure.js';
import { recordConsent } from '../domain/consent.js';
import { completeExport, requestExport } from '../domain/data-export.js';
import type {
  ClosureRepository,
  ConsentRepository,
  Entry,
  ExportFile,
  ExportFiles,
  ExportRepository,
} from './repositories.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 10, minute));

/**
 * The contract of every ConsentRepository. `person` returns the id of a new person; `count` how many of their answers
 * are stored.
 */
export function consentRepositoryContract(
  world: () => { consents: ConsentRepository; person(): Promise<string>; count(userId: string): Promise<number> },
): void {
  it('knows nothing of who was never asked', async () => {
    expect(await world().consents.newestOf(await world().person())).toBeNull();
  });

  it('says what holds now, and keeps what held before', async () => {
    const { consents, person, count } = world();
    const userId = await person();
    await consents.add(recordConsent(userId, 1, everythingAllowed, at(1)));
    const newest = recordConsent(userId, 2, { ...nothingAllowed, heatMap: true }, at(2));
    await consents.add(newest);
    expect(await consents.newestOf(userId)).toEqual(newest);
    expect(await count(userId)).toBe(2);
  });
}

const now = new Date('2026-11-23T10:00:00Z');
const dayMs = 24 * 60 * 60 * 1_000;

/** `person` returns the id of a new person; `told` counts the stored events. */
export type ClosureWorld = { closures: ClosureRepository; person(): Promise<string>; told(): Promise<number> };

/** The contract of every ClosureRepository. */
export function closureRepositoryContract(world: () => ClosureWorld): void {
  const closing = async (at = now) => {
    const userId = await world().person();
    const actor: Actor = { userId, role: 'guest' };
    const profiles = [{ uid: '01900000-0000-7000-8000-000000000001', type: 'influencer' as const }];
    const [closure, event] = closeAccount({ userId, email: 'jane@example.com', profiles }, actor, at);
    return { actor, closure, event, kept: accountEvent('account.kept', closure, actor, at) };
  };

  it('gives back what was added, and knows nobody else', async () => {
    const { closure, event } = await closing();
    expect(await world().closures.find(closure.userId)).toBeNull();
    await world().closures.add(closure, event);
    expect(await world().closures.find(closure.userId)).toEqual(closure);
  });

  it('refuses a second one of the same person, and tells of it once', async () => {
    const { closure, event } = await closing();
    const before = await world().told();
    await world().closures.add(closure, event);
    const [, again] = closeAccount({ ...closure, email: '' }, { userId: closure.userId, role: 'guest' }, now);
    await expect(world().closures.add(closure, again)).rejects.toMatchObject({ code: 'privacy/already-closing' });
    expect((await world().told()) - before).toBe(1);
  });

  it('of many who take it away at once one succeeds', async () => {
    const { closure, event, kept, actor } = await closing();
    await world().closures.add(closure, event);
    const events = [kept, ...[1, 2, 3].map(() => accountEvent('account.erased', closure, actor, now))];
    const taken = await Promise.all(events.map((each) => world().closures.take(closure.userId, each)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await world().closures.find(closure.userId)).toBeNull();
  });

  it('finds those whose time is over, to the second, the longest-waiting first', async () => {
    const [older, newer] = [await closing(new Date(now.getTime() - dayMs)), await closing(now)];
    for (const { closure, event } of [newer, older]) await world().closures.add(closure, event);
    const ids = async (at: Date, limit = 10) => (await world().closures.due(at, limit)).map(({ userId }) => userId);
    const [first, second] = [older.closure, newer.closure];
    expect(await ids(new Date(first.erasesAt.getTime() - 1))).toEqual([]);
    expect(await ids(second.erasesAt)).toEqual([first.userId, second.userId]);
    expect(await ids(second.erasesAt, 1)).toEqual([first.userId]);
  });

  it('tells of an account that was not being closed before', async () => {
    const { closure, actor } = await closing();
    const before = await world().told();
    await world().closures.tell(accountEvent('account.erased', closure, actor, now));
    expect((await world().told()) - before).toBe(1);
  });
}

const later = new Date('2026-11-24T10:00:00Z');

/** The contract of every ExportRepository. `person` returns the id of a new person. */
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

  it('doesn’t restore what has been removed', async () => {
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

/** The contract of every ExportFiles. */
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

  it('keeps attempts at the same copy apart: the stored one is complete', async () => {
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
