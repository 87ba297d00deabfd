import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { type Actor, type ProfileRef, type StaffRole, theProduct } from '../../../shared/kernel/index.js';
import { inMemoryIdentity } from '../adapters/in-memory-identity.js';
import { isViewing, startSession } from '../domain/session.js';

const now = new Date('2026-11-02T10:00:00Z');
const cafe: ProfileRef = { uid: '01900000-0000-7000-8000-000000000001', type: 'brand' };

async function signedIn(staffRole: StaffRole = 'operations') {
  const clock = new FixedClock(now);
  const identity = inMemoryIdentity(clock, clock, new NoTransaction());
  const user = await identity.createPerson.execute(theProduct, { email: 's@example.com', name: 'Sam', staffRole }, []);
  const session = startSession(user, null, 'a browser', now);
  await identity.sessions.start(session);
  const actor: Actor = { userId: user.id, role: 'admin', staffRole };
  return { ...identity, clock, user, session, actor };
}

describe('looking as a profile', () => {
  it('continues in another session, as that profile and with no staff rights, for half an hour', async () => {
    const { beginViewing, actor, session, sessions, user } = await signedIn();
    const { session: next, actor: as } = await beginViewing.execute(actor, session.id, cafe);

    expect(as).toEqual({ userId: user.id, role: 'brand', profile: cafe, memberRole: 'owner', viewing: true });
    expect(sessions.openOf(user.id)).toEqual([next]);
    expect(next.id).not.toBe(session.id);
    expect(isViewing(next, new Date('2026-11-02T10:29:59.999Z'))).toBe(true);
    expect(isViewing(next, new Date('2026-11-02T10:30:00Z'))).toBe(false);
  });

  it('is of that profile alone, and comes back to oneself; both are noted', async () => {
    const { beginViewing, endViewing, actor, session, sessions, user, getSession, clock } = await signedIn();
    const { session: looking, actor: as } = await beginViewing.execute(actor, session.id, cafe);
    expect(await getSession.execute(as)).toMatchObject({ current: cafe, linked: [cafe] });

    clock.set(new Date('2026-11-02T11:00:00Z'));
    const { session: own, actor: self } = await endViewing.execute(as, looking.id);
    expect(self).toEqual(actor);
    expect(own).toMatchObject({ profileUid: null, viewingUntil: null, provenAt: now, createdAt: now });
    expect(sessions.openOf(user.id)).toEqual([own]);
    expect(sessions.events.slice(-2)).toMatchObject([
      { name: 'user.viewing-began', actor, aggregate: { id: user.id }, payload: { profile: cafe } },
      { name: 'user.viewing-ended', actor, aggregate: { id: user.id }, payload: { profile: cafe } },
    ]);
  });

  it('ends nothing where nobody looks', async () => {
    const { endViewing, actor, session, sessions } = await signedIn();
    expect(await endViewing.execute(actor, session.id)).toEqual({ session, actor });
    expect(sessions.events).toEqual([]);
  });

  it('is for staff who work, and only as a profile that exists', async () => {
    const looks = await signedIn('read-only');
    await expect(looks.beginViewing.execute(looks.actor, looks.session.id, cafe)).rejects.toMatchObject({
      code: 'identity/read-only',
    });
    const works = await signedIn();
    works.cards.cardsOf = async () => [];
    await expect(works.beginViewing.execute(works.actor, works.session.id, cafe)).rejects.toMatchObject({
      code: 'identity/not-your-profile',
    });
    const { actor: as, session } = await looks.beginViewing.execute(
      { ...looks.actor, staffRole: 'operations' },
      looks.session.id,
      cafe,
    );
    await expect(looks.beginViewing.execute(as, session.id, cafe)).rejects.toMatchObject({
      code: 'identity/read-only',
    });
  });
});
