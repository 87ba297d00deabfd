import { newId, type ProfileRef, theProduct } from '../../../shared/kernel/index.js';
import { accept, type Invitation, newInvitation, revoke, sendAgain } from '../domain/invitation.js';
import type { InvitationRepository } from './teams.js';

const now = new Date('2026-11-02T10:00:00Z');
const tomorrow = new Date('2026-11-03T10:00:00Z');

/** What every InvitationRepository promises. `person` answers the id of somebody new. */
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
