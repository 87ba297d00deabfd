import { type Actor, checkMember } from '../../../shared/kernel/index.js';
import { doorErrors } from '../domain/door.errors.js';
import type { CheckInLinkRepository } from '../ports/check-in-link.repository.js';

/** A brand takes a link back: every phone at that door stops at once. */
export class RemoveCheckInLink {
  constructor(private readonly links: CheckInLinkRepository) {}

  /** @throws collabs/door-not-found, identity/role-not-enough */
  async execute(actor: Actor, id: string): Promise<void> {
    const link = await this.links.find(id);
    if (!link || link.brandId !== actor.profile?.uid) throw doorErrors.notFound();
    checkMember(actor, 'collabs');
    await this.links.remove(id);
  }
}
