import { newId, type ProfileRef, theProduct } from '../../../shared/kernel/index.js';
import { newInvitation, revoke, sendAgain } from '../domain/invitation.js';
import type { InvitationRepository, Teams } from './teams.js';

const now = new Date('2026-11-02T10:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 60 * 60 * 1_000);

type World = Readonly<{
  teams: Teams;
  invitations: InvitationRepository;
  /** Somebody new who owns this profile. */
  owner(profile: ProfileRef): Promise<string>;
}>;

/** What every Teams promises, where profiles have five seats. */
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
