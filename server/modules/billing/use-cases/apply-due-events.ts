import type { ProviderEventRepository } from '../ports/provider-event.repository.js';
import type { ApplyProviderEvent } from './apply-provider-event.js';

const atOnce = 50;

/** Acts upon what no job has acted upon yet, so that nothing that was told is ever left. Answers how much it was. */
export class ApplyDueEvents {
  constructor(
    private readonly events: ProviderEventRepository,
    private readonly apply: ApplyProviderEvent,
  ) {}

  async execute(): Promise<number> {
    let done = 0;
    for (const id of await this.events.due(atOnce)) {
      try {
        await this.apply.execute(id);
        done++;
      } catch {
        // noted beside the event, which is tried again later
      }
    }
    return done;
  }
}
