import type { Clock } from '../../../shared/kernel/index.js';
import type { PaymentGateway } from '../ports/payment-gateway.js';
import type { ProviderCalls } from '../ports/provider.js';

/** What is sold exists at the card provider as our list of plans says. Run again it changes nothing. */
export class SyncCatalogue {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly calls: ProviderCalls,
    private readonly publicUrl: string,
    private readonly clock: Clock,
  ) {}

  /** A line a change. */
  execute(): Promise<string[]> {
    const keyFor = async (subject: string) =>
      (await this.calls.prepare('catalogue', subject, {}, this.clock.now())).key;
    return this.gateway.syncCatalogue(keyFor, `${this.publicUrl}/app`);
  }
}
