import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { theProduct } from '../../../shared/kernel/index.js';
import { inMemoryIdentity } from '../adapters/in-memory-identity.js';
import type { OutsideIdentity } from '../domain/outside-identity.js';

const now = new Date('2026-11-02T10:00:00Z');
const visitor = { address: '10.0.0.1', userAgent: 'a browser' };
const email = 'jane@example.com';
const issuer = 'https://id.example.com';
const jane: OutsideIdentity = { issuer, subject: 'jane-1', email, emailVerified: true };

async function aWorld() {
  const clock = new FixedClock(now);
  const identity = inMemoryIdentity(clock, clock, new NoTransaction());
  const { id } = await identity.createPerson.execute(theProduct, { email, name: 'Jane' });
  const signInAs = async (who: OutsideIdentity) => {
    const departure = await identity.provider.begin({ askAgain: false });
    return identity.finishOutside.execute(visitor, departure.journey, identity.provider.signIn(departure, who));
  };
  return { ...identity, id, signInAs };
}

describe('sign-in at an outside provider', () => {
  it('R10: signs in whom we know by the email address that it has verified, and remembers their account there', async () => {
    const { signInAs, id, sessions, outside, users } = await aWorld();
    const session = await signInAs({ ...jane, email: 'Jane@Example.com' });
    expect(sessions.openOf(id)).toEqual([session]);
    expect(await outside.userOf(jane)).toBe(id);
    expect(outside.events).toMatchObject([{ name: 'user.outside-linked', actor: { userId: id } }]);
    expect(sessions.events.at(-1)).toMatchObject({ name: 'user.signed-in', payload: { by: 'outside' } });
    expect((await users.get(id)).emailProvenAt).toEqual(now);
  });

  it('knows them by that account from then on, also when their address there is another', async () => {
    const { signInAs, id, sessions, createPerson } = await aWorld();
    await signInAs(jane);
    const { id: otherId } = await createPerson.execute(theProduct, { email: 'other@example.com', name: 'Other' });
    expect(await signInAs({ ...jane, email: 'other@example.com' })).toMatchObject({ userId: id });
    expect(sessions.openOf(otherId)).toEqual([]);
  });

  it('R95: makes no account for someone whom we do not know', async () => {
    const { signInAs, users, outside } = await aWorld();
    const stranger = { ...jane, subject: 'stranger', email: 'stranger@example.com' };
    await expect(signInAs(stranger)).rejects.toMatchObject({ code: 'identity/user-not-found' });
    expect(await users.findByEmail('stranger@example.com')).toBeNull();
    expect(await outside.userOf(stranger)).toBeNull();
  });

  it.each([
    ['has not been verified', { emailVerified: false }],
    ['is not told', { email: null }],
  ])('takes nobody whose email address %s, even one whom it has vouched for before', async (_, lacking) => {
    const { signInAs, sessions, id } = await aWorld();
    await expect(signInAs({ ...jane, ...lacking })).rejects.toMatchObject({ code: 'identity/email-not-verified' });
    await signInAs(jane);
    await expect(signInAs({ ...jane, ...lacking })).rejects.toMatchObject({ code: 'identity/email-not-verified' });
    expect(sessions.openOf(id)).toHaveLength(1);
  });

  it('refuses a second account at the provider with the same address', async () => {
    const { signInAs, sessions, id } = await aWorld();
    await signInAs(jane);
    const second = signInAs({ ...jane, subject: 'jane-2' });
    await expect(second).rejects.toMatchObject({ code: 'identity/other-subject' });
    expect(sessions.openOf(id)).toHaveLength(1);
  });

  it('opens nothing for a disabled account, before and after it was linked', async () => {
    const { signInAs, setAccess, id, sessions, outside } = await aWorld();
    const disabled = { code: 'identity/user-disabled' };
    await setAccess.execute(theProduct, id, 'disable');
    await expect(signInAs(jane)).rejects.toMatchObject(disabled);
    expect(await outside.userOf(jane)).toBeNull();
    await setAccess.execute(theProduct, id, 'enable');
    await signInAs(jane);
    await setAccess.execute(theProduct, id, 'disable');
    await expect(signInAs(jane)).rejects.toMatchObject(disabled);
    expect(sessions.openOf(id)).toEqual([]);
  });

  it('ends what someone set up before the person had proved the address', async () => {
    const { signInAs, users, id, sessions, sendLink, mails, hasher, verifyLink } = await aWorld();
    await users.save({ ...(await users.get(id)), passwordHash: await hasher.hash('the password of a stranger') });
    await sendLink.execute(email, 'sign-in');
    const before = mails.last.token;

    const session = await signInAs(jane);

    expect((await users.get(id)).passwordHash).toBeNull();
    expect(sessions.openOf(id)).toEqual([session]);
    await expect(verifyLink.execute(visitor, before, email)).rejects.toMatchObject({ code: 'identity/link-not-valid' });
  });

  it('leaves a password and the sessions of someone who has proved the address before', async () => {
    const { signInAs, sendLink, mails, verifyLink, sessions, id } = await aWorld();
    await sendLink.execute(email, 'sign-in');
    const elsewhere = await verifyLink.execute(visitor, mails.last.token, email);
    const here = await signInAs(jane);
    expect(sessions.openOf(id)).toEqual([elsewhere, here]);
  });

  it('takes nobody who comes without having left, or twice with one code', async () => {
    const { finishOutside, provider } = await aWorld();
    const departure = await provider.begin({ askAgain: false });
    const returned = provider.signIn(departure, jane);
    const notVouched = { code: 'identity/not-vouched' };
    await expect(finishOutside.execute(visitor, null, returned)).rejects.toMatchObject(notVouched);
    await finishOutside.execute(visitor, departure.journey, returned);
    const again = finishOutside.execute(visitor, departure.journey, returned);
    await expect(again).rejects.toMatchObject(notVouched);
  });
});
