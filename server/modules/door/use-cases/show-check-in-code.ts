import type { Actor, Clock } from '../../../shared/kernel/index.js';
import type { CheckInSecrets } from '../ports/check-in-links.js';
import type { Visits } from '../ports/neighbours.js';

/** The influencer's phone shows a code that changes twice a minute. */
export class ShowCheckInCode {
  constructor(
    private readonly visits: Visits,
    private readonly secrets: CheckInSecrets,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/not-found, collabs/wrong-step, collabs/not-due-yet, collabs/too-late */
  async execute(actor: Actor, collabId: string): Promise<{ code: string; endsAt: Date }> {
    await this.visits.checkAwaited(actor, collabId);
    return this.secrets.codeOf(collabId, this.clock.now());
  }
}
