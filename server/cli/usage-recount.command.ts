import { Command, CommandRunner } from 'nest-commander';
import { UsageCounting } from '../modules/analytics/index.js';
import { Clock } from '../shared/kernel/index.js';

/** `usage:recount`: what people did is counted again from the events that are kept, while the product runs. */
@Command({ name: 'usage:recount', description: 'Counts again, from the events that are kept, what people did.' })
export class UsageRecountCommand extends CommandRunner {
  constructor(
    private readonly counting: UsageCounting,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(): Promise<void> {
    console.log(`${await this.counting.again(this.clock.now())} hours of usage have been counted again.`);
  }
}
