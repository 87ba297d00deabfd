import { EntitySchema } from 'typeorm';
import type { Collab } from '../../domain/collab.js';
import type { Deliverable, Round } from '../../domain/deliverable.js';

/** A Collab's own row; pieces have their own table. */
export type CollabRow = Omit<Collab, 'deliverables'> &
  Readonly<{
    /** When its next automatic event is due. */
    dueAt: Date | null;
    /** When its next step is due, for either side. */
    nextStepBy: Date | null;
    /** From when its content counts as late. */
    lateFrom: Date | null;
    /** When its brand is next reminded that rights to its content end. */
    rightsNoticeAt: Date | null;
    /** A use after the end of the rights has been reported and not settled. */
    useReported: boolean;
  }>;
export type DeliverableRow = Deliverable & Readonly<{ collabId: string }>;

export const CollabSchema = new EntitySchema<CollabRow>({
  name: 'Collab',
  tableName: 'collabs',
  columns: {
    id: { type: 'uuid', primary: true },
    offerId: { type: 'uuid', name: 'offer_id' },
    brandId: { type: 'uuid', name: 'brand_id' },
    influencerId: { type: 'uuid', name: 'influencer_id' },
    requestedBy: { type: 'text', name: 'requested_by' },
    stage: { type: 'smallint' },
    outcome: { type: 'text' },
    reason: { type: 'text', nullable: true },
    note: { type: 'text' },
    handoffNote: { type: 'text', name: 'handoff_note' },
    terms: { type: 'jsonb' },
    venueId: { type: 'uuid', name: 'venue_id', nullable: true },
    slotId: { type: 'uuid', name: 'slot_id', nullable: true },
    visitAt: { type: 'timestamptz', name: 'visit_at', nullable: true },
    respondBy: { type: 'timestamptz', name: 'respond_by' },
    contentDueAt: { type: 'timestamptz', name: 'content_due_at', nullable: true },
    approvalAskedBy: { type: 'uuid', name: 'approval_asked_by', nullable: true },
    bookableSince: { type: 'timestamptz', name: 'bookable_since', nullable: true },
    timesEndAt: { type: 'timestamptz', name: 'times_end_at', nullable: true },
    remindedAt: { type: 'timestamptz', name: 'reminded_at', nullable: true },
    confirmAskedAt: { type: 'timestamptz', name: 'confirm_asked_at', nullable: true },
    brandConfirmedAt: { type: 'timestamptz', name: 'brand_confirmed_at', nullable: true },
    influencerConfirmedAt: { type: 'timestamptz', name: 'influencer_confirmed_at', nullable: true },
    checkedInAt: { type: 'timestamptz', name: 'checked_in_at', nullable: true },
    checkedInBy: { type: 'text', name: 'checked_in_by', nullable: true },
    runningLate: { type: 'jsonb', name: 'running_late', nullable: true },
    deliverTo: { type: 'text', name: 'deliver_to', nullable: true },
    carrier: { type: 'text', nullable: true },
    trackingNumber: { type: 'text', name: 'tracking_number', nullable: true },
    dispatchedAt: { type: 'timestamptz', name: 'dispatched_at', nullable: true },
    bill: { type: 'jsonb', nullable: true },
    noShowClaimedAt: { type: 'timestamptz', name: 'no_show_claimed_at', nullable: true },
    noShowAnswer: { type: 'text', name: 'no_show_answer', nullable: true },
    lateBy: { type: 'text', name: 'late_by', nullable: true },
    daysGiven: { type: 'smallint', name: 'days_given' },
    daysAsked: { type: 'jsonb', name: 'days_asked', nullable: true },
    contentRemindedAt: { type: 'timestamptz', name: 'content_reminded_at', nullable: true },
    undeliveredClaim: { type: 'jsonb', name: 'undelivered_claim', nullable: true },
    closeWarnedAt: { type: 'timestamptz', name: 'close_warned_at', nullable: true },
    completedByStaffAt: { type: 'timestamptz', name: 'completed_by_staff_at', nullable: true },
    acceptedAt: { type: 'timestamptz', name: 'accepted_at', nullable: true },
    dueAt: { type: 'timestamptz', name: 'due_at', nullable: true },
    nextStepBy: { type: 'timestamptz', name: 'next_step_by', nullable: true },
    lateFrom: { type: 'timestamptz', name: 'late_from', nullable: true },
    rightsNoticeAt: { type: 'timestamptz', name: 'rights_notice_at', nullable: true },
    useReported: { type: 'boolean', name: 'use_reported' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    version: { type: 'int' },
  },
});

/** What is derived from a Collab, for sweeps and lists. */
export const derivedColumns = ['dueAt', 'nextStepBy', 'lateFrom', 'rightsNoticeAt', 'useReported'] as const;

export const DeliverableSchema = new EntitySchema<DeliverableRow>({
  name: 'Deliverable',
  tableName: 'deliverables',
  columns: {
    id: { type: 'uuid', primary: true },
    collabId: { type: 'uuid', name: 'collab_id' },
    position: { type: 'smallint' },
    type: { type: 'text' },
    contentType: { type: 'text', name: 'content_type' },
    status: { type: 'text' },
    mediaId: { type: 'uuid', name: 'media_id', nullable: true },
    caption: { type: 'text' },
    postUrl: { type: 'text', name: 'post_url', nullable: true },
    rounds: { type: 'jsonb' },
    submittedAt: { type: 'timestamptz', name: 'submitted_at', nullable: true },
    approvedAt: { type: 'timestamptz', name: 'approved_at', nullable: true },
    publishedAt: { type: 'timestamptz', name: 'published_at', nullable: true },
    proof: { type: 'jsonb' },
    rightsUntil: { type: 'timestamptz', name: 'rights_until', nullable: true },
  },
});

/** A SELECT list of both sides, by their published cards `b` and `i`. */
export const sideSummaries = `
  json_build_object('id', b.id, 'name', b.name, 'avatarPath', b.avatar_path) as brand,
  json_build_object('id', i.id, 'name', i.name, 'handle', i.handle, 'avatarPath', i.avatar_path, 'followers', i.followers) as influencer`;

const dateOrNull = (value: Date | string | null) => (value === null ? null : new Date(value));

/** Builds the aggregate from its rows. Dates inside JSON arrive as strings and are parsed here. */
export const toCollab = (
  { dueAt: _, nextStepBy: ___, lateFrom: ____, rightsNoticeAt: _____, useReported: ______, ...row }: CollabRow,
  pieces: readonly DeliverableRow[],
): Collab => ({
  ...row,
  visitAt: dateOrNull(row.visitAt),
  respondBy: new Date(row.respondBy),
  contentDueAt: dateOrNull(row.contentDueAt),
  bookableSince: dateOrNull(row.bookableSince),
  timesEndAt: dateOrNull(row.timesEndAt),
  remindedAt: dateOrNull(row.remindedAt),
  confirmAskedAt: dateOrNull(row.confirmAskedAt),
  brandConfirmedAt: dateOrNull(row.brandConfirmedAt),
  influencerConfirmedAt: dateOrNull(row.influencerConfirmedAt),
  checkedInAt: dateOrNull(row.checkedInAt),
  dispatchedAt: dateOrNull(row.dispatchedAt),
  noShowClaimedAt: dateOrNull(row.noShowClaimedAt),
  contentRemindedAt: dateOrNull(row.contentRemindedAt),
  closeWarnedAt: dateOrNull(row.closeWarnedAt),
  completedByStaffAt: dateOrNull(row.completedByStaffAt),
  acceptedAt: dateOrNull(row.acceptedAt),
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
  deliverables: pieces.map(({ collabId: __, ...piece }) => ({
    ...piece,
    rounds: piece.rounds.map((round): Round => ({ ...round, at: new Date(round.at) })),
    submittedAt: dateOrNull(piece.submittedAt),
    approvedAt: dateOrNull(piece.approvedAt),
    publishedAt: dateOrNull(piece.publishedAt),
    rightsUntil: dateOrNull(piece.rightsUntil),
  })),
});
