import { newId, type ProfileRef, theProduct } from '../../../shared/kernel/index.js';
import { newInvitation, revoke, sendAgain, accept, type Invitation } from '../domain/invitation.js';
import type { InvitationRepository, Teams } from './teams.js';

const now = new Date('2026-11-02T10:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 60 * 60 * 1_000);

type World = Readonly<{
  teams: Teams;
  invitations: InvitationRepository;
  /** A new person who owns this profile. */
  owner(profile: ProfileRef): Promise<string>;
}>;

/** The contract of every Teams, where profiles have five seats. */
export function teamsContract(world: () => World): void {
  const aBrand = (): ProfileRef => ({ uid: newId(), type: 'brand' });

  it('has the members, and the seats of the plan', async () => {
    const profile = aBrand();
    const userId = await world().owner(profile);
    await world().owner(aBrand());
    expect(await world().teams.of(profile, now)).toMatchObject({ seats: 5, members: [{ userId, role: 'owner' }] });
  });

  it('has the open invitations, the newest first, and what they took in letters today', async () => {
    const { teams, invitations } = world();
    const profile = aBrand();
    const actor = { ...theProduct, userId: await world().owner(profile) };
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
    const empty = { profile, seats: 5, members: [], invitations: [], sentToday: 0 };
    expect(await world().teams.of(profile, now)).toEqual(empty);
  });
}

const tomorrow = new Date('2026-11-03T10:00:00Z');

/** The contract of every InvitationRepository. `person` returns the id of a new person. */
export function invitationRepositoryContract(
  world: () => { invitations: InvitationRepository; person: () => Promise<string> },
): void {
  const sender = async () => ({ ...theProduct, userId: await world().person() });
  const sent = async (more: Partial<{ profile: ProfileRef; email: string; tokenHash: string }> = {}) => {
    const profile: ProfileRef = { uid: newId(), type: 'brand' };
    const facts = { profile, email: 'new@example.com', role: 'member' as const, tokenHash: newId(), ...more };
    return world().invitations.save(...newInvitation(facts, await sender(), now));
  };
  const refused = { code: 'identity/no-such-invitation' };

  it('is found by its token while it is open, expired or not', async () => {
    const { invitations } = world();
    const invitation = await sent();
    expect(invitation.version).toBe(1);
    expect(await invitations.findOpen(invitation.tokenHash)).toEqual(invitation);
    expect(await invitations.findOpen('another hash')).toBeNull();
  });

  it('is found by its newest token only', async () => {
    const { invitations } = world();
    const invitation = await sent();
    const next = { role: 'admin' as const, tokenHash: newId() };
    await invitations.save(...sendAgain(invitation, next, await sender(), tomorrow));
    expect(await invitations.findOpen(invitation.tokenHash)).toBeNull();
    expect(await invitations.findOpen(next.tokenHash)).toMatchObject({ role: 'admin', sentTimes: 2 });
  });

  it('is found no more once it was accepted or taken back', async () => {
    const { invitations } = world();
    for (const decide of [accept, revoke]) {
      const invitation = await sent();
      await invitations.save(...decide(invitation, await sender(), now));
      expect(await invitations.findOpen(invitation.tokenHash)).toBeNull();
    }
  });

  it('is stored once by two who have read the same state', async () => {
    const { invitations } = world();
    const invitation = await sent();
    await invitations.save(...accept(invitation, await sender(), now));
    await expect(invitations.save(...revoke(invitation, await sender(), now))).rejects.toMatchObject(refused);
  });

  it('is open once for the same person and profile', async () => {
    const first = await sent();
    const again = (more: Partial<Invitation>) => sent({ profile: { uid: first.profileUid, type: 'brand' }, ...more });
    await expect(again({})).rejects.toMatchObject(refused);
    await expect(again({ email: 'other@example.com' })).resolves.toBeDefined();
    await world().invitations.save(...revoke(first, await sender(), now));
    await expect(again({})).resolves.toBeDefined();
  });

  it('is forgotten by its end, however it ended', async () => {
    const { invitations } = world();
    const [open, answered] = [await sent(), await sent()];
    await invitations.save(...accept(answered, await sender(), now));
    expect(await invitations.forget(open.expiresAt)).toBe(0);
    expect(await invitations.forget(new Date(open.expiresAt.getTime() + 1))).toBe(2);
    expect(await invitations.findOpen(open.tokenHash)).toBeNull();
  });
}
