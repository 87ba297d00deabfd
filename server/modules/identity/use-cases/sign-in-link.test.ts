import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { theProduct } from '../../../shared/kernel/index.js';
import { inMemoryIdentity } from '../adapters/in-memory-identity.js';
import type { NewMembership } from '../domain/user.js';

const now = new Date('2026-11-02T10:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const visitor = { address: '10.0.0.1', userAgent: 'a browser' };
const cafe = { uid: '01900000-0000-7000-8000-000000000001', type: 'brand' } as const;
const jane = { uid: '01900000-0000-7000-8000-000000000002', type: 'influencer' } as const;
const asOwner = (profile: NewMembership['profile']): NewMembership => ({ profile, kind: 'linked', role: 'owner' });
const notValid = { code: 'identity/link-not-valid', kind: 'unauthenticated' };

function aWorld() {
  const clock = new FixedClock(now);
  const identity = inMemoryIdentity(clock, new FixedClock(now), new NoTransaction());
  const person = (...memberships: NewMembership[]) =>
    identity.createPerson.execute(theProduct, { email: 'jane@example.com', name: 'Jane' }, memberships);
  /** Requests a link and reads it from the email. */
  const mailedToken = async () => {
    await identity.sendLink.execute('jane@example.com', 'sign-in');
    return identity.mails.last.token;
  };
  return { ...identity, clock, person, mailedToken };
}

describe('asking for a link', () => {
  it('R95: is answered alike for people we know and do not know', async () => {
    const { person, requestLink, orders } = aWorld();
    await person();

    await requestLink.execute(visitor, ' Jane@Example.com');
    await requestLink.execute(visitor, 'nobody@example.com');

    expect(orders.placed).toEqual([
      { email: 'jane@example.com', purpose: 'sign-in' },
      { email: 'nobody@example.com', purpose: 'sign-in' },
    ]);
  });

  it('R95: mails nothing to an address without an account', async () => {
    const { sendLink, mails } = aWorld();
    await sendLink.execute('nobody@example.com', 'sign-in');
    expect(mails.sent).toEqual([]);
  });

  it('mails a disabled person what has happened, and no link', async () => {
    const { person, sendLink, setAccess, mails } = aWorld();
    const { id } = await person();
    await setAccess.execute(theProduct, id, 'disable');
    await sendLink.execute('jane@example.com', 'sign-in');
    await sendLink.execute('jane@example.com', 'password-reset');
    expect(mails.sent.map(({ kind, to }) => [kind, to])).toEqual(Array(2).fill(['disabled', 'jane@example.com']));
  });

  it('R101: is refused the sixth time, alike for people we know and do not know', async () => {
    const { person, requestLink } = aWorld();
    await person();
    for (const email of ['jane@example.com', 'nobody@example.com']) {
      for (let time = 0; time < 5; time++) await requestLink.execute(visitor, email);
      await expect(requestLink.execute(visitor, email)).rejects.toMatchObject({ code: 'identity/too-many-requests' });
    }
  });

  it('R111: is refused for what is no address', async () => {
    const { requestLink, orders } = aWorld();
    await expect(requestLink.execute(visitor, 'jane')).rejects.toMatchObject({ code: 'identity/invalid-email' });
    expect(orders.placed).toEqual([]);
  });
});

describe('using a link', () => {
  it('R87: signs the person in, in the one profile that is linked', async () => {
    const { person, mailedToken, verifyLink, sessions } = aWorld();
    const { id } = await person(asOwner(cafe));

    const session = await verifyLink.execute(visitor, await mailedToken(), ' JANE@example.com ');

    expect(session).toMatchObject({ userId: id, profileUid: cafe.uid, profileType: 'brand', userAgent: 'a browser' });
    expect(sessions.openOf(id)).toEqual([session]);
    expect(sessions.events).toMatchObject([
      { name: 'user.signed-in', actor: { userId: id, role: 'brand' }, payload: { by: 'link', sessionId: session.id } },
    ]);
  });

  it.each([
    ['none', []],
    ['two', [asOwner(cafe), asOwner(jane)]],
  ])('R148: leaves the choice to a person with %s', async (_, memberships) => {
    const { person, mailedToken, verifyLink } = aWorld();
    await person(...memberships);
    expect(await verifyLink.execute(visitor, await mailedToken(), 'jane@example.com')).toMatchObject({
      profileUid: null,
    });
  });

  it('R141, R143: signs in as the brand that is administered when none is linked', async () => {
    const { person, mailedToken, verifyLink } = aWorld();
    await person({ profile: cafe, kind: 'admin', role: 'admin' });
    expect(await verifyLink.execute(visitor, await mailedToken(), 'jane@example.com')).toMatchObject({
      profileUid: cafe.uid,
    });
  });

  it('R93: works once', async () => {
    const { person, mailedToken, verifyLink } = aWorld();
    await person();
    const token = await mailedToken();
    await verifyLink.execute(visitor, token, 'jane@example.com');
    await expect(verifyLink.execute(visitor, token, 'jane@example.com')).rejects.toMatchObject(notValid);
  });

  it('R93: works for fifteen minutes', async () => {
    const { person, mailedToken, verifyLink, clock } = aWorld();
    await person();
    const token = await mailedToken();
    clock.set(minutesLater(15));
    await expect(verifyLink.execute(visitor, token, 'jane@example.com')).rejects.toMatchObject(notValid);
  });

  it('R93: only the newest works', async () => {
    const { person, mailedToken, verifyLink } = aWorld();
    await person();
    const [older, newer] = [await mailedToken(), await mailedToken()];
    await expect(verifyLink.execute(visitor, older, 'jane@example.com')).rejects.toMatchObject(notValid);
    expect(await verifyLink.execute(visitor, newer, 'jane@example.com')).toBeDefined();
  });

  it('R94: needs the address that it was sent to, and is not used up by another', async () => {
    const { person, mailedToken, verifyLink } = aWorld();
    await person();
    const token = await mailedToken();
    await expect(verifyLink.execute(visitor, token, 'eve@example.com')).rejects.toMatchObject(notValid);
    expect(await verifyLink.execute(visitor, token, 'jane@example.com')).toBeDefined();
  });

  it('a token that was never issued is answered like a used one', async () => {
    const { person, verifyLink } = aWorld();
    await person();
    await expect(verifyLink.execute(visitor, 'made up', 'jane@example.com')).rejects.toMatchObject(notValid);
  });

  it('does not let a disabled person in', async () => {
    const { person, mailedToken, verifyLink, setAccess, sessions } = aWorld();
    const { id } = await person();
    const token = await mailedToken();
    await setAccess.execute(theProduct, id, 'disable');
    await expect(verifyLink.execute(visitor, token, 'jane@example.com')).rejects.toMatchObject({
      code: 'identity/user-disabled',
    });
    expect(sessions.openOf(id)).toEqual([]);
  });
});

describe('proving an address for the first time', () => {
  it('ends the password, the sessions and the links that were made before it', async () => {
    const { person, users, hasher, invite, mails, mailedToken, verifyLink, signInWithPassword, sessions } = aWorld();
    const { id } = await person();
    await users.save({ ...(await users.get(id)), passwordHash: await hasher.hash('set by somebody') });
    await signInWithPassword.execute(visitor, 'jane@example.com', 'set by somebody');
    await invite.execute(theProduct, { email: 'jane@example.com', name: 'Jane', profile: cafe, role: 'owner' });
    const invitation = mails.last.token;

    const session = await verifyLink.execute(visitor, await mailedToken(), 'jane@example.com');

    expect(sessions.openOf(id)).toEqual([session]);
    await expect(signInWithPassword.execute(visitor, 'jane@example.com', 'set by somebody')).rejects.toMatchObject({
      code: 'identity/wrong-password',
    });
    await expect(verifyLink.execute(visitor, invitation, 'jane@example.com')).rejects.toMatchObject(notValid);
  });

  it('happens once: a later link leaves password and sessions alone', async () => {
    const { person, users, hasher, mailedToken, verifyLink, signInWithPassword, sessions } = aWorld();
    const { id } = await person();
    await verifyLink.execute(visitor, await mailedToken(), 'jane@example.com');
    await users.save({ ...(await users.get(id)), passwordHash: await hasher.hash('my own words') });

    await verifyLink.execute(visitor, await mailedToken(), 'jane@example.com');

    expect(sessions.openOf(id)).toHaveLength(2);
    expect(await signInWithPassword.execute(visitor, 'jane@example.com', 'my own words')).toBeDefined();
  });
});

describe('an invitation', () => {
  it('makes the account, links the profile and mails a link that works for seven days', async () => {
    const { invite, mails, users, verifyLink, clock } = aWorld();
    const invited = await invite.execute(theProduct, {
      email: 'Bob@Example.com',
      name: 'Bob',
      profile: cafe,
      role: 'owner',
    });

    expect(mails.last).toMatchObject({ kind: 'invitation', to: 'bob@example.com' });
    expect(users.events.map(({ name }) => name)).toEqual(['user.created', 'user.linked', 'user.invited']);
    clock.set(minutesLater(7 * 24 * 60 - 1));
    const session = await verifyLink.execute(visitor, mails.last.token, 'bob@example.com');
    expect(session).toMatchObject({ userId: invited.id, profileUid: cafe.uid });
  });

  it('gives a person whom we know another profile', async () => {
    const { person, invite, users } = aWorld();
    const { id } = await person(asOwner(jane));
    await invite.execute(theProduct, { email: 'jane@example.com', name: 'Someone', profile: cafe, role: 'member' });

    const user = await users.get(id);
    expect(user.name).toBe('Jane');
    expect(user.memberships.map(({ profileUid }) => profileUid)).toEqual([jane.uid, cafe.uid]);
  });

  it('is refused for an address that mail cannot reach', async () => {
    const { invite, mails } = aWorld();
    const invitation = { email: 'bob@example', name: 'Bob', profile: cafe, role: 'owner' } as const;
    await expect(invite.execute(theProduct, invitation)).rejects.toMatchObject({ code: 'identity/invalid-email' });
    expect(mails.sent).toEqual([]);
  });
});
