import { Command, CommandRunner } from 'nest-commander';
import { SyncCatalogue } from '../modules/billing/index.js';

/** `billing:sync`: may be repeated; a second run finds nothing to do. */
@Command({
  name: 'billing:sync',
  description: 'Makes products, prices and the settings of the portal at the card provider.',
})
export class BillingSyncCommand extends CommandRunner {
  constructor(private readonly catalogue: SyncCatalogue) {
    super();
  }

  /** @throws billing/provider-away, billing/provider-refused */
  async run(): Promise<void> {
    const lines = await this.catalogue.execute();
    console.log(lines.length > 0 ? lines.join('\n') : 'The card provider has everything already. Nothing was changed.');
  }
}
