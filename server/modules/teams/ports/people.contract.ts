import { newId, type ProfileRef, theProduct } from '../../../shared/kernel/index.js';
import type { TeamMember } from '../domain/team.js';
import type { Members, Names, Newcomers } from './people.js';

const joinedAt = new Date('2026-11-02T10:00:00Z');
const visitor = { address: '10.0.0.1', userAgent: 'a browser' };

type World = Readonly<{
  members: Members;
  newcomers: Newcomers;
  names: Names;
  /** A new person, `<name>@example.com`. */
  add(name: string, facts?: Readonly<{ disabled?: boolean; staff?: boolean }>): Promise<string>;
  link(userId: string, profile: ProfileRef, how: Pick<TeamMember, 'role' | 'kind' | 'joinedAt'>): Promise<void>;
}>;

/** The joint contract of every Members, Newcomers and Names. */
export function peopleContract(world: () => World): void {
  const aBrand = (): ProfileRef => ({ uid: newId(), type: 'brand' });
  const joined = async (name: string, profile: ProfileRef, how: Partial<TeamMember> = {}): Promise<string> => {
    const userId = await world().add(name);
    await world().link(userId, profile, { role: 'member', kind: 'linked', joinedAt, ...how });
    return userId;
  };
  const rolesIn = async (profile: ProfileRef) =>
    (await world().members.of(profile)).map(({ name, role, kind }) => [name, role, kind]);
  const letterTo = (name: string, profile: ProfileRef, called = 'Nina') =>
    world().newcomers.admit({ email: `${name}@example.com`, name: called, profile, role: 'member' });
  const problem = (slug: string) => ({ code: `identity/${slug}` });

  it('has the members of a profile, oldest membership first', async () => {
    const profile = aBrand();
    await joined('late', profile, { joinedAt: new Date(joinedAt.getTime() + 1) });
    const userId = await joined('olive', profile, { role: 'owner' });
    await joined('stranger', aBrand());
    const [first, second] = await world().members.of(profile);
    const olive = { userId, email: 'olive@example.com', name: 'olive', role: 'owner', kind: 'linked' };
    expect(first).toEqual({ ...olive, disabled: false, joinedAt });
    expect(second).toMatchObject({ name: 'late' });
  });

  it('gives another role, and an owner a seat', async () => {
    const profile = aBrand();
    const agency = await joined('agency', profile, { role: 'admin', kind: 'admin' });
    await world().members.changeRole(theProduct, agency, profile, 'member');
    expect(await rolesIn(profile)).toEqual([['agency', 'member', 'admin']]);
    await world().members.changeRole(theProduct, agency, profile, 'owner');
    expect(await rolesIn(profile)).toEqual([['agency', 'owner', 'linked']]);
  });

  it('removes from one profile alone', async () => {
    const [profile, other] = [aBrand(), aBrand()];
    const max = await joined('max', profile);
    await world().link(max, other, { role: 'owner', kind: 'linked', joinedAt });
    await world().members.remove(theProduct, max, profile);
    expect([await rolesIn(profile), await rolesIn(other)]).toEqual([[], [['max', 'owner', 'linked']]]);
  });

  it('lets in someone new, who then has an account and may be signed in', async () => {
    const { newcomers, names } = world();
    const profile = aBrand();
    expect(await newcomers.hasAccount('new@example.com')).toBe(false);
    await expect(letterTo('new', profile, ' ')).rejects.toMatchObject(problem('name-needed'));
    const actor = await letterTo('new', profile, ' Nina ');
    expect(actor).toEqual({ userId: actor.userId, role: 'brand', profile, memberRole: 'member' });
    expect(await newcomers.hasAccount('new@example.com')).toBe(true);
    expect(await names.ofPerson(actor.userId)).toBe('Nina');
    expect(await newcomers.signIn(actor.userId, visitor, profile)).toMatchObject({ userId: actor.userId });
  });

  it('lets in who has an account, and leaves who is a member in their role', async () => {
    const profile = aBrand();
    const userId = await joined('paul', aBrand());
    expect(await letterTo('paul', profile)).toMatchObject({ userId, memberRole: 'member' });
    await joined('olive', profile, { role: 'owner' });
    expect(await letterTo('olive', profile)).toMatchObject({ memberRole: 'owner' });
  });

  it('lets in nobody who is shut out, or is staff', async () => {
    await world().add('gone', { disabled: true });
    await world().add('staff', { staff: true });
    await expect(letterTo('gone', aBrand())).rejects.toMatchObject(problem('user-disabled'));
    await expect(letterTo('staff', aBrand())).rejects.toMatchObject(problem('staff-cannot-join'));
  });
}
