import { Command, CommandRunner, Option } from 'nest-commander';
import { Config } from '../config.js';
import { migrations } from '../db/migrations/index.js';
import { makeCrowd } from '../db/seed/crowd.js';
import { makeDemoWorldOnce } from '../db/seed/demo.js';
import { DomainError } from '../shared/kernel/index.js';

/** `db:migrate`: every command migrates first, so this one only reports the result. */
@Command({ name: 'db:migrate', description: 'Runs the pending migrations.' })
export class DbMigrateCommand extends CommandRunner {
  async run(): Promise<void> {
    console.log(`The database is up to date. Newest migration: ${migrations.at(-1)!.name}`);
  }
}

type SeedOptions = { demo?: boolean; influencers?: number; offers?: number };

const most = 2_000_000;

const countFrom = (text: string, what: string): number => {
  const count = Number(text.replaceAll(/[_,]/g, ''));
  if (Number.isInteger(count) && count >= 0 && count <= most) return count;
  throw new DomainError('invalid', 'cli/usage', `--${what} is a whole number from 0 to ${most}.`);
};

/** `db:seed --demo`, or a crowd for load tests; idempotent: existing data isn't changed. */
@Command({ name: 'db:seed', description: 'Fills the database with demo data, or with many people for measuring.' })
export class DbSeedCommand extends CommandRunner {
  constructor(private readonly config: Config) {
    super();
  }

  /** @throws cli/usage, cli/not-in-production */
  async run(_args: string[], { demo, influencers = 0, offers = 0 }: SeedOptions): Promise<void> {
    const crowd = influencers + offers > 0;
    if (!demo && !crowd)
      throw new DomainError(
        'invalid',
        'cli/usage',
        'Say what to fill it with: db:seed --demo, or db:seed --influencers 10000 --offers 1000',
      );
    if (this.config.production)
      throw new DomainError('forbidden', 'cli/not-in-production', 'There is no demo world in production.');
    if (demo) await this.makeDemo();
    if (crowd) await this.makeCrowd({ influencers, offers });
  }

  @Option({ flags: '--demo', description: 'the demo data' })
  parseDemo(): boolean {
    return true;
  }

  @Option({ flags: '--influencers <count>', description: 'this many influencers' })
  parseInfluencers(count: string): number {
    return countFrom(count, 'influencers');
  }

  @Option({ flags: '--offers <count>', description: 'this many live offers' })
  parseOffers(count: string): number {
    return countFrom(count, 'offers');
  }

  private async makeDemo(): Promise<void> {
    const made = await makeDemoWorldOnce(this.config);
    console.log(
      made
        ? 'Made the demo world: 12 brands, 80 influencers, their offers, Collabs and chats, and 90 days of usage.'
        : 'The demo data is already there. Nothing was changed.',
    );
  }

  private async makeCrowd(size: { influencers: number; offers: number }): Promise<void> {
    const { influencers, offers, seconds } = await makeCrowd(this.config, size, (line) => console.log(line));
    console.log(`There are ${influencers} influencers and ${offers} offers to measure with, after ${seconds} s.`);
  }
}
