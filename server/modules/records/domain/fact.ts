import type { CollabOutcome, CollabStage } from '../../../contract/lists/index.js';
import { type DomainEvent, isTheProduct } from '../../../shared/kernel/index.js';

export type Side = 'brand' | 'influencer';

/** Every event relevant to promises, gifts or rounds. */
export const factNames = [
  'collab.requested',
  'collab.approval-asked',
  'collab.approved',
  'collab.declined',
  'collab.withdrawn',
  'collab.expired',
  'collab.address-given',
  'collab.dispatched',
  'collab.moved',
  'collab.time-asked',
  'collab.cancelled',
  'collab.checked-in',
  'collab.no-show',
  'collab.overridden',
  'collab.gift-corrected',
  'collab.bill-typed',
  'collab.bill-contested',
  'collab.bill-settled',
  'collab.days-given',
  'collab.accepted',
  'collab.completed',
  'collab.undelivered',
  'deliverable.submitted',
  'deliverable.sent-back',
  'deliverable.approved',
  'deliverable.published',
] as const;
export type FactName = (typeof factNames)[number];

/** One event of a Collab, without free text: reading it again years later gives the same result. */
export type Fact = Readonly<{
  eventId: string;
  collabId: string;
  brandId: string;
  influencerId: string;
  name: FactName;
  by: Side | 'staff' | 'product';
  at: Date;
  /** It changed the visit after the free cancellation limit. */
  late: boolean;
  stage: CollabStage;
  outcome: CollabOutcome;
  /** The gift's value according to the bill or staff; null if neither says. */
  pence: number | null;
  /** Which piece it is about; null if it is about the Collab. */
  pieceId: string | null;
}>;

export type CollabTold = DomainEvent<
  string,
  Readonly<{
    brandId: string;
    influencerId: string;
    stage: CollabStage;
    outcome: CollabOutcome;
    late?: true;
    giftPence?: number | null;
    deliverableId?: string | null;
  }>
>;

/** The event as a fact; null if it isn't relevant. */
export function factOf({ id, name, occurredAt, actor, aggregate, payload }: CollabTold): Fact | null {
  const known = factNames.find((each) => each === name);
  if (!known) return null;
  const { brandId, influencerId, stage, outcome, late = false, giftPence = null, deliverableId = null } = payload;
  const by = isTheProduct(actor)
    ? 'product'
    : actor.role === 'brand' || actor.role === 'influencer'
      ? actor.role
      : 'staff';
  return {
    ...{ eventId: id, collabId: aggregate.id, brandId, influencerId },
    ...{ name: known, by, at: occurredAt, late, stage, outcome, pence: giftPence, pieceId: deliverableId },
  };
}

/** Whether staff have decided that the visit didn't happen, or has to happen again. */
export const undoesVisit = ({ name, stage, outcome }: Fact): boolean =>
  name === 'collab.overridden' && (outcome === 'no_show' || (outcome === 'open' && stage === 3));
