import type Stripe from 'stripe';
import { customerOf, type Desk } from '../desk.js';
import { invalid } from '../fault.js';
import { nameOf } from '../resources/invoice-lines.js';
import { configurationFor } from '../resources/portal.js';
import { preview } from '../resources/preview.js';
import { createSchedule, releaseSchedule, updateSchedule } from '../resources/schedules.js';
import { changeItems, type ItemChange } from '../resources/subscription-changing.js';
import { recurringPrice } from '../resources/subscription-making.js';
import { periodOf } from '../resources/subscription-status.js';
import { updateSubscription } from '../resources/subscriptions.js';
import { taxIdsOf } from '../resources/tax.js';
import { inTurn } from '../store.js';
import type pg from 'pg';
import { CaughtMails } from '../../mail/caught-mails.js';
import { html } from './layout.js';

export type PortalSession = Stripe.BillingPortal.Session;

const goodForSeconds = 3_600;

/** The session behind a secret URL. @throws StripeFault when there is none or it has ended */
async function sessionBehind(desk: Desk, secret: string): Promise<PortalSession> {
  const [found] = await desk.store.all<PortalSession>('billing_portal.session', [[`hidden->>'secret' = $`, secret]], 1);
  if (!found || found.created + goodForSeconds < desk.now)
    throw invalid('This link to billing has ended. Ask for a new one.');
  return found;
}

export type Plan = Readonly<{ price: Stripe.Price; name: string }>;

export type PortalView = Readonly<{
  session: PortalSession;
  customer: Stripe.Customer;
  /** Its VAT number. */
  taxNumber: string | null;
  configuration: Stripe.BillingPortal.Configuration;
  subscription: Stripe.Subscription | undefined;
  current: Plan | undefined;
  scheduled: Plan | undefined;
  plans: readonly Plan[];
  card: Stripe.PaymentMethod | undefined;
  invoices: readonly Stripe.Invoice[];
}>;

async function offered(desk: Desk, { features }: Stripe.BillingPortal.Configuration): Promise<Plan[]> {
  const named = (features.subscription_update.products ?? []).flatMap(({ prices }) => prices);
  const active = [`data->>'active' = $`, 'true'] as const;
  const found = await desk.store.all<Stripe.Price>(
    'price',
    named.length ? [[`id = any($)`, named]] : [active, [`data->>'type' = $`, 'recurring']],
  );
  const plans: Plan[] = await inTurn(found, async (price) => ({ price, name: await nameOf(desk, price) }));
  return plans.sort((one, other) => (one.price.unit_amount ?? 0) - (other.price.unit_amount ?? 0));
}

async function scheduledOf(desk: Desk, subscription: Stripe.Subscription | undefined): Promise<Plan | undefined> {
  if (!subscription?.schedule) return undefined;
  const schedule = await desk.store.need<Stripe.SubscriptionSchedule>(
    'subscription_schedule',
    subscription.schedule as string,
  );
  const next = schedule.phases.find(({ start_date }) => start_date > desk.now);
  const price = next && (await desk.store.find<Stripe.Price>('price', next.items[0]!.price as string));
  return price && { price, name: await nameOf(desk, price) };
}

/** Everything that the portal shows about a customer. */
export async function portalView(desk: Desk, secret: string): Promise<PortalView> {
  const session = await sessionBehind(desk, secret);
  const customer = await customerOf(desk, session.customer);
  const configuration = await configurationFor(desk, session.configuration as string);
  const ofCustomer = [`data->>'customer' = $`, customer.id] as const;
  const alive = [`data->>'status' <> all($)`, ['canceled', 'incomplete_expired']] as const;
  const [subscription] = await desk.store.all<Stripe.Subscription>('subscription', [ofCustomer, alive], 1);
  const price = subscription?.items.data[0]?.price;
  const method = (subscription?.default_payment_method ?? customer.invoice_settings.default_payment_method) as
    | string
    | null;
  return {
    session,
    customer,
    taxNumber: (await taxIdsOf(desk, customer.id))[0]?.value ?? null,
    configuration,
    subscription,
    current: price && { price, name: await nameOf(desk, price) },
    scheduled: await scheduledOf(desk, subscription),
    plans: await offered(desk, configuration),
    card: method ? await desk.store.find<Stripe.PaymentMethod>('payment_method', method) : undefined,
    invoices: await desk.store.all<Stripe.Invoice>('invoice', [ofCustomer, [`data->>'status' <> $`, 'draft']], 24),
  };
}

export type Proposal = Readonly<{
  plan: Plan;
  invoice: Stripe.Invoice | undefined;
  beginsAt: number | undefined;
  due: number;
}>;

/** The effect of switching to a price: paid now, or from the next period on. */
export async function proposal(desk: Desk, view: PortalView, priceId: string): Promise<Proposal> {
  const { subscription, configuration } = view;
  if (!subscription) throw invalid('There is no subscription to change.');
  const price = await recurringPrice(desk, priceId, 'price');
  const plan = { price, name: await nameOf(desk, price) };
  const [item] = subscription.items.data;
  const smaller = (price.unit_amount ?? 0) < (item!.price.unit_amount ?? 0);
  const { schedule_at_period_end, proration_behavior } = configuration.features.subscription_update;
  if (smaller && schedule_at_period_end.conditions.some(({ type }) => type === 'decreasing_item_amount'))
    return { plan, invoice: undefined, beginsAt: periodOf(subscription).end, due: 0 };
  const items = [{ id: item!.id, price: price.id }];
  const invoice = await preview(desk, {
    subscription: subscription.id,
    subscription_details: { items, proration_behavior },
  });
  return { plan, invoice, beginsAt: undefined, due: proration_behavior === 'always_invoice' ? invoice.amount_due : 0 };
}

/** Changes the plan as proposed. @throws StripeFault when it is to be paid now and the card is declined */
export async function changePlan(desk: Desk, view: PortalView, priceId: string): Promise<void> {
  const { plan, beginsAt } = await proposal(desk, view, priceId);
  const { subscription, configuration } = view;
  const [item] = subscription!.items.data;
  if (subscription!.schedule) await releaseSchedule(desk, {}, subscription!.schedule as string);
  if (beginsAt === undefined) {
    const free = await desk.store.need<Stripe.Subscription>('subscription', subscription!.id);
    const proration = configuration.features.subscription_update.proration_behavior as ItemChange['proration'];
    const items = [{ id: item!.id, price: plan.price.id, quantity: item!.quantity ?? 1 }];
    const stays = { cancel_at: null, cancel_at_period_end: false, canceled_at: null };
    await changeItems(desk, free, { items, proration, orNothing: true }, stays);
    return;
  }
  const { id, phases } = await createSchedule(desk, { from_subscription: subscription!.id });
  const now = phases[0]!;
  await updateSchedule(
    desk,
    {
      end_behavior: 'release',
      phases: [
        {
          items: [{ price: item!.price.id, quantity: item!.quantity ?? 1 }],
          start_date: now.start_date,
          end_date: now.end_date,
        },
        { items: [{ price: plan.price.id, quantity: item!.quantity ?? 1 }], proration_behavior: 'none' },
      ],
    },
    id,
  );
}

/** Cancels the subscription at the end of its period, or undoes that. A plan that was to begin then is dropped. */
export async function setEnding(desk: Desk, { subscription }: PortalView, ends: boolean): Promise<void> {
  if (!subscription) throw invalid('There is no subscription to change.');
  if (subscription.schedule) await releaseSchedule(desk, {}, subscription.schedule as string);
  await updateSubscription(desk, { cancel_at_period_end: ends }, subscription.id);
}

/** The provider's own emails to customers; they are in the sandbox's mailbox with all others. */
export class PortalLetters {
  private readonly mails: CaughtMails;

  constructor(pool: pg.Pool) {
    this.mails = new CaughtMails(pool);
  }

  /** Emails a link into the portal. */
  async sendLink(to: string, url: string): Promise<void> {
    await this.mails.add([to], {
      from: 'portal@test-payments.test',
      subject: 'Your link to billing',
      text: `Open your billing page:\n${url}\n\nThe link is good for an hour. If you did not ask for it, do nothing.`,
      html: html`<p>Open your billing page:</p>
        <p><a href="${url}">Log in to billing</a></p>
        <p>The link is good for an hour. If you did not ask for it, do nothing.</p>`.text,
    });
  }
}
