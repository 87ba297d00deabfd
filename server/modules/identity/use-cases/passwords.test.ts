import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { theProduct } from '../../../shared/kernel/index.js';
import { inMemoryIdentity } from '../adapters/in-memory-identity.js';
import { actorOf } from '../domain/user.js';

const now = new Date('2026-11-02T10:00:00Z');
const visitor = { address: '10.0.0.1', userAgent: 'a browser' };
const email = 'jane@example.com';
const [oldWords, newWords] = ['four words of mine', 'five other words of mine'];
const notValid = { code: 'identity/link-not-valid', kind: 'unauthenticated' };

async function aWorld() {
  const clock = new FixedClock(now);
  const realTime = new FixedClock(now);
  const identity = inMemoryIdentity(clock, realTime, new NoTransaction());
  const { id } = await identity.createPerson.execute(theProduct, { email, name: 'Jane' });
  const mailed = async (purpose: 'sign-in' | 'password-reset') => {
    await identity.sendLink.execute(email, purpose);
    return identity.mails.last.token;
  };
  const signInByLink = async () => identity.verifyLink.execute(visitor, await mailed('sign-in'), email);
  const actor = actorOf({ id, staffRole: null }, null);
  const withPassword = async (words = oldWords) => {
    const session = await signInByLink();
    await identity.changePassword.execute({ actor, sessionId: session.id }, visitor, { password: words });
    return session;
  };
  const signIn = (password: string) => identity.signInWithPassword.execute(visitor, email, password);
  return { ...identity, clock, realTime, id, actor, mailed, signInByLink, withPassword, signIn };
}

describe('a new password by mail', () => {
  it('R121: is asked for alike by people we know and do not know', async () => {
    const { requestLink, orders, sendLink, mails } = await aWorld();
    await requestLink.execute(visitor, ' Jane@Example.com', 'password-reset');
    await requestLink.execute(visitor, 'nobody@example.com', 'password-reset');
    expect(orders.placed).toEqual([
      { email, purpose: 'password-reset' },
      { email: 'nobody@example.com', purpose: 'password-reset' },
    ]);
    await sendLink.execute('nobody@example.com', 'password-reset');
    expect(mails.sent).toEqual([]);
  });

  it('R121: replaces the old one, signs in here and ends every session elsewhere', async () => {
    const { withPassword, mailed, resetPassword, signIn, sessions, id, users, hasher } = await aWorld();
    const elsewhere = await withPassword();

    const here = await resetPassword.execute(visitor, await mailed('password-reset'), ' Jane@Example.com', newWords);

    expect(sessions.openOf(id)).toEqual([here]);
    expect(here.id).not.toBe(elsewhere.id);
    await expect(signIn(oldWords)).rejects.toMatchObject({ code: 'identity/wrong-password' });
    expect(await signIn(newWords)).toMatchObject({ userId: id });
    expect((await users.get(id)).passwordHash).toBe(await hasher.hash(newWords));
    expect(users.events.at(-1)).toMatchObject({ name: 'user.password-set', actor: { userId: id } });
  });

  it('R121: works once, for fifteen minutes, with its own address', async () => {
    const { mailed, resetPassword, clock } = await aWorld();
    const token = await mailed('password-reset');
    await expect(resetPassword.execute(visitor, token, 'eve@example.com', newWords)).rejects.toMatchObject(notValid);
    await resetPassword.execute(visitor, token, email, newWords);
    await expect(resetPassword.execute(visitor, token, email, oldWords)).rejects.toMatchObject(notValid);

    const late = await mailed('password-reset');
    clock.set(new Date(now.getTime() + 15 * 60_000));
    await expect(resetPassword.execute(visitor, late, email, oldWords)).rejects.toMatchObject(notValid);
  });

  it('is not used up by a password that is refused', async () => {
    const { mailed, resetPassword } = await aWorld();
    const token = await mailed('password-reset');
    await expect(resetPassword.execute(visitor, token, email, 'password1')).rejects.toMatchObject({
      code: 'identity/bad-new-password',
      kind: 'invalid',
    });
    expect(await resetPassword.execute(visitor, token, email, newWords)).toBeDefined();
  });

  it('does not sign in, and a sign-in link sets no password', async () => {
    const { mailed, resetPassword, verifyLink } = await aWorld();
    const [signIn, reset] = [await mailed('sign-in'), await mailed('password-reset')];
    await expect(verifyLink.execute(visitor, reset, email)).rejects.toMatchObject(notValid);
    await expect(resetPassword.execute(visitor, signIn, email, newWords)).rejects.toMatchObject(notValid);
  });

  it('withdraws the links that were mailed before', async () => {
    const { mailed, resetPassword, verifyLink } = await aWorld();
    const before = await mailed('sign-in');
    await resetPassword.execute(visitor, await mailed('password-reset'), email, newWords);
    await expect(verifyLink.execute(visitor, before, email)).rejects.toMatchObject(notValid);
  });

  it('R112: lets an account in again that failed too often', async () => {
    const { withPassword, mailed, resetPassword, signIn } = await aWorld();
    await withPassword();
    for (let time = 0; time < 5; time++) await expect(signIn('another')).rejects.toThrow();
    await resetPassword.execute(visitor, await mailed('password-reset'), email, newWords);
    expect(await signIn(newWords)).toBeDefined();
  });

  it('opens nothing for a disabled account', async () => {
    const { mailed, resetPassword, setAccess, id, sessions } = await aWorld();
    const token = await mailed('password-reset');
    await setAccess.execute(theProduct, id, 'disable');
    await expect(resetPassword.execute(visitor, token, email, newWords)).rejects.toMatchObject({
      code: 'identity/user-disabled',
    });
    expect(sessions.openOf(id)).toEqual([]);
  });
});

describe('your own password', () => {
  it('is set without another by who signs in by link, and then works', async () => {
    const { withPassword, signIn, changePassword, actor } = await aWorld();
    expect(await changePassword.hasPassword(actor)).toBe(false);
    await withPassword();
    expect(await changePassword.hasPassword(actor)).toBe(true);
    expect(await signIn(oldWords)).toBeDefined();
  });

  it('needs a fresh proof where there is no current one to give', async () => {
    const { signInByLink, changePassword, actor, realTime } = await aWorld();
    const { id: sessionId } = await signInByLink();
    const setFirst = () => changePassword.execute({ actor, sessionId }, visitor, { password: newWords });
    realTime.set(new Date(now.getTime() + 10 * 60_000 + 1));
    await expect(setFirst()).rejects.toMatchObject({ code: 'identity/reauthentication-needed', kind: 'forbidden' });
    expect(await changePassword.hasPassword(actor)).toBe(false);
    realTime.set(new Date(now.getTime() + 10 * 60_000));
    await setFirst();
    expect(await changePassword.hasPassword(actor)).toBe(true);
  });

  it('is changed with the current one only, and ends the sessions elsewhere', async () => {
    const { withPassword, signIn, changePassword, actor, sessions, id } = await aWorld();
    const here = await withPassword();
    const as = { actor, sessionId: here.id };
    await signIn(oldWords);
    for (const currentPassword of [undefined, '', 'another'])
      await expect(changePassword.execute(as, visitor, { currentPassword, password: newWords })).rejects.toMatchObject({
        code: 'identity/wrong-current-password',
        kind: 'invalid',
      });
    expect(sessions.openOf(id)).toHaveLength(2);

    await changePassword.execute(as, visitor, { currentPassword: oldWords, password: newWords });

    expect(sessions.openOf(id)).toEqual([here]);
    expect(await signIn(newWords)).toBeDefined();
  });

  it('R120: the current one cannot be guessed from an open session', async () => {
    const { withPassword, changePassword, actor } = await aWorld();
    const { id: sessionId } = await withPassword();
    const guess = (currentPassword: string) =>
      changePassword.execute({ actor, sessionId }, visitor, { currentPassword, password: newWords });
    for (let time = 0; time < 5; time++) await expect(guess('another')).rejects.toThrow();
    await expect(guess(oldWords)).rejects.toMatchObject({ code: 'identity/too-many-requests' });
  });
});

describe('your own sessions', () => {
  it('are listed, and end one by one or all but this', async () => {
    const { signInByLink, ownSessions, actor, sessions, id } = await aWorld();
    const [here, first, second] = [await signInByLink(), await signInByLink(), await signInByLink()];
    expect((await ownSessions.list(actor)).map((session) => session.id).sort()).toEqual(
      [here.id, first.id, second.id].sort(),
    );

    await ownSessions.end(actor, first.id);
    await expect(ownSessions.end(actor, first.id)).rejects.toMatchObject({ code: 'identity/no-such-session' });
    expect(sessions.events.at(-1)).toMatchObject({ name: 'user.signed-out', payload: { sessionId: first.id } });

    await ownSessions.endOthers({ actor, sessionId: here.id });
    expect(sessions.openOf(id)).toEqual([here]);
    expect(sessions.events.at(-1)).toMatchObject({ name: 'user.signed-out-elsewhere' });
  });

  it('are nobody else’s to end', async () => {
    const { signInByLink, ownSessions, sessions, id } = await aWorld();
    const { id: sessionId } = await signInByLink();
    const eve = actorOf({ id: '01900000-0000-7000-8000-00000000000e', staffRole: null }, null);
    await expect(ownSessions.end(eve, sessionId)).rejects.toMatchObject({
      code: 'identity/no-such-session',
      kind: 'not-found',
    });
    expect(sessions.openOf(id)).toHaveLength(1);
  });
});
