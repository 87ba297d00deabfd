import { teamErrors } from '../../domain/team.errors.js';
import type { Invitation, InvitationEvent } from '../../domain/invitation.js';
import { InvitationRepository } from '../../ports/invitation.repository.js';

export class InMemoryInvitationRepository extends InvitationRepository {
  readonly events: InvitationEvent[] = [];
  private readonly invitations = new Map<string, Invitation>();

  async findOpen(tokenHash: string): Promise<Invitation | null> {
    return this.all().find((each) => each.tokenHash === tokenHash && each.state === 'open') ?? null;
  }

  async save(invitation: Invitation, ...events: InvitationEvent[]): Promise<Invitation> {
    const { id, version, profileUid, email, state } = invitation;
    const isTwin = (each: Invitation) =>
      each.id !== id && each.profileUid === profileUid && each.email === email && each.state === 'open';
    if ((this.invitations.get(id)?.version ?? 0) !== version || (state === 'open' && this.all().some(isTwin)))
      throw teamErrors.noSuchInvitation();
    const next = { ...invitation, version: version + 1 };
    this.invitations.set(id, next);
    this.events.push(...events);
    return next;
  }

  async forget(before: Date): Promise<number> {
    const old = this.all().filter(({ expiresAt }) => expiresAt < before);
    for (const { id } of old) this.invitations.delete(id);
    return old.length;
  }

  all(): Invitation[] {
    return [...this.invitations.values()];
  }
}
