import { theProduct } from '../../../shared/kernel/index.js';
import { startSession } from '../domain/session.js';
import { createUser, type User } from '../domain/user.js';
import type { SessionRepository } from './session.repository.js';
import type { UserRepository } from './user.repository.js';

const now = new Date('2026-11-02T10:00:00Z');
const cafe = { uid: '01900000-0000-7000-8000-000000000001', type: 'brand' } as const;

/** What every SessionRepository promises. */
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

    await sessions.prove(here.id, later);

    expect(await sessions.get(here.id)).toEqual({ ...here, provenAt: later });
    expect(await sessions.get(elsewhere.id)).toEqual(elsewhere);
    await sessions.end(here.id, later);
    await expect(sessions.prove(here.id, later)).rejects.toMatchObject({ code: 'identity/not-signed-in' });
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
