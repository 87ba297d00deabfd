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

/** What happens to existing data on Basic. */
const afterwards =
  'On Basic, nothing is deleted. Collabs you’ve already agreed continue, and so do your chats and the rights to your content.';

/** Card expiry months are in UTC: in British summer time the last day would become the first of the next month. */
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

  async creditsLapsing(to: BilledBrand, left: number, until: Date): Promise<void> {
    const collabs = left === 1 ? '1 included Collab' : `${left} included Collabs`;
    await this.mailer.send({
      id: 'billing.credits-lapsing',
      to: to.email,
      subject: `Use your ${collabs} by ${dayOf(until)}`,
      heading: `Hello ${to.name}`,
      paragraphs: [
        'A Collab that you had agreed didn’t happen, so you got it back.',
        `You have ${collabs} left. Unused ones don’t carry over when your plan’s month ends on ${dayOf(until)}.`,
      ],
      ticket: {
        facts: [
          { label: 'Left', value: collabs },
          { label: 'Use by', value: dayOf(until) },
        ],
      },
      button: {
        label: 'Find a creator',
        url: forProfile(`${this.config.publicUrl}/app/brand/influencer-browser`, to.id),
      },
    });
  }

  async planEnding(to: BilledBrand, plan: PlanId, until: Date): Promise<void> {
    const { name } = planFor(plan);
    await this.mailer.send({
      id: 'billing.plan-ending',
      to: to.email,
      subject: `Your ${name} plan ends on ${dayOf(until)}`,
      heading: `Hello ${to.name}`,
      paragraphs: [
        `You’ve ended your ${name} plan, and won’t be charged for it again.`,
        `You keep everything in it until ${dayOf(until)}. Use any included Collabs by then, as they end with it.`,
        afterwards,
      ],
      ticket: {
        facts: [
          { label: 'Plan', value: name },
          { label: 'Yours until', value: dayOf(until) },
        ],
      },
      button: { label: 'See your plan', url: this.planPage(to) },
      smallPrint: 'Changed your mind? Until then, you can keep the plan with one click.',
    });
  }

  async planEnded(to: BilledBrand, plan: PlanId | null, keptLeft: number): Promise<void> {
    const name = plan ? `${planFor(plan).name} plan` : 'plan';
    await this.mailer.send({
      id: 'billing.plan-ended',
      to: to.email,
      subject: `Your ${name} has ended`,
      heading: `Hello ${to.name}`,
      paragraphs: [
        `Your ${name} has ended, and your account is now on Basic. You won’t be charged for it again.`,
        afterwards,
        ...(keptLeft > 0
          ? [`You still have ${keptLeft === 1 ? '1 credit' : `${keptLeft} credits`} for Collabs. Credits don’t expire.`]
          : []),
      ],
      button: { label: 'See your plan', url: this.planPage(to) },
    });
  }

  private planPage({ id }: BilledBrand): string {
    return forProfile(`${this.config.publicUrl}/app/brand/preferences?section=billing`, id);
  }

  private cardPage({ id }: BilledBrand): string {
    return forProfile(`${this.config.publicUrl}/app/billing/card`, id);
  }
}

/** Emails about payments: each reminder, the expiring card, and a plan or credits that end. */
export class BillingLetterSamples {
  constructor(catalogue: LetterCatalogue, config: Pick<Config, 'publicUrl'>) {
    catalogue.add(async (mailer) => {
      const mails = new LetterBillingMails(mailer, config);
      const to = { id: madeUp.id, name: madeUp.brand, email: madeUp.email };
      for (const notice of [1, 2, 3]) await mails.paymentFailed(to, 'professional', notice, madeUp.visit);
      await mails.cardExpiring(to, '4242', new Date('2027-04-01T00:00:00Z'));
      await mails.creditsLapsing(to, 2, madeUp.visit);
      await mails.planEnding(to, 'professional', madeUp.visit);
      await mails.planEnded(to, 'professional', 1);
    });
  }
}
