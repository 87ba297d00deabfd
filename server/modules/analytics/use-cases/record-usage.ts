import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { momentToldBy, usageEvent } from '../domain/usage-event.js';
import type { UsageEventRepository } from '../ports/repositories.js';

/** Someone did something in the product. */
export class RecordUsage {
  constructor(
    private readonly usage: UsageEventRepository,
    private readonly clock: Clock,
  ) {}

  /** With its own `id`, which carries when it happened, the same event can be repeated: it is stored once. */
  async execute(actor: Actor, name: string, context: Readonly<Record<string, unknown>>, id?: string): Promise<void> {
    const now = this.clock.now();
    await this.usage.add([usageEvent(name, context, actor, id ? momentToldBy(id, now) : now, id)]);
  }
}
