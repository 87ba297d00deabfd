import type { SafetyCategory } from '../../../contract/lists/index.js';
import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { safetyErrors, liftFlag, setFlag } from '../domain/safety-flag.js';
import type { SafetyFlags } from '../ports/influencers.js';

/** Staff flag content that some brands avoid. */
export class FlagInfluencer {
  constructor(
    private readonly flags: SafetyFlags,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/not-staff, profiles/influencer-not-found, profiles/already-flagged */
  async execute(actor: Actor, influencerId: string, category: SafetyCategory, note: string): Promise<void> {
    await this.flags.add(...setFlag(influencerId, category, note, actor, this.clock.now()));
  }
}

/** Staff lift a safety flag. */
export class LiftFlag {
  constructor(
    private readonly flags: SafetyFlags,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/not-staff, profiles/flag-not-found */
  async execute(actor: Actor, influencerId: string, flagId: string): Promise<void> {
    const flag = (await this.flags.of(influencerId)).find(({ id }) => id === flagId);
    if (!flag) throw safetyErrors.notFound();
    await this.flags.lift(...liftFlag(flag, actor, this.clock.now()));
  }
}
