import { type Actor, DomainError } from '../../../../shared/kernel/index.js';
import type { DoorVisit } from '../../domain/door.js';
import { Visits } from '../../ports/neighbours.js';

const wrongStep = () =>
  new DomainError('conflict', 'collabs/wrong-step', 'You cannot check in as this Collab stands.', {});

/** The visits of one brand. */
export class InMemoryVisits extends Visits {
  private readonly visits = new Map<string, DoorVisit>();

  constructor(
    private readonly brandId: string,
    private readonly clock: Readonly<{ now(): Date }>,
  ) {
    super();
  }

  add(visit: DoorVisit): void {
    this.visits.set(visit.collabId, visit);
  }

  async ofNow(brandId: string): Promise<readonly DoorVisit[]> {
    return brandId === this.brandId ? [...this.visits.values()] : [];
  }

  async checkAwaited(_actor: Actor, collabId: string): Promise<void> {
    if (this.visits.get(collabId)?.checkedInAt !== null) throw wrongStep();
  }

  async checkIn(actor: Actor, collabId: string): Promise<Date> {
    await this.checkAwaited(actor, collabId);
    const checkedInAt = this.clock.now();
    this.visits.set(collabId, { ...this.visits.get(collabId)!, checkedInAt });
    return checkedInAt;
  }
}
