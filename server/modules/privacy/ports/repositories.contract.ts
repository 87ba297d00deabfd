import { everythingAllowed, nothingAllowed } from '../../../contract/consent.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { accountEvent, closeAccount } from '../domain/closure.js';
import { recordConsent } from '../domain/consent.js';
import type { ClosureRepository, ConsentRepository } from './repositories.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 10, minute));

/** What every ConsentRepository promises. `person` answers the id of somebody new; `count` how many answers are kept of them. */
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

/** `person` answers the id of somebody new; `told` counts the events that were stored. */
export type ClosureWorld = { closures: ClosureRepository; person(): Promise<string>; told(): Promise<number> };

/** What every ClosureRepository promises. */
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
