import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { type Actor, type ProfileRef, theProduct } from '../../../shared/kernel/index.js';
import { inMemoryIdentity } from '../adapters/in-memory-identity.js';
import type { NewMembership } from '../domain/user.js';

const now = new Date('2026-11-02T10:00:00Z');
const cafe: ProfileRef = { uid: '01900000-0000-7000-8000-000000000001', type: 'brand' };
const membership: NewMembership = { profile: cafe, kind: 'linked', role: 'member' };
const paul = { email: 'paul@example.com', name: 'paul' };
const problem = (slug: string) => ({ code: `identity/${slug}` });

function world() {
  const clock = new FixedClock(now);
  const identity = inMemoryIdentity(clock, clock, new NoTransaction());
  const person = (memberships: NewMembership[] = [], more = {}) =>
    identity.createPerson.execute(theProduct, { ...paul, ...more }, memberships);
  return { ...identity, person, admitPaul: () => identity.admit.execute({ ...paul, membership }) };
}

describe('who comes in by a letter', () => {
  it('gets an account with a name of 1 to 100 characters, a proven address and the membership', async () => {
    const { admit, users } = world();
    const newcomer = (name: string) => ({ email: 'new@example.com', name, membership });
    for (const name of ['', ' ', 'x'.repeat(101)])
      await expect(admit.execute(newcomer(name))).rejects.toMatchObject(problem('name-needed'));
    const { id } = await admit.execute(newcomer(' 李 '));
    expect(await users.get(id)).toMatchObject({
      ...{ email: 'new@example.com', name: '李', emailProvenAt: now },
      memberships: [{ profileUid: cafe.uid, kind: 'linked', role: 'member' }],
    });
  });

  it('proves the email: what someone set up before anybody had shown that ends', async () => {
    const { person, admitPaul, users, keys } = world();
    const { id, ...set } = await person();
    await users.save({ id, ...set, passwordHash: 'chosen by a stranger' });
    await admitPaul();
    expect(await users.get(id)).toMatchObject({ passwordHash: null, emailProvenAt: now });
    expect(keys.revokedOf).toEqual([id]);
  });

  it('is nobody who is shut out, or is staff', async () => {
    const { person, admitPaul, users } = world();
    const saved = await users.save({ ...(await person()), disabledAt: now });
    await expect(admitPaul()).rejects.toMatchObject(problem('user-disabled'));
    await users.save({ ...saved, disabledAt: null, staffRole: 'operations' });
    await expect(admitPaul()).rejects.toMatchObject(problem('staff-cannot-join'));
  });

  it('keeps the role of someone who has joined in another way since', async () => {
    const { person, admitPaul } = world();
    await person([{ ...membership, role: 'owner' }]);
    expect(await admitPaul()).toMatchObject({ memberships: [{ role: 'owner' }] });
  });
});

describe('a link to a profile', () => {
  it('is given another role, recorded with who did it', async () => {
    const { person, changeLinks, users } = world();
    const owner: Actor = { userId: 'olive', role: 'brand', profile: cafe, memberRole: 'owner' };
    const { id } = await person([membership]);
    expect(await changeLinks.changeRole(owner, id, cafe, 'admin')).toMatchObject({ memberships: [{ role: 'admin' }] });
    expect(users.events.at(-1)).toMatchObject({
      ...{ name: 'user.role-changed', aggregate: { id }, actor: owner },
      payload: { profile: cafe, role: 'admin' },
    });
  });

  it('is taken away, the single one too', async () => {
    const { person, changeLinks } = world();
    const { id } = await person([], { linkedBrandUid: cafe.uid });
    expect(await changeLinks.unlink(theProduct, id, cafe)).toMatchObject({ linkedBrandUid: null });
  });
});
