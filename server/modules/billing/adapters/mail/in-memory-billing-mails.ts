import type { PlanId } from '../../../../contract/plans.js';
import { BillingMails } from '../../ports/billing-mails.js';
import type { BrandContact } from '../../ports/brand-contacts.js';

export class InMemoryBillingMails extends BillingMails {
  readonly sent: string[] = [];

  async paymentFailed({ email }: BrandContact, plan: PlanId, notice: number, until: Date): Promise<void> {
    this.sent.push(`payment failed ${notice} ${plan} ${email} until ${until.toISOString()}`);
  }

  async cardExpiring({ email }: BrandContact, last4: string, endsAt: Date): Promise<void> {
    this.sent.push(`card expiring ${last4} ${email} ${endsAt.toISOString()}`);
  }
}
