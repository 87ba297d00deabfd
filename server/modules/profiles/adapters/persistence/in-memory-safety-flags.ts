import { profileErrors } from '../../domain/profile.errors.js';
import { safetyErrors, type SafetyFlag, type SafetyFlagEvent } from '../../domain/safety-flag.js';
import { SafetyFlags } from '../../ports/safety-flags.js';

export class InMemorySafetyFlags extends SafetyFlags {
  readonly events: SafetyFlagEvent[] = [];
  private readonly flags = new Map<string, SafetyFlag>();

  constructor(private readonly exists: (influencerId: string) => boolean) {
    super();
  }

  async of(influencerId: string): Promise<SafetyFlag[]> {
    return [...this.flags.values()]
      .filter((flag) => flag.influencerId === influencerId)
      .toSorted((a, b) => Number(a.liftedAt !== null) - Number(b.liftedAt !== null) || +b.setAt - +a.setAt);
  }

  async add(flag: SafetyFlag, event: SafetyFlagEvent): Promise<void> {
    if (!this.exists(flag.influencerId)) throw profileErrors.influencerNotFound(flag.influencerId);
    const standing = (await this.of(flag.influencerId)).filter(({ liftedAt }) => liftedAt === null);
    if (standing.some(({ category }) => category === flag.category)) throw safetyErrors.alreadyFlagged();
    this.flags.set(flag.id, flag);
    this.events.push(event);
  }

  async lift(flag: SafetyFlag, event: SafetyFlagEvent): Promise<void> {
    if (this.flags.get(flag.id)?.liftedAt !== null) throw safetyErrors.notFound();
    this.flags.set(flag.id, flag);
    this.events.push(event);
  }
}
