import { Command, CommandRunner, Option } from 'nest-commander';
import { Config } from '../config.js';
import { makeDemoWorldOnce } from '../db/seed/demo.js';
import { DomainError } from '../shared/kernel/index.js';

/** `db:seed --demo`: may be repeated; what is there is left as it is. */
@Command({ name: 'db:seed', description: 'Fills the database with the demo world.' })
export class DbSeedCommand extends CommandRunner {
  constructor(private readonly config: Config) {
    super();
  }

  /** @throws cli/usage, cli/not-in-production */
  async run(_args: string[], { demo }: { demo?: boolean }): Promise<void> {
    if (!demo) throw new DomainError('invalid', 'cli/usage', 'Say what to fill it with: db:seed --demo');
    if (this.config.production)
      throw new DomainError('forbidden', 'cli/not-in-production', 'There is no demo world in production.');
    const made = await makeDemoWorldOnce(this.config);
    console.log(
      made
        ? 'Made the demo world: 12 brands, 80 influencers, their offers, Collabs and chats, and 90 days of usage.'
        : 'The demo world is there already. Nothing was changed.',
    );
  }

  @Option({ flags: '--demo', description: 'the demo world' })
  parseDemo(): boolean {
    return true;
  }
}
