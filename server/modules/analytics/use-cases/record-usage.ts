import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { usageEvent } from '../domain/usage-event.js';
import type { UsageEventRepository } from '../ports/usage-event.repository.js';

/** Somebody did something in the product. */
export class RecordUsage {
  constructor(
    private readonly usage: UsageEventRepository,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, name: string, context: Readonly<Record<string, unknown>>): Promise<void> {
    await this.usage.add([usageEvent(name, context, actor, this.clock.now())]);
  }
}
