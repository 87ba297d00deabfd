import type { EventBus } from '../../../../shared/events/index.js';
import { type DomainEvent, type ProfileRef, theProduct } from '../../../../shared/kernel/index.js';
import type { LiveHub, LiveMessage } from '../../../../shared/realtime/index.js';
import type { DueWork } from '../../../../shared/time/index.js';
import type { CreditEvent } from '../../../billing/events.js';
import type { MessagingApi } from '../../../messaging/index.js';
import type { CollabEvent } from '../../domain/collab.js';
import type { CompleteApproval } from '../../use-cases/move-collab.js';
import type { EndWithDeleted } from '../../use-cases/end-collab.js';
import type { FollowTimes } from '../../use-cases/follow-times.js';
import type { AskFoodRisks, ForgetFoodRisks } from '../../use-cases/tend-food-risks.js';
import type { TendWaitingLists } from '../../use-cases/waiting-lists.js';
import type { AnswerDrafts, TellRightsEnd, WorkDueCollabs } from '../../use-cases/work-due-collabs.js';

function toLive({ name, aggregate, payload }: DomainEvent): LiveMessage {
  const { brandId, influencerId, unsent } = payload as CollabEvent['payload'];
  const audience = [`profile:${brandId}`, ...(unsent ? [] : [`profile:${influencerId}`]), 'staff'];
  return { name, type: 'collab', id: aggregate.id, audience };
}

/** The profiles of both sides. */
function sidesIn({ payload }: DomainEvent): [ProfileRef, ProfileRef] {
  const { brandId, influencerId } = payload as CollabEvent['payload'];
  return [
    { type: 'brand', uid: brandId },
    { type: 'influencer', uid: influencerId },
  ];
}

/** How Collabs react to events and deadlines. */
export class CollabSubscriptions {
  constructor(
    bus: EventBus,
    live: LiveHub,
    messaging: MessagingApi,
    due: DueWork,
    workDue: WorkDueCollabs,
    waitingLists: TendWaitingLists,
    completeApproval: CompleteApproval,
    endWithDeleted: EndWithDeleted,
  ) {
    bus.subscribe({
      id: 'collabs.tell-live',
      hears: ['collab.*', 'deliverable.*', 'review.*'],
      handleAll: (events) => live.publish(events.map(toLive)),
    });
    bus.subscribe({
      id: 'collabs.open-conversation',
      hears: ['collab.requested'],
      handleAll: (events) => messaging.openAll(events.map(({ payload }) => payload as CollabEvent['payload'])),
    });
    bus.subscribe({
      id: 'collabs.hand-places-on',
      hears: [
        'collab.cancelled',
        'collab.moved',
        'collab.time-asked',
        'collab.stopped-waiting',
        'collab.no-show',
        'collab.undelivered',
        'collab.overridden',
      ],
      handle: async () => void (await waitingLists.execute()),
    });
    bus.subscribe({
      id: 'collabs.complete-approval',
      hears: ['credit.paid'],
      handle: async ({ payload }: DomainEvent) => {
        const { collabId } = payload as CreditEvent['payload'];
        if (collabId) await completeApproval.execute(collabId);
      },
    });
    bus.subscribe({
      id: 'collabs.end-with-deleted',
      hears: ['brand.deleted', 'influencer.deleted'],
      handle: ({ actor, aggregate: { type, id: uid } }: DomainEvent) =>
        endWithDeleted.execute(actor, [{ type: type as ProfileRef['type'], uid }]),
    });
    bus.subscribe({
      id: 'collabs.end-with-deleted-meanwhile',
      hears: ['collab.requested'],
      handleAll: (events) => endWithDeleted.execute(theProduct, events.flatMap(sidesIn)),
    });
    due.add('collabs.work-due', () => workDue.execute());
    due.add('collabs.tend-waiting-lists', () => waitingLists.execute());
  }
}

/** The deadline to choose a time depends on the available times. */
export class TimesSubscriptions {
  constructor(bus: EventBus, followTimes: FollowTimes) {
    bus.subscribe({
      id: 'collabs.follow-times',
      hears: ['offer.changed', 'collab.approved', 'collab.time-asked', 'collab.overridden'],
      handle: ({ aggregate: { type, id } }: DomainEvent) =>
        type === 'offer' ? followTimes.execute(id) : followTimes.ofCollab(id),
    });
  }
}

/** What happens to pieces and their evidence after a deadline. */
export class ProofSubscriptions {
  constructor(due: DueWork, answerDrafts: AnswerDrafts, tellRightsEnd: TellRightsEnd) {
    due.add('collabs.answer-drafts', () => answerDrafts.execute());
    due.add('collabs.tell-rights-end', () => tellRightsEnd.execute());
  }
}

/** Asks influencers for missing food risks in time, and deletes answers that are no longer needed. */
export class FoodRiskSubscriptions {
  constructor(due: DueWork, ask: AskFoodRisks, forget: ForgetFoodRisks) {
    due.add('collabs.ask-food-risks', () => ask.execute());
    due.add('collabs.forget-food-risks', () => forget.execute());
  }
}
