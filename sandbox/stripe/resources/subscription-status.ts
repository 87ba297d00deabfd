import type Stripe from 'stripe';
import { change, day, type Desk, emit, hour } from '../desk.js';

const noticeBefore = 7 * day;
const incompleteFor = 23 * hour;

export const periodOf = ({ items }: Stripe.Subscription): { start: number; end: number } => ({
  start: items.data[0]!.current_period_start,
  end: items.data[0]!.current_period_end,
});

/** When the stand-in has to check a subscription next; null if never. */
export function dueOf(subscription: Stripe.Subscription, noticedPeriod: number | undefined): number | null {
  const { status, created, cancel_at, cancel_at_period_end } = subscription;
  if (status === 'canceled' || status === 'incomplete_expired') return null;
  if (status === 'incomplete') return created + incompleteFor;
  const { end } = periodOf(subscription);
  const ends = cancel_at !== null && cancel_at < end ? cancel_at : end;
  const noticed = noticedPeriod === end || cancel_at_period_end || status === 'unpaid';
  return noticed ? ends : Math.min(ends, end - noticeBefore);
}

/** Stores a changed subscription, sends its event, and schedules the next check. */
export async function keep(
  desk: Desk,
  before: Stripe.Subscription,
  after: Stripe.Subscription,
  noticed?: number,
): Promise<Stripe.Subscription> {
  const known = noticed ?? ((await desk.store.hiddenOf(after.id)).noticed as number | undefined);
  return change(desk, 'customer.subscription.updated', before, after, {
    due: dueOf(after, known),
    noticed: known ?? null,
  });
}

async function toStatus(
  desk: Desk,
  id: string,
  status: Stripe.Subscription.Status,
  from: readonly string[],
): Promise<void> {
  const before = await desk.store.need<Stripe.Subscription>('subscription', id);
  if (from.includes(before.status)) await keep(desk, before, { ...before, status });
}

/** The latest invoice decides: paying an older one late fixes nothing. */
export async function afterPayment(desk: Desk, id: string, invoice: string): Promise<void> {
  const { latest_invoice } = await desk.store.need<Stripe.Subscription>('subscription', id);
  if (latest_invoice === invoice) await toStatus(desk, id, 'active', ['incomplete', 'past_due', 'unpaid']);
}

export const afterFailure = (desk: Desk, id: string): Promise<void> => toStatus(desk, id, 'past_due', ['active']);

export async function afterLastFailure(desk: Desk, id: string): Promise<void> {
  const { afterDunning } = desk.knobs;
  if (afterDunning === 'canceled') {
    await end(desk, await desk.store.need<Stripe.Subscription>('subscription', id), 'payment_failed');
    return;
  }
  await toStatus(desk, id, afterDunning, ['active', 'past_due']);
}

/** Ends a subscription permanently. */
export async function end(
  desk: Desk,
  before: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
  given: { comment?: string | null; feedback?: Stripe.Subscription.CancellationDetails.Feedback | null } = {},
): Promise<Stripe.Subscription> {
  if (before.schedule) await closeSchedule(desk, before.schedule as string);
  const after: Stripe.Subscription = {
    ...before,
    canceled_at: before.canceled_at ?? desk.now,
    cancellation_details: {
      comment: given.comment ?? before.cancellation_details?.comment ?? null,
      feedback: given.feedback ?? before.cancellation_details?.feedback ?? null,
      feedback_option: null,
      reason,
    },
    ended_at: desk.now,
    schedule: null,
    status: 'canceled',
  };
  await desk.store.put(after, { due: null });
  await emit(desk, 'customer.subscription.deleted', after);
  return after;
}

async function closeSchedule(desk: Desk, id: string): Promise<void> {
  const schedule = await desk.store.find<Stripe.SubscriptionSchedule>('subscription_schedule', id);
  if (schedule?.status !== 'active') return;
  const closed = { ...schedule, status: 'canceled' as const, canceled_at: desk.now, current_phase: null };
  await desk.store.put(closed);
  await emit(desk, 'subscription_schedule.canceled', closed);
}
