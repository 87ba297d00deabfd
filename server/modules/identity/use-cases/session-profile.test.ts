import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { type Actor, type ProfileRef, theProduct } from '../../../shared/kernel/index.js';
import { inMemoryIdentity } from '../adapters/in-memory-identity.js';
import { startSession } from '../domain/session.js';
import { actorOf, type NewMembership, type NewUser } from '../domain/user.js';

const now = new Date('2026-11-02T10:00:00Z');
const later = new Date('2026-11-03T10:00:00Z');
const uid = (end: number) => `01900000-0000-7000-8000-00000000000${end}`;
const cafe: ProfileRef = { uid: uid(1), type: 'brand' };
const jane: ProfileRef = { uid: uid(2), type: 'influencer' };
const hotel: ProfileRef = { uid: uid(3), type: 'brand' };
const foreign: ProfileRef = { uid: uid(4), type: 'brand' };
const linked = (profile: ProfileRef): NewMembership => ({ profile, kind: 'linked', role: 'owner' });
const administered = (profile: ProfileRef): NewMembership => ({ profile, kind: 'admin', role: 'admin' });
const staff: Actor = { userId: uid(9), role: 'admin', staffRole: 'super-user' };

async function signedIn(memberships: NewMembership[] = [], facts: Partial<NewUser> = {}) {
  const clock = new FixedClock(now);
  const identity = inMemoryIdentity(clock, clock, new NoTransaction());
  const person = { email: 'jane@example.com', name: 'Jane', ...facts };
  const user = await identity.createPerson.execute(theProduct, person, memberships);
  const session = startSession(user, null, 'a browser', now);
  await identity.sessions.start(session);
  return { ...identity, clock, user, session, actor: actorOf(user, null) };
}

describe('the session', () => {
  it('R259, R262: of someone who is not signed in is empty', async () => {
    const { getSession } = await signedIn();
    expect(await getSession.execute(null)).toEqual({ current: null, linked: [] });
  });

  it('R148: names what can be chosen while nothing is chosen', async () => {
    const { getSession, actor } = await signedIn([linked(cafe), linked(jane), administered(hotel)]);
    const { current, linked: found } = await getSession.execute(actor);

    expect(current).toBeNull();
    expect(found).toMatchObject([
      { ...cafe, profile: { name: 'brand 1' } },
      { ...jane, profile: { handle: 'handle2' } },
    ]);
  });

  it('R259: names the chosen profile, also one that is only administered', async () => {
    const { getSession, user } = await signedIn([linked(cafe), administered(hotel)]);

    expect((await getSession.execute(actorOf(user, cafe))).current).toMatchObject({
      ...cafe,
      profile: { name: 'brand 1' },
    });
    const { current, linked: found } = await getSession.execute(actorOf(user, hotel));
    expect(current).toMatchObject(hotel);
    expect(found).toMatchObject([cafe]);
  });

  it('R145, R161: of staff is of type admin, with nothing else to choose', async () => {
    const { getSession, getUser, actor, user } = await signedIn([linked(cafe)], { staffRole: 'operations' });
    const { current, linked: found } = await getSession.execute(actor);

    expect(current).toMatchObject({ uid: user.id, type: 'admin', profile: { name: 'Jane', paying: false } });
    expect(found).toEqual([current]);
    expect((await getUser.execute(actor)).linkedProfiles).toEqual([current]);
  });

  it('R263-R267: getUser names everything that the person may act for', async () => {
    const links = [linked(cafe), administered(hotel), administered({ uid: uid(5), type: 'influencer' })];
    const { getUser, actor } = await signedIn(links, { linkedBrandUid: uid(6), linkedInfluencerUid: uid(7) });

    expect(await getUser.execute(actor)).toMatchObject({
      linkedProfiles: [cafe],
      linkedBrandUid: uid(6),
      brandAdminsFor: [hotel.uid],
      linkedInfluencerUid: uid(7),
      influencerAdminsFor: [uid(5)],
    });
  });
});

describe('switching the profile', () => {
  it.each([
    ['a linked profile', cafe, 'owner'],
    ['one that is administered', hotel, 'admin'],
    ['the single brand', { uid: uid(6), type: 'brand' }, 'admin'],
    ['the single influencer', { uid: uid(7), type: 'influencer' }, 'admin'],
  ] as const)('R174: to %s goes on in a new session, and ends the old one', async (_, target, memberRole) => {
    const { switchProfile, actor, session, sessions, user, clock } = await signedIn(
      [linked(cafe), administered(hotel)],
      {
        linkedBrandUid: uid(6),
        linkedInfluencerUid: uid(7),
      },
    );
    clock.set(later);

    const { session: next, actor: as } = await switchProfile.execute(actor, session.id, target);

    expect(as).toEqual({ userId: user.id, role: target.type, profile: target, memberRole });
    expect(next.id).not.toBe(session.id);
    expect(next).toMatchObject({ profileUid: target.uid, profileType: target.type, createdAt: now });
    expect(sessions.openOf(user.id)).toEqual([next]);
  });

  it('R174: to a foreign profile is answered as if it did not exist, and changes nothing', async () => {
    const { switchProfile, actor, session, sessions, user } = await signedIn([linked(cafe)]);
    await expect(switchProfile.execute(actor, session.id, foreign)).rejects.toMatchObject({
      code: 'identity/not-your-profile',
      kind: 'not-found',
    });
    expect(sessions.openOf(user.id)).toEqual([session]);
  });

  it('R172: is not for staff', async () => {
    const { switchProfile, actor, session } = await signedIn([linked(cafe)], { staffRole: 'super-user' });
    await expect(switchProfile.execute(actor, session.id, cafe)).rejects.toMatchObject({
      code: 'identity/not-your-profile',
    });
  });

  it('from a session that has ended is refused', async () => {
    const { switchProfile, endSessions, actor, session, user } = await signedIn([linked(cafe)]);
    await endSessions.execute(user.id);
    await expect(switchProfile.execute(actor, session.id, cafe)).rejects.toMatchObject({
      code: 'identity/not-signed-in',
    });
  });
});

describe('the end of sessions', () => {
  it('R152: signing out ends this session and no other', async () => {
    const { signOut, sessions, session, user, actor } = await signedIn();
    const elsewhere = startSession(user, null, 'another browser', now);
    await sessions.start(elsewhere);

    await signOut.execute(actor, session.id);

    expect(sessions.openOf(user.id)).toEqual([elsewhere]);
    expect(sessions.events).toMatchObject([{ name: 'user.signed-out' }]);
  });

  it('disabling ends them all; enabling brings none back', async () => {
    const { setAccess, sessions, users, user } = await signedIn();
    await setAccess.execute(theProduct, user.id, 'disable');
    expect(sessions.openOf(user.id)).toEqual([]);

    await setAccess.execute(theProduct, user.id, 'enable');
    expect(sessions.openOf(user.id)).toEqual([]);
    expect((await users.get(user.id)).disabledAt).toBeNull();
  });
});

describe('staff', () => {
  it('are made from nothing, or from a person whom we know', async () => {
    const { addStaff, users, user } = await signedIn();
    const made = await addStaff.execute(theProduct, { email: 'New@Example.com', name: 'New', staffRole: 'super-user' });
    const promoted = await addStaff.execute(theProduct, { email: user.email, name: 'Other', staffRole: 'read-only' });

    expect(made).toMatchObject({ email: 'new@example.com', staffRole: 'super-user' });
    expect(promoted).toMatchObject({ id: user.id, name: 'Jane', staffRole: 'read-only' });
    expect(users.events.at(-1)?.name).toBe('user.promoted');
  });
});

describe('R429: a super user', () => {
  it.each(['disabled', 'demoted'] as const)('who was %s since the request began changes nobody', async (how) => {
    const { addStaff, setAccess, users, user } = await signedIn();
    const boss = await addStaff.execute(theProduct, { email: 'b@example.com', name: 'B', staffRole: 'super-user' });
    const stale = actorOf(boss, null);
    if (how === 'disabled') await setAccess.execute(theProduct, boss.id, 'disable');
    else await addStaff.execute(theProduct, { ...boss, staffRole: 'operations' });

    const refused = { code: 'identity/super-user-needed' };
    await expect(setAccess.execute(stale, user.id, 'disable')).rejects.toMatchObject(refused);
    await expect(addStaff.execute(stale, { ...user, staffRole: 'operations' })).rejects.toMatchObject(refused);
    expect(await users.get(user.id)).toMatchObject({ staffRole: null, disabledAt: null });
  });
});

describe('links of a person', () => {
  it('are given and taken away', async () => {
    const { changeLinks, users, user } = await signedIn();
    await changeLinks.link(staff, user.id, linked(cafe));
    expect((await users.get(user.id)).memberships).toMatchObject([{ profileUid: cafe.uid }]);

    await changeLinks.unlink(staff, user.id, cafe);
    expect((await users.get(user.id)).memberships).toEqual([]);
    await expect(changeLinks.unlink(staff, user.id, cafe)).rejects.toMatchObject({ code: 'identity/not-your-profile' });
  });
});
