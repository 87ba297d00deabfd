import { theProduct } from '../../../shared/kernel/index.js';
import { startSession } from '../domain/session.js';
import { disable } from '../domain/staff.js';
import { createUser, link, unlink, type User } from '../domain/user.js';
import type { UserRepository, SessionRepository } from './repositories.js';

const now = new Date('2026-11-02T10:00:00Z');
const cafe = { uid: '01900000-0000-7000-8000-000000000001', type: 'brand' } as const;
const jane = { uid: '01900000-0000-7000-8000-000000000002', type: 'influencer' } as const;

/** The contract of every UserRepository. `users` returns a new, empty one. */
export function userRepositoryContract(users: () => UserRepository): void {
  const make = (email: string) => createUser({ email, name: 'Jane', linkedBrandUid: cafe.uid }, theProduct, now);

  it('gives back what was saved, memberships in order', async () => {
    const [user, created] = make('jane@example.com');
    const [once, first] = link(user, { profile: jane, kind: 'linked', role: 'owner' }, theProduct, now);
    const later = new Date(now.getTime() + 1);
    const [twice, second] = link(once, { profile: cafe, kind: 'admin', role: 'admin' }, theProduct, later);

    const saved = await users().save(twice, created, first, second);

    expect(saved).toEqual({ ...twice, version: 1 });
    expect(await users().get(user.id)).toEqual(saved);
    expect(await users().findByEmail('jane@example.com')).toEqual(saved);
  });

  it('stores changes, and forgets links that were taken away', async () => {
    const [user, created] = make('jane@example.com');
    const [linked] = link(user, { profile: jane, kind: 'linked', role: 'owner' }, theProduct, now);
    const saved = await users().save(linked, created);
    const [without, unlinked] = unlink(saved, jane, theProduct, now);
    const [changed, disabled] = disable(without, theProduct, now);

    await users().save(changed, unlinked, disabled);

    expect(await users().get(user.id)).toEqual({ ...changed, version: 2 });
  });

  it('knows nobody by a foreign id or address', async () => {
    await expect(users().get(cafe.uid)).rejects.toMatchObject({ code: 'identity/no-such-user' });
    expect(await users().findByEmail('nobody@example.com')).toBeNull();
  });

  it('refuses a state that was read before someone else saved', async () => {
    const [user, created] = make('jane@example.com');
    const saved = await users().save(user, created);
    await users().save({ ...saved, name: 'Janet' });

    await expect(users().save({ ...saved, name: 'June' })).rejects.toMatchObject({ code: 'identity/stale' });
    expect((await users().get(user.id)).name).toBe('Janet');
  });

  it('refuses a second person with the same address', async () => {
    const [first, created] = make('jane@example.com');
    const [second, createdToo] = make('jane@example.com');
    await users().save(first, created);

    await expect(users().save(second, createdToo)).rejects.toMatchObject({ code: 'identity/email-taken' });
    await expect(users().get(second.id)).rejects.toMatchObject({ code: 'identity/no-such-user' });
  });
}

/** The contract of every SessionRepository. */
export function sessionRepositoryContract(world: () => { sessions: SessionRepository; users: UserRepository }): void {
  const person = async (email = 'jane@example.com'): Promise<User> => {
    const [user, created] = createUser({ email, name: 'Jane' }, theProduct, now);
    return world().users.save(user, created);
  };

  it('gives back what was started, with and without a profile', async () => {
    const { sessions } = world();
    const jane = await person();
    const [plain, chosen] = [startSession(jane, null, 'a browser', now), startSession(jane, cafe, 'another', now)];
    await sessions.start(plain);
    await sessions.start(chosen);

    expect(await sessions.get(plain.id)).toEqual(plain);
    expect(await sessions.get(chosen.id)).toEqual(chosen);
  });

  it('ends one, once, and leaves the others', async () => {
    const { sessions } = world();
    const jane = await person();
    const [ended, other] = [startSession(jane, null, '', now), startSession(jane, null, '', now)];
    await sessions.start(ended);
    await sessions.start(other);

    await sessions.end(ended.id, now);

    await expect(sessions.get(ended.id)).rejects.toMatchObject({ code: 'identity/not-signed-in' });
    await expect(sessions.end(ended.id, now)).rejects.toMatchObject({ code: 'identity/not-signed-in' });
    expect(await sessions.get(other.id)).toEqual(other);
  });

  it('ends all of one person', async () => {
    const { sessions } = world();
    const [jane, bob] = [await person(), await person('bob@example.com')];
    const [first, second] = [startSession(jane, null, '', now), startSession(jane, cafe, '', now)];
    const ofBob = startSession(bob, null, '', now);
    for (const session of [first, second, ofBob]) await sessions.start(session);

    await sessions.endAllOf({ userId: jane.id }, now);

    await expect(sessions.get(first.id)).rejects.toMatchObject({ code: 'identity/not-signed-in' });
    await expect(sessions.get(second.id)).rejects.toMatchObject({ code: 'identity/not-signed-in' });
    expect(await sessions.get(ofBob.id)).toEqual(ofBob);
  });

  it('ends all of one person but the one to keep', async () => {
    const { sessions } = world();
    const jane = await person();
    const [kept, other] = [startSession(jane, null, '', now), startSession(jane, cafe, '', now)];
    for (const session of [kept, other]) await sessions.start(session);

    await sessions.endAllOf({ userId: jane.id, except: kept.id }, now);

    expect(await sessions.get(kept.id)).toEqual(kept);
    await expect(sessions.get(other.id)).rejects.toMatchObject({ code: 'identity/not-signed-in' });
  });

  it('R425: notes a fresh proof, for this session only', async () => {
    const { sessions } = world();
    const jane = await person();
    const [here, elsewhere] = [startSession(jane, null, '', now), startSession(jane, null, '', now)];
    for (const session of [here, elsewhere]) await sessions.start(session);
    const later = new Date(now.getTime() + 60_000);

    const proof = { provenAt: later, now: later };
    const proven = await sessions.prove(here.id, proof);

    expect(proven).toEqual({ ...here, provenAt: later, tokenNumber: 1, tokenSince: later });
    expect(await sessions.get(here.id)).toEqual(proven);
    expect(await sessions.get(elsewhere.id)).toEqual(elsewhere);
    await sessions.end(here.id, later);
    await expect(sessions.prove(here.id, proof)).rejects.toMatchObject({ code: 'identity/not-signed-in' });
  });

  it('makes one next token for proofs within half a minute, and another one after that', async () => {
    const { sessions } = world();
    const session = startSession(await person(), null, '', now);
    await sessions.start(session);
    const proveAfter = async (ms: number) => {
      const at = new Date(now.getTime() + ms);
      return (await sessions.prove(session.id, { provenAt: at, now: at })).tokenNumber;
    };

    expect(await Promise.all(Array.from({ length: 5 }, () => proveAfter(0)))).toEqual([1, 1, 1, 1, 1]);
    expect([await proveAfter(29_999), await proveAfter(30_000)]).toEqual([1, 2]);
  });

  it('lists the living ones of one person, the most recently used first', async () => {
    const { sessions } = world();
    const [jane, bob] = [await person(), await person('bob@example.com')];
    const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1_000);
    const [older, newer] = [startSession(jane, null, '', daysAgo(3)), startSession(jane, cafe, '', daysAgo(1))];
    const ended = { ...startSession(jane, null, '', now), endedAt: now };
    const unused = startSession(jane, null, '', daysAgo(7));
    const tooOld = { ...startSession(jane, null, '', daysAgo(30)), lastSeenAt: now };
    const pending = startSession(jane, null, '', now, 'second-factor');
    for (const session of [older, newer, ended, unused, tooOld, pending, startSession(bob, null, '', now)])
      await sessions.start(session);

    expect(await sessions.livingOf(jane.id, now)).toEqual([newer, older]);
  });
}
