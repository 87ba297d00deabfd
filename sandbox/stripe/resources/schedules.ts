import type Stripe from 'stripe';
import { type Desk, emit, idOf, listOf, mergedMetadata } from '../desk.js';
import { invalid } from '../fault.js';
import { type Condition, newStripeId } from '../store.js';
import { afterIntervals } from '../time/periods.js';
import { changeItems, type ItemChange } from './subscription-changing.js';
import { recurringPrice } from './subscription-making.js';
import { end, keep, periodOf } from './subscription-status.js';

type Schedule = Stripe.SubscriptionSchedule;
type Phase = Schedule['phases'][number];
type GivenPhase = NonNullable<Stripe.SubscriptionScheduleUpdateParams['phases']>[number];

const phaseItem = (price: string, quantity: number): Phase['items'][number] => ({
  ...({ discounts: [], metadata: {}, tax_rates: [], billing_thresholds: null } as unknown as Phase['items'][number]),
  plan: price,
  price,
  quantity,
});

const phaseOf = (given: Pick<Phase, 'start_date' | 'end_date' | 'items' | 'currency'> & Partial<Phase>): Phase => ({
  add_invoice_items: [],
  application_fee_percent: null,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  default_payment_method: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  invoice_settings: null,
  metadata: {},
  on_behalf_of: null,
  proration_behavior: 'create_prorations',
  transfer_data: null,
  trial_end: null,
  ...given,
});

const phaseNow = (subscription: Stripe.Subscription): Phase => {
  const { start, end: until } = periodOf(subscription);
  const items = subscription.items.data.map(({ price, quantity = 1 }) => phaseItem(price.id, quantity));
  return phaseOf({ start_date: start, end_date: until, items, currency: subscription.currency });
};

/** Takes over an existing subscription, to change it later. */
export async function createSchedule(desk: Desk, params: Stripe.SubscriptionScheduleCreateParams): Promise<Schedule> {
  if (!params.from_subscription)
    throw invalid(
      'The stand-in schedules what is subscribed to: give from_subscription.',
      'from_subscription',
      'parameter_missing',
    );
  if (params.phases || params.customer || params.start_date || params.end_behavior)
    throw invalid(
      'With from_subscription nothing else can be set; update the schedule afterwards.',
      'from_subscription',
    );
  const subscription = await desk.store.need<Stripe.Subscription>(
    'subscription',
    params.from_subscription,
    'from_subscription',
  );
  if (subscription.schedule)
    throw invalid(
      `The subscription ${subscription.id} has a schedule already: ${idOf(subscription.schedule)}.`,
      'from_subscription',
    );
  if (subscription.status === 'canceled') throw invalid('The subscription has ended.', 'from_subscription');
  const phase = phaseNow(subscription);
  const made: Schedule = {
    id: newStripeId('sub_sched', 24),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: null, type: 'flexible' },
    canceled_at: null,
    completed_at: null,
    created: desk.now,
    current_phase: { start_date: phase.start_date, end_date: phase.end_date },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: mergedMetadata({}, params.metadata),
    pause_schedules: [],
    phases: [phase],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  };
  await desk.store.put(made, { due: phase.end_date });
  await keep(desk, subscription, { ...subscription, schedule: made.id });
  await emit(desk, 'subscription_schedule.created', made);
  return made;
}

async function givenPhase(desk: Desk, given: GivenPhase, at: number, startsAt: number): Promise<Phase> {
  const start = typeof given.start_date === 'number' ? given.start_date : startsAt;
  const items: Phase['items'] = [];
  let rhythm = { interval: 'month' as Stripe.Price.Recurring.Interval, count: 1 };
  let currency = 'gbp';
  for (const [index, { price, quantity = 1 }] of given.items.entries()) {
    const param = `phases[${at}][items][${index}][price]`;
    if (!price) throw invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
    const found = await recurringPrice(desk, price, param);
    rhythm = { interval: found.recurring!.interval, count: found.recurring!.interval_count };
    currency = found.currency;
    items.push(phaseItem(found.id, quantity));
  }
  const lasting = given.duration
    ? { interval: given.duration.interval, count: given.duration.interval_count ?? 1 }
    : rhythm;
  const until = typeof given.end_date === 'number' ? given.end_date : afterIntervals(start, lasting, 1);
  if (until <= start) throw invalid('A phase ends after it starts.', `phases[${at}][end_date]`);
  const proration_behavior = given.proration_behavior ?? 'create_prorations';
  const metadata = mergedMetadata({}, given.metadata);
  return phaseOf({ start_date: start, end_date: until, items, currency, proration_behavior, metadata });
}

async function active(desk: Desk, id: string): Promise<Schedule> {
  const found = await retrieveSchedule(desk, {}, id);
  if (found.status === 'active' || found.status === 'not_started') return found;
  throw invalid(`The schedule is ${found.status} and cannot be changed.`, 'schedule');
}

export const retrieveSchedule = (desk: Desk, _params: object, id: string) =>
  desk.store.need<Schedule>('subscription_schedule', id);

export async function updateSchedule(desk: Desk, params: Stripe.SubscriptionScheduleUpdateParams, id: string) {
  const before = await active(desk, id);
  let { phases } = before;
  if (params.phases) {
    phases = [];
    for (const [at, given] of params.phases.entries()) {
      const previous = phases.at(-1);
      const startsAt = previous?.end_date ?? before.phases[0]!.start_date;
      const phase = await givenPhase(desk, given, at, startsAt);
      if (previous && phase.start_date !== previous.end_date)
        throw invalid('A phase starts when the one before it ends.', `phases[${at}][start_date]`);
      phases.push(phase);
    }
    if (!phases.some(({ start_date, end_date }) => start_date <= desk.now && desk.now < end_date))
      throw invalid('The phase that runs now must be among the phases.', 'phases');
  }
  const current = phases.find(({ start_date, end_date }) => start_date <= desk.now && desk.now < end_date)!;
  const after: Schedule = {
    ...before,
    phases,
    current_phase: { start_date: current.start_date, end_date: current.end_date },
    end_behavior: params.end_behavior ?? before.end_behavior,
    metadata: mergedMetadata(before.metadata, params.metadata),
  };
  await desk.store.put(after, { due: current.end_date });
  await emit(desk, 'subscription_schedule.updated', after);
  await enter(desk, after, current, (params.proration_behavior ?? 'create_prorations') as ItemChange['proration']);
  return desk.store.need<Schedule>('subscription_schedule', id);
}

/** Applies a phase to the subscription. */
async function enter(desk: Desk, schedule: Schedule, phase: Phase, proration: ItemChange['proration']): Promise<void> {
  const subscription = await desk.store.need<Stripe.Subscription>('subscription', idOf(schedule.subscription)!);
  const [item] = subscription.items.data;
  const [wanted] = phase.items;
  const price = idOf(wanted!.price)!;
  const quantity = wanted!.quantity ?? 1;
  if (item!.price.id === price && item!.quantity === quantity) return;
  await changeItems(desk, subscription, { items: [{ id: item!.id, price, quantity }], proration });
}

/** The end of a phase: the next begins, or the schedule is complete. At a period's end nothing is prorated. */
export async function passPhase(desk: Desk, schedule: Schedule): Promise<void> {
  const next = schedule.phases.find(({ start_date }) => start_date === schedule.current_phase?.end_date);
  const subscription = await desk.store.need<Stripe.Subscription>('subscription', idOf(schedule.subscription)!);
  if (!next) {
    if (schedule.end_behavior === 'cancel')
      await end(desk, { ...subscription, schedule: null }, 'cancellation_requested');
    await leave(desk, schedule, 'completed');
    return;
  }
  const current_phase = { start_date: next.start_date, end_date: next.end_date };
  const entered = await desk.store.put({ ...schedule, current_phase }, { due: next.end_date });
  const between = next.start_date < periodOf(subscription).end;
  await enter(desk, entered, next, between ? (next.proration_behavior as ItemChange['proration']) : 'none');
  await emit(desk, 'subscription_schedule.updated', entered);
}

async function leave(desk: Desk, before: Schedule, how: 'released' | 'completed'): Promise<Schedule> {
  const subscription = await desk.store.need<Stripe.Subscription>('subscription', idOf(before.subscription)!);
  const releases = how === 'released' || before.end_behavior === 'release';
  const after: Schedule = {
    ...before,
    current_phase: null,
    status: releases ? 'released' : 'completed',
    ...(releases
      ? { released_at: desk.now, released_subscription: subscription.id, subscription: null }
      : { completed_at: desk.now }),
  };
  await desk.store.put(after, { due: null });
  if (subscription.schedule) await keep(desk, subscription, { ...subscription, schedule: null });
  await emit(desk, releases ? 'subscription_schedule.released' : 'subscription_schedule.completed', after);
  return after;
}

export const releaseSchedule = async (desk: Desk, _params: object, id: string) =>
  leave(desk, await active(desk, id), 'released');

export async function cancelSchedule(desk: Desk, _params: object, id: string) {
  const before = await active(desk, id);
  const subscription = await desk.store.need<Stripe.Subscription>('subscription', idOf(before.subscription)!);
  await end(desk, subscription, 'cancellation_requested');
  return retrieveSchedule(desk, {}, id);
}

export async function listSchedules(desk: Desk, params: Stripe.SubscriptionScheduleListParams) {
  const conditions: Condition[] = [];
  if (params.customer) conditions.push([`data->>'customer' = $`, params.customer]);
  const { data, has_more } = await desk.store.page<Schedule>('subscription_schedule', conditions, params);
  return listOf('/v1/subscription_schedules', data, has_more);
}
