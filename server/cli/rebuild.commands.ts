import { Command, CommandRunner, Option } from 'nest-commander';
import { UsageCounting } from '../modules/analytics/index.js';
import { BrowserIndex } from '../modules/discovery/index.js';
import { CheckRecords, type Difference, RebuildRecords } from '../modules/records/index.js';
import { Clock } from '../shared/kernel/index.js';

const told = 100_000;

/** `discovery:rebuild`: rebuilds the index that brands browse from the profiles, without downtime. */
@Command({ name: 'discovery:rebuild', description: 'Rebuilds the influencer browser’s search table.' })
export class DiscoveryRebuildCommand extends CommandRunner {
  constructor(private readonly index: BrowserIndex) {
    super();
  }

  async run(): Promise<void> {
    const read = await this.index.fill({
      afresh: true,
      told: (count) => count % told === 0 && console.log(`${count} read`),
    });
    console.log(`The influencer browser has read ${read} influencers afresh.`);
  }
}

const things = { facts: 'what happened', marks: 'a promise', gifts: 'a gift' } as const;
const faults = {
  missing: 'is in the log and is not recorded',
  unfounded: 'is recorded and does not follow from the log',
  changed: 'is recorded otherwise than the log says',
} as const;

const inWords = ({ collabId, of, eventId, how }: Difference): string =>
  `Collab ${collabId}: ${things[of]} of event ${eventId} ${faults[how]}.`;

/** `records:rebuild`: rebuilds promises and gifts from the log, without downtime; `--check` only compares. */
@Command({ name: 'records:rebuild', description: 'Rebuilds reliability and gifts from the log of Collabs.' })
export class RecordsRebuildCommand extends CommandRunner {
  constructor(
    private readonly rebuild: RebuildRecords,
    private readonly check: CheckRecords,
  ) {
    super();
  }

  async run(_words: string[], { check }: { check?: boolean }): Promise<void> {
    if (check) return this.compare();
    console.log(`The records of ${await this.rebuild.execute()} Collabs have been read again.`);
  }

  /** Ends with exit code 1 if anything differs. */
  private async compare(): Promise<void> {
    let [collabs, differing] = [0, 0];
    for await (const { differences } of this.check.execute()) {
      collabs += 1;
      differing += differences.length;
      for (const difference of differences) console.log(inWords(difference));
    }
    if (differing > 0) process.exitCode = 1;
    console.log(
      differing === 0
        ? `The records of ${collabs} Collabs are what the log says.`
        : `${differing} differences in ${collabs} Collabs. Nothing was changed; records:rebuild reads them again.`,
    );
  }

  @Option({ flags: '--check', description: 'compares the records with the log without changing anything' })
  parseCheck(): boolean {
    return true;
  }
}

/** `usage:recount`: recounts usage from the stored events, without downtime. */
@Command({ name: 'usage:recount', description: 'Recounts usage from the stored events.' })
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
