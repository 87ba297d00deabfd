import type { Clock } from '../../../shared/kernel/index.js';
import type { InvitationRepository } from '../ports/invitation.repository.js';

const keptMs = 30 * 24 * 60 * 60 * 1_000;

/** Invitations are forgotten a month after they were answered or ran out. */
export class ForgetInvitations {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly clock: Clock,
  ) {}

  /** Says how many. */
  execute(): Promise<number> {
    return this.invitations.forget(new Date(this.clock.now().getTime() - keptMs));
  }
}
