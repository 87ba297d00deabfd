import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { canSee } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import { doorTimes } from '../domain/visit.js';
import type { CheckInSecrets } from '../ports/check-in-secrets.js';
import type { CollabRepository } from '../ports/collab.repository.js';

/** The influencer's phone shows a code that changes twice a minute. */
export class ShowCheckInCode {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly secrets: CheckInSecrets,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/not-found, collabs/wrong-step, collabs/not-due-yet, collabs/too-late */
  async execute(actor: Actor, id: string): Promise<{ code: string; endsAt: Date }> {
    const collab = await this.collabs.get(id);
    if (!canSee(collab, actor)) throw collabErrors.notFound(id);
    const now = this.clock.now();
    const { outcome, stage, visitAt, checkedInAt } = collab;
    if (outcome !== 'open' || stage !== 4 || !visitAt || checkedInAt) throw collabErrors.wrongStep('check-in');
    const { opens, closes } = doorTimes(visitAt);
    if (now < opens) throw collabErrors.notDueYet('check-in', opens);
    if (now >= closes) throw collabErrors.tooLate('check-in', closes);
    return this.secrets.codeOf(id, now);
  }
}
