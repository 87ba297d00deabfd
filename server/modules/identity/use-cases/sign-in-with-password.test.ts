import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { theProduct } from '../../../shared/kernel/index.js';
import { inMemoryIdentity } from '../adapters/in-memory-identity.js';

const now = new Date('2026-11-02T10:00:00Z');
const visitor = { address: '10.0.0.1', userAgent: 'a browser' };
const email = 'jane@example.com';
const password = 'four words of mine';

async function aWorld(tellsWhy = true) {
  const clock = new FixedClock(now);
  const identity = inMemoryIdentity(clock, clock, new NoTransaction(), tellsWhy);
  const user = await identity.createPerson.execute(theProduct, { email, name: 'Jane' });
  const { id } = await identity.users.save({ ...user, passwordHash: await identity.hasher.hash(password) });
  const signIn = (typed: string, word: string, address = visitor.address) =>
    identity.signInWithPassword.execute({ ...visitor, address }, typed, word);
  return { ...identity, id, signIn };
}

describe('sign-in with a password', () => {
  it('starts a session', async () => {
    const { signIn, sessions, id } = await aWorld();
    const session = await signIn(' Jane@Example.com ', password);
    expect(sessions.openOf(id)).toEqual([session]);
    expect(sessions.events).toMatchObject([{ name: 'user.signed-in', payload: { by: 'password' } }]);
  });

  it('ends the session that this browser had, and no other', async () => {
    const { signIn, signInWithPassword, sessions, id } = await aWorld();
    const [elsewhere, before] = [await signIn(email, password), await signIn(email, password)];
    const again = { ...visitor, sessionId: before.id };
    const after = await signInWithPassword.execute(again, email, password);
    expect(sessions.openOf(id)).toEqual([elsewhere, after]);
    await signInWithPassword.execute(again, email, password); // a membership that has ended since doesn't block it
    expect(sessions.openOf(id)).toHaveLength(3);
  });

  it.each([
    ['R109', email, 'another', 'identity/wrong-password', 'unauthenticated'],
    ['R110', 'nobody@example.com', password, 'identity/user-not-found', 'unauthenticated'],
    ['R111', 'jane', password, 'identity/invalid-email', 'invalid'],
    ['R111', 'jane@example.1', password, 'identity/invalid-email', 'invalid'],
  ])('%s: %s with %s is %s', async (_, typed, word, code, kind) => {
    const { signIn, sessions, id } = await aWorld();
    await expect(signIn(typed, word)).rejects.toMatchObject({ code, kind });
    expect(sessions.openOf(id)).toEqual([]);
  });

  it('R109: an account without a password has no right one', async () => {
    const { signIn, users, id } = await aWorld();
    await users.save({ ...(await users.get(id)), passwordHash: null });
    await expect(signIn(email, 'the password of nobody')).rejects.toMatchObject({ code: 'identity/wrong-password' });
  });

  it('R113: says that an account is disabled only to who knows the password', async () => {
    const { signIn, setAccess, id } = await aWorld();
    await setAccess.execute(theProduct, id, 'disable');
    await expect(signIn(email, 'another')).rejects.toMatchObject({ code: 'identity/wrong-password' });
    await expect(signIn(email, password)).rejects.toMatchObject({ code: 'identity/user-disabled' });
  });

  it('R112, R120: five failures close the account for passwords, from everywhere and for the right one too', async () => {
    const { signIn } = await aWorld();
    for (let time = 0; time < 5; time++) await expect(signIn(email, 'another')).rejects.toThrow();
    await expect(signIn(email, password, '10.9.9.9')).rejects.toMatchObject({
      code: 'identity/too-many-requests',
      kind: 'too-many',
    });
  });

  it('R119: accounts that do not exist are closed alike', async () => {
    const { signIn } = await aWorld();
    const attempt = () => signIn('nobody@example.com', 'another');
    for (let time = 0; time < 5; time++)
      await expect(attempt()).rejects.toMatchObject({ code: 'identity/user-not-found' });
    await expect(attempt()).rejects.toMatchObject({ code: 'identity/too-many-requests' });
  });

  it('R120: signing in lets the count start afresh', async () => {
    const { signIn } = await aWorld();
    for (let round = 0; round < 3; round++) {
      for (let time = 0; time < 4; time++) await expect(signIn(email, 'another')).rejects.toThrow();
      expect(await signIn(email, password)).toBeDefined();
    }
  });

  it('gives every failure one face where the policy says so', async () => {
    const { signIn, setAccess, id } = await aWorld(false);
    await expect(signIn(email, 'another')).rejects.toMatchObject({ code: 'identity/sign-in-failed' });
    await expect(signIn('nobody@example.com', password)).rejects.toMatchObject({ code: 'identity/sign-in-failed' });
    await setAccess.execute(theProduct, id, 'disable');
    await expect(signIn(email, password)).rejects.toMatchObject({ code: 'identity/sign-in-failed' });
  });
});
