import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import type { Actor, ProfileRef } from '../../../shared/kernel/index.js';
import { inMemoryTeam } from '../adapters/in-memory-team.js';
import type { TeamMember } from '../domain/team.js';

const now = new Date('2026-11-02T10:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const cafe: ProfileRef = { uid: '01900000-0000-7000-8000-000000000001', type: 'brand' };
const hotel: ProfileRef = { uid: '01900000-0000-7000-8000-000000000002', type: 'brand' };
const visitor = { address: '10.0.0.1', userAgent: 'a browser' };
const problem = (slug: string) => ({ code: `identity/${slug}` });

function world(seats: number | null = 5) {
  const clock = new FixedClock(now);
  const team = inMemoryTeam(clock, new NoTransaction(), seats);
  const person = (name: string, role: TeamMember['role'], kind: TeamMember['kind'] = 'linked', profile = cafe) => {
    const id = team.people.add(name);
    team.people.link(id, profile, { role, kind, joinedAt: clock.now() });
    return id;
  };
  const as = (id: string, profile = cafe): Actor => team.people.actor(id, profile);
  const rolesIn = async (profile: ProfileRef) => (await team.people.of(profile)).map(({ name, role }) => [name, role]);
  const olive = person('olive', 'owner');
  return { ...team, clock, person, as, rolesIn, olive, owner: as(olive) };
}

describe('an invitation', () => {
  it('is mailed, read, and accepted by someone new, who is then signed in as that profile', async () => {
    const { owner, inviteToTeam, teamMails, lookAtInvitation, acceptInvitation, people, rolesIn, getTeam } = world();
    await inviteToTeam.execute(owner, { email: ' New@Example.com ', role: 'admin' });
    expect(teamMails.sent).toMatchObject([{ kind: 'invitation', to: 'new@example.com', about: 'brand 1' }]);
    expect(await lookAtInvitation.execute(teamMails.token)).toEqual({
      ...{ profileName: 'brand 1', profileType: 'brand', invitedBy: 'olive', role: 'admin', newPerson: true },
    });

    const accepted = { token: teamMails.token, email: 'new@example.com', name: ' Nina New ' };
    const session = await acceptInvitation.execute(visitor, accepted);
    expect(people.signedIn).toEqual([{ userId: session.userId, uid: cafe.uid }]);
    expect(await rolesIn(cafe)).toContainEqual(['Nina New', 'admin']);
    expect(await getTeam.execute(owner)).toMatchObject({ taken: 2, invitations: [] });
  });

  it('asks someone new for a name, and is not used up by asking', async () => {
    const { owner, inviteToTeam, teamMails, acceptInvitation } = world();
    await inviteToTeam.execute(owner, { email: 'new@example.com', role: 'member' });
    const input = { token: teamMails.token, email: 'new@example.com' };
    await expect(acceptInvitation.execute(visitor, input)).rejects.toMatchObject(problem('name-needed'));
    await acceptInvitation.execute(visitor, { ...input, name: 'Nina' });
    await expect(acceptInvitation.execute(visitor, { ...input, name: 'Nina' })).rejects.toMatchObject(
      problem('invitation-not-valid'),
    );
  });

  it('brings who has an account another profile, and lands in it', async () => {
    const { owner, inviteToTeam, teamMails, acceptInvitation, lookAtInvitation, person, rolesIn } = world();
    const paul = person('paul', 'owner', 'linked', hotel);
    await inviteToTeam.execute(owner, { email: 'paul@example.com', role: 'member' });
    expect(await lookAtInvitation.execute(teamMails.token)).toMatchObject({ newPerson: false });
    const session = await acceptInvitation.execute(visitor, { token: teamMails.token, email: 'Paul@example.com' });
    expect(session).toMatchObject({ userId: paul });
    expect([await rolesIn(hotel), await rolesIn(cafe)]).toEqual([
      [['paul', 'owner']],
      expect.arrayContaining([['paul', 'member']]),
    ]);
  });

  it('works with its own address and its newest letter only, and not after it was taken back', async () => {
    const { owner, clock, inviteToTeam, revokeInvitation, teamMails, acceptInvitation, getTeam } = world();
    await inviteToTeam.execute(owner, { email: 'new@example.com', role: 'member' });
    const first = teamMails.token;
    clock.set(minutes(1));
    await inviteToTeam.execute(owner, { email: 'new@example.com', role: 'member' });
    const accept = (token: string, email = 'new@example.com') =>
      acceptInvitation.execute(visitor, { token, email, name: 'Nina' });
    await expect(accept(first)).rejects.toMatchObject(problem('invitation-not-valid'));
    await expect(accept(teamMails.token, 'eve@example.com')).rejects.toMatchObject(problem('invitation-not-valid'));

    const { invitations } = await getTeam.execute(owner);
    expect(invitations).toMatchObject([{ email: 'new@example.com', invitedBy: 'olive', expired: false }]);
    await revokeInvitation.execute(owner, invitations[0]!.id);
    await expect(accept(teamMails.token)).rejects.toMatchObject(problem('invitation-not-valid'));
    await expect(revokeInvitation.execute(owner, invitations[0]!.id)).rejects.toMatchObject(
      problem('no-such-invitation'),
    );
  });

  it('runs out after seven days, is shown as such, and can be sent again', async () => {
    const { owner, clock, inviteToTeam, teamMails, lookAtInvitation, acceptInvitation, getTeam } = world();
    const { id } = await inviteToTeam.execute(owner, { email: 'new@example.com', role: 'member' });
    clock.set(minutes(7 * 24 * 60));
    await expect(lookAtInvitation.execute(teamMails.token)).rejects.toMatchObject(problem('invitation-not-valid'));
    expect((await getTeam.execute(owner)).invitations).toMatchObject([{ expired: true }]);
    await inviteToTeam.again(owner, id);
    const accepted = { token: teamMails.token, email: 'new@example.com', name: 'Nina' };
    await expect(acceptInvitation.execute(visitor, accepted)).resolves.toBeDefined();
  });

  it('is forgotten a month after it ran out', async () => {
    const { owner, clock, inviteToTeam, forgetInvitations, invitations } = world();
    await inviteToTeam.execute(owner, { email: 'new@example.com', role: 'member' });
    clock.set(minutes(37 * 24 * 60));
    expect(await forgetInvitations.execute()).toBe(0);
    clock.set(minutes(37 * 24 * 60 + 1));
    expect(await forgetInvitations.execute()).toBe(1);
    expect(invitations.all()).toEqual([]);
  });
});

describe('a team', () => {
  it('R257: shows who may look only since the plan became smaller, and takes nobody else', async () => {
    const { owner, person, teams, getTeam, inviteToTeam } = world();
    person('max', 'member');
    teams.seats = 1;
    expect(await getTeam.execute(owner)).toMatchObject({
      seats: 1,
      taken: 2,
      members: [
        { name: 'olive', readOnly: false, self: true },
        { name: 'max', readOnly: true, self: false },
      ],
    });
    await expect(inviteToTeam.execute(owner, { email: 'new@example.com', role: 'member' })).rejects.toMatchObject(
      problem('no-free-seat'),
    );
  });

  it('shows a member the members, and neither invitations nor what they may not do', async () => {
    const { owner, person, as, inviteToTeam, getTeam } = world();
    const max = person('max', 'member');
    await inviteToTeam.execute(owner, { email: 'new@example.com', role: 'member' });
    const seen = await getTeam.execute(as(max));
    expect(seen.invitations).toEqual([]);
    expect(seen.members.map(({ name, manageable }) => [name, manageable])).toEqual([
      ['olive', false],
      ['max', false],
    ]);
  });

  it('gives another role, which the person then has', async () => {
    const { owner, person, as, changeMemberRole, people } = world();
    const max = person('max', 'member');
    await changeMemberRole.execute(owner, max, 'admin');
    expect(as(max)).toMatchObject({ memberRole: 'admin' });
    await changeMemberRole.execute(owner, max, 'admin');
    expect(people.changed).toEqual([{ by: owner, userId: max }]);
  });

  it('loses a member, who is notified by mail', async () => {
    const { owner, person, rolesIn, removeMember, teamMails } = world();
    const max = person('max', 'member');
    await removeMember.execute(owner, max);
    expect(await rolesIn(cafe)).toEqual([['olive', 'owner']]);
    expect(teamMails.sent).toMatchObject([{ kind: 'removed', to: 'max@example.com', about: 'brand 1' }]);
    await expect(removeMember.execute(owner, max)).rejects.toMatchObject(problem('no-such-member'));
  });

  it('is left by a member, and not by its only owner', async () => {
    const { owner, person, as, rolesIn, removeMember, teamMails } = world();
    const max = person('max', 'member');
    await removeMember.leave({ ...as(max), readOnly: true });
    expect(await rolesIn(cafe)).toEqual([['olive', 'owner']]);
    expect(teamMails.sent).toEqual([]);
    await expect(removeMember.leave(owner)).rejects.toMatchObject(problem('owner-needed'));
    expect(await rolesIn(cafe)).toEqual([['olive', 'owner']]);
  });

  it('is handed over: the heir owns it, the former owner is an admin', async () => {
    const { owner, olive, person, as, handOver, teamMails, removeMember } = world();
    const max = person('max', 'member');
    await handOver.execute(owner, max);
    expect(as(max)).toMatchObject({ memberRole: 'owner' });
    expect(as(olive)).toMatchObject({ memberRole: 'admin' });
    expect(teamMails.sent).toMatchObject([{ kind: 'new-owner', to: 'max@example.com', about: 'brand 1' }]);
    await removeMember.leave(as(olive));
  });

  it('makes an heir whom our staff had let in a member with a seat', async () => {
    const { owner, person, handOver, getTeam, as } = world();
    const agency = person('agency', 'admin', 'admin');
    expect(await getTeam.execute(owner)).toMatchObject({ taken: 1 });
    await handOver.execute(owner, agency);
    expect(await getTeam.execute(as(agency))).toMatchObject({ taken: 2, members: [{}, { kind: 'linked' }] });
  });

  it('R430: gives its admins nothing in any other profile', async () => {
    const { person, as, changeMemberRole, removeMember, handOver, inviteToTeam, getTeam } = world();
    const [stranger, max] = [person('eve', 'owner', 'linked', hotel), person('max', 'member')];
    const eve = as(stranger, hotel);
    for (const attempt of [
      () => changeMemberRole.execute(eve, max, 'admin'),
      () => removeMember.execute(eve, max),
      () => handOver.execute(eve, max),
    ])
      await expect(attempt()).rejects.toMatchObject(problem('no-such-member'));
    await inviteToTeam.execute(eve, { email: 'new@example.com', role: 'admin' });
    expect((await getTeam.execute(as(max))).members).toHaveLength(2);
  });

  it('needs a chosen profile', async () => {
    const { getTeam, inviteToTeam, removeMember } = world();
    const guest: Actor = { userId: 'somebody', role: 'guest' };
    await expect(getTeam.execute(guest)).rejects.toMatchObject(problem('not-your-profile'));
    await expect(removeMember.leave(guest)).rejects.toMatchObject(problem('not-your-profile'));
    const invited = inviteToTeam.execute(guest, { email: 'new@example.com', role: 'member' });
    await expect(invited).rejects.toMatchObject(problem('role-not-enough'));
  });
});
