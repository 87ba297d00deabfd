import { Command, CommandRunner } from 'nest-commander';
import { BrowserIndex } from '../modules/discovery/index.js';

const told = 100_000;

/** `discovery:rebuild`: what brands browse is made again from the profiles, while the product runs. */
@Command({ name: 'discovery:rebuild', description: 'Reads every influencer afresh into the influencer browser.' })
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
