import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { type Actor, type ProfileRef, theProduct } from '../../../shared/kernel/index.js';
import { inMemoryTeam } from '../adapters/in-memory-team.js';
import { actorIn, type MembershipKind, type User } from '../domain/user.js';
import type { MemberRole } from '../../../contract/rules/member-rights.js';

const now = new Date('2026-11-02T10:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const cafe: ProfileRef = { uid: '01900000-0000-7000-8000-000000000001', type: 'brand' };
const hotel: ProfileRef = { uid: '01900000-0000-7000-8000-000000000002', type: 'brand' };
const visitor = { address: '10.0.0.1', userAgent: 'a browser' };
const problem = (slug: string) => ({ code: `identity/${slug}` });

async function world(seats: number | null = 5) {
  const clock = new FixedClock(now);
  const team = inMemoryTeam(clock, clock, new NoTransaction(), seats);
  const person = (name: string, role?: MemberRole, kind: MembershipKind = 'linked', profile = cafe) =>
    team.createPerson.execute(
      theProduct,
      { email: `${name}@example.com`, name },
      role ? [{ profile, kind, role }] : [],
    );
  const as = async ({ id }: User, profile = cafe): Promise<Actor> => actorIn(await team.users.get(id), profile);
  const olive = await person('olive', 'owner');
  return { ...team, clock, person, as, olive, owner: await as(olive) };
}

describe('an invitation', () => {
  it('is mailed, read, and accepted by somebody new, who is then signed in as that profile', async () => {
    const { owner, inviteToTeam, teamMails, lookAtInvitation, acceptInvitation, users, sessions, getTeam } =
      await world();
    await inviteToTeam.execute(owner, { email: ' New@Example.com ', role: 'admin' });
    expect(teamMails.sent).toMatchObject([{ kind: 'invitation', to: 'new@example.com', about: 'brand 1' }]);
    expect(await lookAtInvitation.execute(teamMails.token)).toEqual({
      ...{ profileName: 'brand 1', profileType: 'brand', invitedBy: 'olive', role: 'admin', newPerson: true },
    });

    const accepted = { token: teamMails.token, email: 'new@example.com', name: ' Nina New ' };
    const session = await acceptInvitation.execute(visitor, accepted);
    expect(session).toMatchObject({ profileUid: cafe.uid, profileType: 'brand' });
    const nina = (await users.findByEmail('new@example.com'))!;
    expect(nina).toMatchObject({
      name: 'Nina New',
      emailProvenAt: now,
      memberships: [{ profileUid: cafe.uid, kind: 'linked', role: 'admin' }],
    });
    expect(await sessions.get(session.id)).toMatchObject({ userId: nina.id });
    expect(await getTeam.execute(owner)).toMatchObject({ taken: 2, invitations: [] });
  });

  it('asks somebody new for a name, and is not used up by asking', async () => {
    const { owner, inviteToTeam, teamMails, acceptInvitation } = await world();
    await inviteToTeam.execute(owner, { email: 'new@example.com', role: 'member' });
    const input = { token: teamMails.token, email: 'new@example.com' };
    for (const name of [undefined, ' ', 'x', 'x'.repeat(101)])
      await expect(acceptInvitation.execute(visitor, { ...input, name })).rejects.toMatchObject(problem('name-needed'));
    await acceptInvitation.execute(visitor, { ...input, name: 'Nina' });
    await expect(acceptInvitation.execute(visitor, { ...input, name: 'Nina' })).rejects.toMatchObject(
      problem('invitation-not-valid'),
    );
  });

  it('brings who has an account another profile, and lands in it', async () => {
    const { owner, inviteToTeam, teamMails, acceptInvitation, lookAtInvitation, person, users } = await world();
    const paul = await person('paul', 'owner', 'linked', hotel);
    await inviteToTeam.execute(owner, { email: paul.email, role: 'member' });
    expect(await lookAtInvitation.execute(teamMails.token)).toMatchObject({ newPerson: false });
    const session = await acceptInvitation.execute(visitor, { token: teamMails.token, email: 'Paul@example.com' });
    expect(session).toMatchObject({ userId: paul.id, profileUid: cafe.uid });
    expect((await users.get(paul.id)).memberships).toMatchObject([
      { profileUid: hotel.uid, role: 'owner' },
      { profileUid: cafe.uid, role: 'member' },
    ]);
  });

  it('proves the e-mail: what somebody set up before anybody had shown that ends', async () => {
    const { owner, inviteToTeam, teamMails, acceptInvitation, person, users } = await world();
    const paul = await person('paul');
    await users.save({ ...paul, passwordHash: 'chosen by a stranger' });
    await inviteToTeam.execute(owner, { email: paul.email, role: 'member' });
    await acceptInvitation.execute(visitor, { token: teamMails.token, email: paul.email });
    expect(await users.get(paul.id)).toMatchObject({ passwordHash: null, emailProvenAt: now });
  });

  it('works with its own address and its newest letter only, and not after it was taken back', async () => {
    const { owner, clock, inviteToTeam, revokeInvitation, teamMails, acceptInvitation, getTeam } = await world();
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
    const { owner, clock, inviteToTeam, teamMails, lookAtInvitation, acceptInvitation, getTeam } = await world();
    const { id } = await inviteToTeam.execute(owner, { email: 'new@example.com', role: 'member' });
    clock.set(minutes(7 * 24 * 60));
    await expect(lookAtInvitation.execute(teamMails.token)).rejects.toMatchObject(problem('invitation-not-valid'));
    expect((await getTeam.execute(owner)).invitations).toMatchObject([{ expired: true }]);
    await inviteToTeam.again(owner, id);
    const accepted = { token: teamMails.token, email: 'new@example.com', name: 'Nina' };
    await expect(acceptInvitation.execute(visitor, accepted)).resolves.toBeDefined();
  });

  it('lets in nobody who is shut out, or is staff', async () => {
    const { owner, inviteToTeam, teamMails, acceptInvitation, person, users } = await world();
    const paul = await person('paul');
    await inviteToTeam.execute(owner, { email: paul.email, role: 'member' });
    const accept = () => acceptInvitation.execute(visitor, { token: teamMails.token, email: paul.email });
    const saved = await users.save({ ...paul, disabledAt: now });
    await expect(accept()).rejects.toMatchObject(problem('user-disabled'));
    await users.save({ ...saved, disabledAt: null, staffRole: 'operations' });
    await expect(accept()).rejects.toMatchObject(problem('staff-cannot-join'));
  });

  it('leaves the role of somebody who has come in another way meanwhile', async () => {
    const { owner, inviteToTeam, teamMails, acceptInvitation, person, users, changeLinks } = await world();
    const paul = await person('paul');
    await inviteToTeam.execute(owner, { email: paul.email, role: 'member' });
    await changeLinks.link(theProduct, paul.id, { profile: cafe, kind: 'linked', role: 'owner' });
    await acceptInvitation.execute(visitor, { token: teamMails.token, email: paul.email });
    expect((await users.get(paul.id)).memberships).toMatchObject([{ role: 'owner' }]);
  });

  it('is forgotten a month after it ran out', async () => {
    const { owner, clock, inviteToTeam, forgetInvitations, invitations } = await world();
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
    const { owner, person, seatLimits, getTeam, inviteToTeam } = await world();
    await person('max', 'member');
    seatLimits.seats = 1;
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
    const { owner, person, as, inviteToTeam, getTeam } = await world();
    const max = await person('max', 'member');
    await inviteToTeam.execute(owner, { email: 'new@example.com', role: 'member' });
    const seen = await getTeam.execute(await as(max));
    expect(seen.invitations).toEqual([]);
    expect(seen.members.map(({ name, manageable }) => [name, manageable])).toEqual([
      ['olive', false],
      ['max', false],
    ]);
  });

  it('gives another role, which the person then has', async () => {
    const { owner, person, as, changeMemberRole, users } = await world();
    const max = await person('max', 'member');
    await changeMemberRole.execute(owner, max.id, 'admin');
    expect(await as(max)).toMatchObject({ memberRole: 'admin' });
    expect(users.events.at(-1)).toMatchObject({
      name: 'user.role-changed',
      aggregate: { id: max.id },
      actor: { userId: owner.userId },
      payload: { profile: cafe, role: 'admin' },
    });
    const count = users.events.length;
    await changeMemberRole.execute(owner, max.id, 'admin');
    expect(users.events).toHaveLength(count);
  });

  it('loses a member, who is told by mail', async () => {
    const { owner, person, removeMember, users, teamMails } = await world();
    const max = await person('max', 'member');
    await removeMember.execute(owner, max.id);
    expect((await users.get(max.id)).memberships).toEqual([]);
    expect(teamMails.sent).toMatchObject([{ kind: 'removed', to: max.email, about: 'brand 1' }]);
    await expect(removeMember.execute(owner, max.id)).rejects.toMatchObject(problem('no-such-member'));
  });

  it('loses who was let in by the single link, too', async () => {
    const { owner, createPerson, removeMember, users } = await world();
    const ros = await createPerson.execute(theProduct, {
      email: 'ros@example.com',
      name: 'Ros',
      linkedBrandUid: cafe.uid,
    });
    await removeMember.execute(owner, ros.id);
    expect(await users.get(ros.id)).toMatchObject({ linkedBrandUid: null });
  });

  it('is left by a member, and not by its only owner', async () => {
    const { owner, olive, person, as, removeMember, users, teamMails } = await world();
    const max = await person('max', 'member');
    await removeMember.leave({ ...(await as(max)), readOnly: true });
    expect((await users.get(max.id)).memberships).toEqual([]);
    expect(teamMails.sent).toEqual([]);
    await expect(removeMember.leave(owner)).rejects.toMatchObject(problem('owner-needed'));
    expect((await users.get(olive.id)).memberships).toHaveLength(1);
  });

  it('is handed over: the heir owns it, the former owner is an admin', async () => {
    const { owner, olive, person, as, handOver, teamMails, removeMember } = await world();
    const max = await person('max', 'member');
    await handOver.execute(owner, max.id);
    expect(await as(max)).toMatchObject({ memberRole: 'owner' });
    expect(await as(olive)).toMatchObject({ memberRole: 'admin' });
    expect(teamMails.sent).toMatchObject([{ kind: 'new-owner', to: max.email, about: 'brand 1' }]);
    await removeMember.leave(await as(olive));
  });

  it('makes an heir whom our staff had let in a member with a seat', async () => {
    const { owner, person, handOver, getTeam, as } = await world();
    const agency = await person('agency', 'admin', 'admin');
    expect(await getTeam.execute(owner)).toMatchObject({ taken: 1 });
    await handOver.execute(owner, agency.id);
    expect(await getTeam.execute(await as(agency))).toMatchObject({ taken: 2, members: [{}, { kind: 'linked' }] });
  });

  it('R430: gives its admins nothing in any other profile', async () => {
    const { person, as, changeMemberRole, removeMember, handOver, inviteToTeam, getTeam } = await world();
    const [stranger, max] = [await person('eve', 'owner', 'linked', hotel), await person('max', 'member')];
    const eve = await as(stranger, hotel);
    for (const attempt of [
      () => changeMemberRole.execute(eve, max.id, 'admin'),
      () => removeMember.execute(eve, max.id),
      () => handOver.execute(eve, max.id),
    ])
      await expect(attempt()).rejects.toMatchObject(problem('no-such-member'));
    await inviteToTeam.execute(eve, { email: 'new@example.com', role: 'admin' });
    expect((await getTeam.execute(await as(max))).members).toHaveLength(2);
  });

  it('needs a chosen profile', async () => {
    const { getTeam, inviteToTeam, removeMember } = await world();
    const guest: Actor = { userId: 'somebody', role: 'guest' };
    await expect(getTeam.execute(guest)).rejects.toMatchObject(problem('not-your-profile'));
    await expect(removeMember.leave(guest)).rejects.toMatchObject(problem('not-your-profile'));
    const invited = inviteToTeam.execute(guest, { email: 'new@example.com', role: 'member' });
    await expect(invited).rejects.toMatchObject(problem('role-not-enough'));
  });
});
