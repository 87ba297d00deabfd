import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { momentToldBy, usageEvent } from '../domain/usage-event.js';
import type { UsageEventRepository } from '../ports/repositories.js';

/** Records that someone did something in the product. */
export class RecordUsage {
  constructor(
    private readonly usage: UsageEventRepository,
    private readonly clock: Clock,
  ) {}

  /** With an `id`, which carries the event's time, it is idempotent. */
  async execute(actor: Actor, name: string, context: Readonly<Record<string, unknown>>, id?: string): Promise<void> {
    const now = this.clock.now();
    await this.usage.add([usageEvent(name, context, actor, id ? momentToldBy(id, now) : now, id)]);
  }
}
