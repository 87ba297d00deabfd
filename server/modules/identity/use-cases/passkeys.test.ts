import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { theProduct } from '../../../shared/kernel/index.js';
import { inMemoryIdentity } from '../adapters/in-memory-identity.js';
import { maxPasskeys } from '../domain/passkey.js';
import { issueLink } from '../domain/sign-in-link.js';
import { actorOf, createUser } from '../domain/user.js';

const start = new Date('2026-11-02T10:00:00Z');
const visitor = { address: '10.0.0.1', userAgent: 'a browser' };
const notValid = { code: 'identity/passkey-not-valid', kind: 'unauthenticated' };

async function aWorld() {
  const clock = new FixedClock(start);
  const identity = inMemoryIdentity(clock, clock, new NoTransaction());
  const { users, ownPasskeys, signInWithPasskey } = identity;
  const [person, created] = createUser({ email: 'jane@example.com', name: 'Jane' }, theProduct, start);
  const jane = await users.save(person, created);
  const actor = actorOf(jane, null);
  const begin = async () => (await ownPasskeys.begin(actor)).challenge;
  const add = async (credentialId = 'phone', name = 'Phone') =>
    ownPasskeys.add(actor, { credentialId, challenge: await begin() }, name);
  const signIn = async (answer: object = {}) => {
    const { challenge } = await signInWithPasskey.begin();
    return signInWithPasskey.execute(visitor, { credentialId: 'phone', challenge, ...answer });
  };
  const later = (minutes: number) => clock.set(new Date(start.getTime() + minutes * 60_000));
  return { ...identity, jane, actor, begin, add, signIn, later };
}

describe('adding a passkey', () => {
  it('keeps it under its name, notes it in the audit log, and tells the person by mail', async () => {
    const { add, ownPasskeys, actor, passkeys, mails } = await aWorld();
    const { id } = await add();
    expect(await ownPasskeys.list(actor)).toMatchObject([{ id, name: 'Phone', createdAt: start, lastUsedAt: null }]);
    expect(passkeys.events.map(({ name }) => name)).toEqual(['user.passkey-added']);
    expect(mails.last).toMatchObject({ kind: 'passkey-added', to: 'jane@example.com' });
  });

  it('asks the device not to make a second one', async () => {
    const { add, ownPasskeys, actor } = await aWorld();
    await add();
    expect(await ownPasskeys.begin(actor)).toMatchObject({ exclude: ['phone'] });
  });

  it.each([
    ['without a challenge', {}],
    ['with a challenge that we never made', { credentialId: 'phone', challenge: 'made up' }],
  ])('is refused %s', async (_, answer) => {
    const { ownPasskeys, actor } = await aWorld();
    await expect(ownPasskeys.add(actor, answer, 'Phone')).rejects.toMatchObject(notValid);
  });

  it('is refused when the same challenge comes twice, too late, or wrong', async () => {
    const { ownPasskeys, actor, begin, later } = await aWorld();
    const challenge = await begin();
    const add = (more: object) => ownPasskeys.add(actor, { credentialId: 'phone', challenge, ...more }, 'Phone');
    await expect(add({ verified: false })).rejects.toMatchObject(notValid);
    await expect(add({})).rejects.toMatchObject(notValid); // a wrong response has consumed it

    const next = await begin();
    later(5);
    await expect(add({ challenge: next })).rejects.toMatchObject(notValid);
  });

  it('ends at the limit, with the way on', async () => {
    const { add } = await aWorld();
    for (let number = 0; number < maxPasskeys; number++) await add(`credential ${number}`);
    await expect(add('one more')).rejects.toMatchObject({ code: 'identity/too-many-passkeys' });
  });
});

describe('signing in', () => {
  it('takes no more than the passkey, and notes when it was used', async () => {
    const { add, signIn, sessions, later, ownPasskeys, actor, jane } = await aWorld();
    await add();
    later(10);
    expect(await signIn()).toMatchObject({ userId: jane.id, stage: 'full' });
    expect(sessions.events.at(-1)).toMatchObject({ name: 'user.signed-in', payload: { by: 'passkey' } });
    expect((await ownPasskeys.list(actor))[0]?.lastUsedAt).toEqual(new Date(start.getTime() + 600_000));
  });

  it('takes the place of the code for staff with an authenticator app', async () => {
    const { add, signIn, factors, users, jane } = await aWorld();
    await users.save({ ...jane, staffRole: 'operations' });
    await factors.propose(jane.id, 'sealed', start);
    await factors.confirm({ userId: jane.id, proposedSecret: 'sealed', step: 1, codeHashes: [] }, start);
    await add();
    expect((await signIn()).stage).toBe('full');
  });

  it('opens nothing but the app’s page for staff who must have an app and have none', async () => {
    const { add, signIn, users, jane, secondFactorPolicy } = await aWorld();
    await users.save({ ...jane, staffRole: 'operations' });
    secondFactorPolicy.compulsory = true;
    await add();
    expect((await signIn()).stage).toBe('enrolment');
  });

  it.each([
    ['an unknown passkey', { credentialId: 'another' }],
    ['a passkey for another site', { site: 'there' }],
    ['a user who was not verified', { verified: false }],
    ['a challenge that we never made', { challenge: 'made up' }],
    ['nothing at all', { credentialId: undefined }],
  ])('is refused with %s', async (_, lie) => {
    const { add, signIn, sessions, jane } = await aWorld();
    await add();
    await expect(signIn(lie)).rejects.toMatchObject(notValid);
    expect(sessions.openOf(jane.id)).toEqual([]);
  });

  it('is refused once the counter goes back: someone has a copy of the key', async () => {
    const { add, signIn } = await aWorld();
    await add();
    await signIn({ counter: 7 });
    await expect(signIn({ counter: 7 })).rejects.toMatchObject(notValid);
    await expect(signIn({ counter: 6 })).rejects.toMatchObject(notValid);
    await signIn({ counter: 8 });
  });

  it('does not take the challenge of a registration', async () => {
    const { add, begin, signIn } = await aWorld();
    await add();
    await expect(signIn({ challenge: await begin() })).rejects.toMatchObject(notValid);
  });

  it('is refused for someone who is disabled', async () => {
    const { add, signIn, users, jane } = await aWorld();
    await add();
    await users.save({ ...jane, disabledAt: start });
    await expect(signIn()).rejects.toMatchObject({ code: 'identity/user-disabled' });
  });

  it('is slowed down by network, and right passkeys don’t count', async () => {
    const { add, signIn } = await aWorld();
    await add();
    for (let number = 0; number < 40; number++) await signIn();
    for (let number = 0; number < 30; number++)
      await expect(signIn({ verified: false })).rejects.toMatchObject(notValid);
    await expect(signIn()).rejects.toMatchObject({ code: 'identity/too-many-requests' });
  });
});

describe('removing a passkey', () => {
  it('ends it, notes it in the audit log, and tells the person by mail', async () => {
    const { add, ownPasskeys, actor, signIn, passkeys, mails } = await aWorld();
    const { id } = await add();
    await ownPasskeys.remove(actor, id);
    await expect(signIn()).rejects.toMatchObject(notValid);
    expect(passkeys.events.at(-1)?.name).toBe('user.passkey-removed');
    expect(mails.last).toMatchObject({ kind: 'passkey-removed', to: 'jane@example.com' });
  });

  it('happens to all of them when mail first reaches the owner of the address', async () => {
    const { add, signIn, links, tokens, verifyLink, jane } = await aWorld();
    await add();
    const { token, hash } = tokens.make();
    await links.issue(issueLink(jane, 'sign-in', hash, start));
    await verifyLink.execute(visitor, token, jane.email);
    await expect(signIn()).rejects.toMatchObject(notValid);
  });
});
