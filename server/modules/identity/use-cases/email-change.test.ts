import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { theProduct } from '../../../shared/kernel/index.js';
import { inMemoryIdentity } from '../adapters/in-memory-identity.js';
import { actorOf, createUser, type User } from '../domain/user.js';

const start = new Date('2026-11-02T10:00:00Z');
const visitor = { address: '10.0.0.1', userAgent: 'a browser' };
const linkNotValid = { code: 'identity/link-not-valid' };
const day = 86_400_000;

async function aWorld() {
  const clock = new FixedClock(start);
  const identity = inMemoryIdentity(clock, clock, new NoTransaction());
  const { users, changeOfEmail, openSession, mails, undoEmailChange } = identity;
  const person = (email: string): Promise<User> =>
    users.save(...createUser({ email, name: 'Jane' }, theProduct, start));
  const jane = await person('jane@example.com');
  const actor = actorOf(jane, null);
  const session = await openSession.execute(jane, visitor, 'link');
  const ask = async (email = 'new@example.com') => {
    await changeOfEmail.ask(actor, visitor, email);
    return mails.last.token;
  };
  const confirm = (token: string) => changeOfEmail.confirm({ actor, sessionId: session.id }, token);
  const change = async () => {
    await confirm(await ask());
    return mails.last.token;
  };
  const undo = (token: string) => undoEmailChange.execute(token);
  const later = (ms: number) => clock.set(new Date(start.getTime() + ms));
  const email = async () => (await users.get(jane.id)).email;
  return { ...identity, person, jane, actor, session, ask, confirm, change, undo, later, email };
}

describe('asking for another address', () => {
  it('mails a link to the new address, and changes nothing until it is confirmed', async () => {
    const { ask, mails, email, changeOfEmail, actor } = await aWorld();
    await ask(' New@Example.com ');
    expect(mails.last).toMatchObject({ kind: 'email-change', to: 'new@example.com' });
    expect(await email()).toBe('jane@example.com');
    const waiting = { newEmail: 'new@example.com', expiresAt: new Date(start.getTime() + day) };
    expect(await changeOfEmail.state(actor)).toMatchObject({ email: 'jane@example.com', waiting });
  });

  it('does the same for an address that has an account: only who reads its mail learns that', async () => {
    const { ask, confirm, person, mails, email } = await aWorld();
    await person('taken@example.com');
    const token = await ask('taken@example.com');
    expect(mails.last).toMatchObject({ kind: 'email-change', to: 'taken@example.com' });
    await expect(confirm(token)).rejects.toMatchObject({ code: 'identity/email-taken' });
    expect(await email()).toBe('jane@example.com');
  });

  it.each([
    ['jane@example.com', 'identity/same-email'],
    ['jane', 'identity/invalid-email'],
  ])('refuses %s', async (typed, code) => {
    const { ask } = await aWorld();
    await expect(ask(typed)).rejects.toMatchObject({ code });
  });

  it('is slowed down like sign-in links', async () => {
    const { ask } = await aWorld();
    for (let number = 0; number < 5; number++) await ask();
    await expect(ask()).rejects.toMatchObject({ code: 'identity/too-many-requests' });
  });
});

describe('confirming it', () => {
  it('takes effect, ends sessions elsewhere, and tells the old address', async () => {
    const { change, email, sessions, session, openSession, jane, mails, users } = await aWorld();
    await openSession.execute(jane, visitor, 'link');
    await change();
    expect(await email()).toBe('new@example.com');
    expect(sessions.openOf(jane.id).map(({ id }) => id)).toEqual([session.id]);
    expect(mails.last).toMatchObject({ kind: 'email-changed', to: 'jane@example.com' });
    expect(users.events.at(-1)?.name).toBe('user.email-changed');
  });

  it('works once, and not for another person, after a day, or after it was cancelled', async () => {
    const { ask, confirm, changeOfEmail, actor, person, later } = await aWorld();
    const token = await ask();
    const eve = actorOf(await person('eve@example.com'), null);
    await expect(changeOfEmail.confirm({ actor: eve, sessionId: 'hers' }, token)).rejects.toMatchObject(linkNotValid);
    await confirm(token);
    await expect(confirm(token)).rejects.toMatchObject(linkNotValid);

    const cancelled = await ask('other@example.com');
    await changeOfEmail.cancel(actor);
    await expect(confirm(cancelled)).rejects.toMatchObject(linkNotValid);

    const late = await ask('other@example.com');
    later(day);
    await expect(confirm(late)).rejects.toMatchObject(linkNotValid);
  });
});

describe('undoing it from the old address', () => {
  it('gives the account back, and ends all that opens it but mail', async () => {
    const { change, undo, email, sessions, jane, users, keys, ownPasskeys, actor } = await aWorld();
    const { challenge } = await ownPasskeys.begin(actor);
    await ownPasskeys.add(actor, { credentialId: 'hers', challenge }, 'Hers');
    await users.save({ ...(await users.get(jane.id)), passwordHash: 'hash of hers' });
    await undo(await change());

    expect(await email()).toBe('jane@example.com');
    expect((await users.get(jane.id)).passwordHash).toBeNull();
    expect(sessions.openOf(jane.id)).toEqual([]);
    expect(await ownPasskeys.list(actor)).toEqual([]);
    expect(keys.revokedOf).toEqual([jane.id]);
    expect(users.events.at(-1)?.name).toBe('user.email-restored');
  });

  it('works for 7 days, once, also after another change', async () => {
    const { change, undo, ask, confirm, mails, email } = await aWorld();
    const first = await change();
    await confirm(await ask('third@example.com'));
    const second = mails.last.token;
    await undo(first);
    expect(await email()).toBe('jane@example.com');
    await expect(undo(first)).rejects.toMatchObject(linkNotValid);
    await expect(undo(second)).rejects.toMatchObject(linkNotValid);

    const { change: again, undo: tooLate, later: wait } = await aWorld();
    const token = await again();
    wait(7 * day);
    await expect(tooLate(token)).rejects.toMatchObject(linkNotValid);
  });
});
