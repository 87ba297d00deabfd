import { newId, type ProfileRef, theProduct } from '../../../shared/kernel/index.js';
import { newInvitation, revoke, sendAgain } from '../domain/invitation.js';
import { createUser, disable, link, type MembershipKind, type NewUser, type User } from '../domain/user.js';
import type { MemberRole } from '../../../contract/rules/member-rights.js';
import type { InvitationRepository } from './invitation.repository.js';
import type { Teams } from './teams.js';
import type { UserRepository } from './user.repository.js';

const now = new Date('2026-11-02T10:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 60 * 60 * 1_000);

/** What every Teams promises. */
export function teamsContract(
  world: () => { teams: Teams; users: UserRepository; invitations: InvitationRepository },
): void {
  const person = async (name: string, facts: Partial<NewUser> = {}, at = now): Promise<User> => {
    const [user, created] = createUser({ email: `${newId()}@example.com`, name, ...facts }, theProduct, at);
    return world().users.save(user, created);
  };
  const member = async (
    name: string,
    profile: ProfileRef,
    role: MemberRole,
    at = now,
    kind: MembershipKind = 'linked',
  ) => world().users.save(...link(await person(name), { profile, kind, role }, theProduct, at));
  const aBrand = (): ProfileRef => ({ uid: newId(), type: 'brand' });

  it('has everybody who may act as the profile, the longest-standing first', async () => {
    const { teams, users } = world();
    const profile = aBrand();
    const late = await member('late', profile, 'member', hours(2));
    await member('owner', profile, 'owner');
    await member('agency', profile, 'admin', hours(3), 'admin');
    await person('single', { linkedBrandUid: profile.uid }, hours(1));
    await member('stranger', aBrand(), 'owner');
    await users.save(...disable(late, theProduct, now));

    const { members } = await teams.of(profile, now);
    expect(members.map(({ name, role, kind, disabled }) => [name, role, kind, disabled])).toEqual([
      ['owner', 'owner', 'linked', false],
      ['single', 'admin', 'admin', false],
      ['late', 'member', 'linked', true],
      ['agency', 'admin', 'admin', false],
    ]);
    expect(members[2]).toEqual({
      ...{ userId: late.id, email: late.email, name: 'late', role: 'member', kind: 'linked', disabled: true },
      joinedAt: hours(2),
    });
  });

  it('has nobody twice who is linked in two ways, and tells influencers’ links from brands’', async () => {
    const profile = aBrand();
    const jane = await person('jane', { linkedBrandUid: profile.uid });
    await world().users.save(...link(jane, { profile, kind: 'linked', role: 'owner' }, theProduct, now));
    expect((await world().teams.of(profile, now)).members).toMatchObject([{ name: 'jane', role: 'owner' }]);

    const influencer: ProfileRef = { uid: newId(), type: 'influencer' };
    await person('ida', { linkedInfluencerUid: influencer.uid });
    await person('bob', { linkedBrandUid: influencer.uid });
    expect((await world().teams.of(influencer, now)).members).toMatchObject([{ name: 'ida' }]);
  });

  it('has the open invitations, the newest first, and what they took in letters today', async () => {
    const { teams, invitations } = world();
    const profile = aBrand();
    const olive = await member('olive', profile, 'owner');
    const actor = { ...theProduct, userId: olive.id };
    const send = (email: string, at: Date, to = profile) =>
      invitations.save(...newInvitation({ profile: to, email, role: 'member', tokenHash: newId() }, actor, at));
    const first = await send('first@example.com', now);
    const second = await send('second@example.com', hours(1));
    const third = await send('third@example.com', hours(2));
    await send('other@example.com', now, aBrand());
    await invitations.save(...revoke(second, actor, hours(3)));
    await invitations.save(...sendAgain(third, { role: 'admin', tokenHash: newId() }, actor, hours(3)));

    const at = async (when: Date) => teams.hold(profile, when);
    const team = await at(hours(3));
    expect(team.profile).toEqual(profile);
    expect(team.invitations.map(({ email }) => email)).toEqual(['third@example.com', 'first@example.com']);
    expect(team.invitations[1]).toEqual(first);
    expect(team.sentToday).toBe(4);
    expect((await at(hours(24))).sentToday).toBe(3);
    expect((await at(hours(27))).sentToday).toBe(0);
  });

  it('is empty for a profile that nobody has', async () => {
    const profile = aBrand();
    expect(await world().teams.of(profile, now)).toEqual({ profile, members: [], invitations: [], sentToday: 0 });
  });
}
