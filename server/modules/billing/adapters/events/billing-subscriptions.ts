import type { EventBus } from '../../../../shared/events/index.js';
import type { DomainEvent } from '../../../../shared/kernel/index.js';
import type { LiveHub } from '../../../../shared/realtime/index.js';
import type { DueWork } from '../../../../shared/time/index.js';
import type { LeadEvent } from '../../../onboarding/events.js';
import type { MarkSubscribed } from '../../../profiles/index.js';
import type { BillingOrders } from '../../ports/provider.js';
import type { ApplyDueEvents } from '../../use-cases/provider-events.js';
import type { SubscriptionEvent } from '../../domain/subscription.js';
import type {
  RemindOfPayments,
  PlanEndService,
  WarnOfEndingCards,
  WarnOfLapsingCredits,
} from '../../use-cases/payment-mails.js';
import type { WantPlan } from '../../use-cases/start-subscription.js';

/** Pages that show plan, meter or features refetch. */
const told = ['subscription.*', 'credit.*', 'entitlement.*', 'refund.*'];

const brandOf = ({ aggregate, payload }: DomainEvent): string =>
  (payload as { brandId?: string }).brandId ?? aggregate.id;

const changesEmail = ({ payload }: DomainEvent): boolean =>
  (payload as { changed: readonly string[] }).changed.includes('email');

/** How billing reacts to events and deadlines. */
export class BillingSubscriptions {
  constructor(
    bus: EventBus,
    live: LiveHub,
    due: DueWork,
    markSubscribed: MarkSubscribed,
    orders: BillingOrders,
    wantPlan: WantPlan,
    applyDue: ApplyDueEvents,
  ) {
    bus.subscribe({
      id: 'billing.tell-live',
      hears: told,
      handle: async (event: DomainEvent) => {
        const id = brandOf(event);
        await live.publish([{ name: event.name, type: 'billing', id, audience: [`profile:${id}`, 'staff'] }]);
      },
    });
    bus.subscribe({
      id: 'billing.mark-subscribed',
      hears: ['subscription.started'],
      handle: async ({ aggregate }: DomainEvent) => void (await markSubscribed.execute(aggregate.id)),
    });
    bus.subscribe({
      id: 'billing.remember-wanted-plan',
      hears: ['lead.created', 'lead.joined'],
      handle: async ({ payload }: DomainEvent) => {
        const { kind, tier, profileUid } = payload as LeadEvent['payload'];
        if (kind === 'brand' && tier && profileUid) await wantPlan.execute(profileUid, tier);
      },
    });
    bus.subscribe({
      id: 'billing.follow-account',
      hears: ['brand.deleted', 'brand.restored', 'brand.updated'],
      handle: async (event: DomainEvent) => {
        if (event.name !== 'brand.updated' || changesEmail(event)) await orders.followAccount(event.aggregate.id);
      },
    });
    due.add('billing.apply-events', () => applyDue.execute());
  }
}

/** Emails about payments, each when due. */
export class BillingMailSubscriptions {
  constructor(
    bus: EventBus,
    due: DueWork,
    remind: RemindOfPayments,
    warnOfCards: WarnOfEndingCards,
    warnOfCredits: WarnOfLapsingCredits,
    tellOfEnd: PlanEndService,
  ) {
    due.add('billing.remind-of-payments', () => remind.execute());
    due.add('billing.warn-of-ending-cards', () => warnOfCards.execute());
    due.add('billing.warn-of-lapsing-credits', () => warnOfCredits.execute());
    bus.subscribe({
      id: 'billing.tell-of-plan-end',
      hears: ['subscription.cancelling', 'subscription.ended', 'subscription.lapsed'],
      handle: async ({ name, aggregate, payload }: DomainEvent) => {
        const { plan, periodEndsAt } = payload as SubscriptionEvent['payload'];
        if (name !== 'subscription.cancelling') await tellOfEnd.ended(aggregate.id, plan);
        else if (periodEndsAt) await tellOfEnd.ending(aggregate.id, plan, new Date(periodEndsAt));
      },
    });
  }
}
