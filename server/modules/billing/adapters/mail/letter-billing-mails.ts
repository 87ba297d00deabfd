import type { Config } from '../../../../config.js';
import { planFor, type PlanId } from '../../../../contract/plans.js';
import { forProfile } from '../../../../contract/rules/portal-paths.js';
import { type LetterCatalogue, madeUp, type Mailer } from '../../../../shared/mail/index.js';
import { type BilledBrand, BillingMails } from '../../ports/neighbours.js';

const dayOf = (moment: Date) =>
  moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/London' });

const subjects = [
  'Your payment didn’t go through',
  'Your payment is still due',
  'Last reminder: your plan is about to end',
] as const;

const firstLines = (plan: string) =>
  [
    `We couldn’t take the payment for your ${plan} plan.`,
    `The payment for your ${plan} plan is still due.`,
    `The payment for your ${plan} plan is still due, and this is our last reminder.`,
  ] as const;

/** The months of cards end by UTC, here: by London's summer time the last day would be the next month's first. */
const lastDayOf = (endsAt: Date) =>
  new Date(endsAt.getTime() - 1).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export class LetterBillingMails extends BillingMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    super();
  }

  async paymentFailed(to: BilledBrand, plan: PlanId, notice: number, until: Date): Promise<void> {
    const { name } = planFor(plan);
    await this.mailer.send({
      id: 'billing.payment-failed',
      to: to.email,
      subject: subjects[notice - 1] ?? subjects[0],
      heading: `Hello ${to.name}`,
      paragraphs: [
        firstLines(name)[notice - 1] ?? firstLines(name)[0],
        `You keep everything in your plan until ${dayOf(until)}. Please check your card before then. After that, your account moves to Basic.`,
      ],
      ticket: {
        facts: [
          { label: 'Plan', value: name },
          { label: 'Yours until', value: dayOf(until) },
        ],
      },
      button: { label: 'Check your card', url: this.cardPage(to) },
      smallPrint: 'If you’ve paid since, there’s nothing to do.',
    });
  }

  async cardExpiring(to: BilledBrand, last4: string, endsAt: Date): Promise<void> {
    const lastDay = lastDayOf(endsAt);
    await this.mailer.send({
      id: 'billing.card-expiring',
      to: to.email,
      subject: 'Your card is about to expire',
      heading: `Hello ${to.name}`,
      paragraphs: [
        `The card ending in ${last4} that pays for your plan expires after ${lastDay}.`,
        'Please add another one, so your plan carries on without a break.',
      ],
      ticket: {
        facts: [
          { label: 'Card', value: `ending in ${last4}` },
          { label: 'Last day', value: lastDay },
        ],
      },
      button: { label: 'Change the card', url: this.cardPage(to) },
    });
  }

  private cardPage({ id }: BilledBrand): string {
    return forProfile(`${this.config.publicUrl}/app/billing/card`, id);
  }
}

/** What is written about payments: each reminder, and the card that ends. */
export class BillingLetterSamples {
  constructor(catalogue: LetterCatalogue, config: Pick<Config, 'publicUrl'>) {
    catalogue.add(async (mailer) => {
      const mails = new LetterBillingMails(mailer, config);
      const to = { id: madeUp.id, name: madeUp.brand, email: madeUp.email };
      for (const notice of [1, 2, 3]) await mails.paymentFailed(to, 'professional', notice, madeUp.visit);
      await mails.cardExpiring(to, '4242', new Date('2027-04-01T00:00:00Z'));
    });
  }
}
