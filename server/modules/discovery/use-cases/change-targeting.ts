import type { SafetyCategory } from '../../../contract/lists/index.js';
import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { changeExclusions, changeTargeting, type Targeting, type TargetingDetails } from '../domain/targeting.js';
import type { TargetingRepository } from '../ports/repositories.js';

/** A brand sets whom it is looking for. */
export class ChangeTargeting {
  constructor(
    private readonly targetings: TargetingRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/role-not-enough, discovery/protected-list, discovery/protected-word, discovery/reason-needed, discovery/too-much-wanted, discovery/targeting-stale */
  async execute(actor: Actor, brandId: string, details: TargetingDetails): Promise<Targeting> {
    const targeting = await this.targetings.of(brandId);
    return this.targetings.save(...changeTargeting(targeting, details, actor, this.clock.now()));
  }
}

/** A brand sets whom it never wants to see. */
export class ChangeExclusions {
  constructor(
    private readonly targetings: TargetingRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/role-not-enough, discovery/targeting-stale */
  async execute(actor: Actor, brandId: string, exclude: readonly SafetyCategory[]): Promise<Targeting> {
    const targeting = await this.targetings.of(brandId);
    return this.targetings.save(...changeExclusions(targeting, exclude, actor, this.clock.now()));
  }
}
