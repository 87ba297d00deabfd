import type { CollabOutcome, CollabStage } from '../../../contract/lists/index.js';
import type { NoticeFacts } from '../../../contract/rules/notification-kinds.js';
import type { DomainEvent } from '../../../shared/kernel/index.js';

/** What can happen to a Collab and its pieces. */
export type CollabEvent = DomainEvent<
  | 'collab.requested'
  | 'collab.request-asked'
  | 'collab.request-replaced'
  | 'collab.approval-asked'
  | 'collab.approved'
  | 'collab.declined'
  | 'collab.withdrawn'
  | 'collab.reminded'
  | 'collab.times-shortened'
  | 'collab.waits-for-place'
  | 'collab.place-offered'
  | 'collab.stopped-waiting'
  | 'collab.scheduled'
  | 'collab.moved'
  | 'collab.time-asked'
  | 'collab.food-risks-asked'
  | 'collab.food-risks-told'
  | 'collab.confirmation-asked'
  | 'collab.confirmed'
  | 'collab.handoff-noted'
  | 'collab.checked-in'
  | 'collab.check-in-moved'
  | 'collab.running-late'
  | 'collab.address-given'
  | 'collab.dispatched'
  | 'collab.no-show-claimed'
  | 'collab.no-show-answered'
  | 'collab.no-show'
  | 'collab.cancelled'
  | 'collab.expired'
  | 'collab.delivered'
  | 'collab.accepted'
  | 'collab.content-reminded'
  | 'collab.days-asked'
  | 'collab.days-given'
  | 'collab.days-refused'
  | 'collab.undelivered-claimed'
  | 'collab.undelivered-answered'
  | 'collab.undelivered-settled'
  | 'collab.close-warned'
  | 'collab.undelivered'
  | 'collab.completed'
  | 'collab.overridden'
  | 'collab.gift-corrected'
  | 'collab.rights-ending'
  | 'collab.bill-typed'
  | 'collab.bill-confirmed'
  | 'collab.bill-contested'
  | 'collab.bill-settled'
  | 'deliverable.submitted'
  | 'deliverable.sent-back'
  | 'deliverable.approved'
  | 'deliverable.published'
  | 'deliverable.rule-waived'
  | 'deliverable.removed'
  | 'deliverable.removed-early'
  | 'deliverable.label-lost'
  | 'deliverable.caption-changed'
  | 'deliverable.renewal-asked'
  | 'deliverable.renewal-agreed'
  | 'deliverable.renewal-declined'
  | 'deliverable.taken-down'
  | 'deliverable.use-reported'
  | 'deliverable.use-upheld'
  | 'deliverable.use-dismissed',
  Readonly<{
    brandId: string;
    influencerId: string;
    stage: CollabStage;
    outcome: CollabOutcome;
    reason?: string;
    deliverableId?: string;
    /** Evidence for the dossier: hashes, check results, verdicts, rights. */
    proof?: object;
    /** The visit was cancelled or moved after the free cancellation limit. */
    late?: true;
    /** The previous time of a visit that was cancelled or moved. */
    visitWasAt?: string;
    /** The bill's total in pence, according to the actor. */
    billPence?: number;
    /** The gift's actual value, in pence. */
    giftPence?: number;
    /** What the notification says in addition to who did what. */
    facts?: NoticeFacts;
    /** Only the brand knows about this; the influencer isn’t notified. */
    unsent?: true;
  }>
>;
