import type { CollabOutcome, CollabStage } from '../../../contract/lists/index.js';
import type { NoticeFacts } from '../../../contract/rules/notification-kinds.js';
import type { DomainEvent } from '../../../shared/kernel/index.js';

/** What happens to a Collab and its pieces. */
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
  | 'collab.bill-typed'
  | 'collab.bill-confirmed'
  | 'collab.bill-contested'
  | 'collab.bill-settled'
  | 'deliverable.submitted'
  | 'deliverable.sent-back'
  | 'deliverable.approved'
  | 'deliverable.published'
  | 'deliverable.rule-waived'
  | 'deliverable.renewal-asked'
  | 'deliverable.renewal-agreed'
  | 'deliverable.renewal-declined',
  Readonly<{
    brandId: string;
    influencerId: string;
    stage: CollabStage;
    outcome: CollabOutcome;
    reason?: string;
    deliverableId?: string;
    /** What proves it: hashes, results, verdicts, rights. Goes into the dossier. */
    proof?: object;
    /** The visit was cancelled or moved within the last hours before it. */
    late?: true;
    /** When the visit was to be that is not at that time any more. */
    visitWasAt?: string;
    /** What the bill came to, in pence, according to the actor. */
    billPence?: number;
    /** What the gift was really worth, in pence. */
    giftPence?: number;
    /** What the notification says beside who did what. */
    facts?: NoticeFacts;
    /** Only the brand knows about this; the influencer isn’t notified. */
    unsent?: true;
  }>
>;
