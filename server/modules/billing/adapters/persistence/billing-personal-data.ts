import type { Database } from '../../../../shared/db/index.js';
import {
  type PersonalData,
  type PersonalDataRegister,
  type Subject,
  uidsOf,
} from '../../../../shared/privacy/personal-data.js';

/** A brand's plan and billing details. Only the card provider has the card; it also stores the invoices. */
export class BillingPersonalData implements PersonalData {
  readonly module = 'billing';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf(subject: Subject) {
    const subscriptions = await this.db.rows(
      `select brand_id as "brand", plan, paying, period_starts_at as "periodStartsAt", period_ends_at as "periodEndsAt",
         card_brand as "cardBrand", card_last4 as "cardLastDigits", card_ends_at as "cardEndsAt"
       from subscriptions where brand_id = any($1::uuid[])`,
      [uidsOf(subject, 'brand')],
    );
    const billedAs = await this.db.rows(
      `select brand_id as "brand", email, created_at as "since" from billing_customers where brand_id = any($1::uuid[])`,
      [uidsOf(subject, 'brand')],
    );
    const billedTo = await this.db.rows(
      `select brand_id as "brand", name, address, country, vat_number as "vatNumber", vat_check as "vatCheck",
         vat_name as "registeredName", vat_reference as "vatReference", vat_checked_at as "vatCheckedAt"
       from billing_details where brand_id = any($1::uuid[])`,
      [uidsOf(subject, 'brand')],
    );
    return { subscriptions, billedAs, billedTo };
  }

  async obstaclesFor(subject: Subject): Promise<string[]> {
    const paying = await this.db.rows('select from subscriptions where brand_id = any($1::uuid[]) and paying', [
      uidsOf(subject, 'brand'),
    ]);
    return paying.length > 0
      ? ['A brand that you want to close still has a paid plan. Please cancel the plan first.']
      : [];
  }

  /** Records kept for accounting (six years: Companies Act 2006, s. 388) contain ids; addresses are deleted. */
  async erase(subject: Subject): Promise<void> {
    const brands = uidsOf(subject, 'brand');
    await this.db.affected('delete from billing_details where brand_id = any($1::uuid[])', [brands]);
    await this.db.affected(`update billing_customers set email = '' where brand_id = any($1::uuid[])`, [brands]);
    await this.db.affected(
      'update subscriptions set card_brand = null, card_last4 = null, card_ends_at = null where brand_id = any($1::uuid[])',
      [brands],
    );
  }
}
