import type { Clock } from '../../../shared/kernel/index.js';
import { callTimes } from '../domain/call-times.js';
import type { CallRepository } from '../ports/call.repository.js';

/** When a call can begin: the office's times without the booked ones. */
export class FreeCallTimes {
  constructor(
    private readonly calls: CallRepository,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<Date[]> {
    const now = this.clock.now();
    const taken = new Set((await this.calls.takenFrom(now)).map((time) => time.getTime()));
    return callTimes(now).filter((time) => !taken.has(time.getTime()));
  }
}
