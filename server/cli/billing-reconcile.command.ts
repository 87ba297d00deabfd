import { Command, CommandRunner } from 'nest-commander';
import { Reconcile } from '../modules/billing/index.js';

/** `billing:reconcile`: what the nightly job does, at once. */
@Command({
  name: 'billing:reconcile',
  description: 'Compares every subscription and open checkout with the card provider, and heals what was missed.',
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
