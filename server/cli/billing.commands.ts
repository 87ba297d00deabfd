import { Command, CommandRunner } from 'nest-commander';
import { Reconcile, SyncCatalogue } from '../modules/billing/index.js';

/** `billing:reconcile`: runs the nightly job now. */
@Command({
  name: 'billing:reconcile',
  description: 'Compares every subscription and open checkout with the card provider, and repairs any differences.',
})
export class BillingReconcileCommand extends CommandRunner {
  constructor(private readonly reconcile: Reconcile) {
    super();
  }

  async run(): Promise<void> {
    const { customers, healed, checkouts, failed } = await this.reconcile.execute();
    console.log(
      `Looked at ${customers} customers and ${checkouts} open checkouts: ${healed} healed, ${failed} failed.`,
    );
    if (failed > 0) process.exitCode = 1;
  }
}

/** `billing:sync`: idempotent; a second run changes nothing. */
@Command({
  name: 'billing:sync',
  description: 'Creates the products, prices and portal settings at the card provider.',
})
export class BillingSyncCommand extends CommandRunner {
  constructor(private readonly catalogue: SyncCatalogue) {
    super();
  }

  /** @throws billing/provider-away, billing/provider-refused */
  async run(): Promise<void> {
    const lines = await this.catalogue.execute();
    console.log(lines.length > 0 ? lines.join('\n') : 'The card provider already has everything. Nothing was changed.');
  }
}
