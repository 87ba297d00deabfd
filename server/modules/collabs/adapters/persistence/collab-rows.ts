import type { Collab } from '../../domain/collab.js';
import type { Round } from '../../domain/deliverable.js';
import type { CollabRow, DeliverableRow } from './collab.schema.js';

const dateOrNull = (value: Date | string | null) => (value === null ? null : new Date(value));

/** The aggregate from its rows. Moments inside JSON come back as texts and are read here. */
export const toCollab = (
  { dueAt: _, nextStepBy: ___, ...row }: CollabRow,
  pieces: readonly DeliverableRow[],
): Collab => ({
  ...row,
  visitAt: dateOrNull(row.visitAt),
  respondBy: new Date(row.respondBy),
  contentDueAt: dateOrNull(row.contentDueAt),
  bookableSince: dateOrNull(row.bookableSince),
  remindedAt: dateOrNull(row.remindedAt),
  confirmAskedAt: dateOrNull(row.confirmAskedAt),
  brandConfirmedAt: dateOrNull(row.brandConfirmedAt),
  influencerConfirmedAt: dateOrNull(row.influencerConfirmedAt),
  checkedInAt: dateOrNull(row.checkedInAt),
  dispatchedAt: dateOrNull(row.dispatchedAt),
  noShowClaimedAt: dateOrNull(row.noShowClaimedAt),
  completedByStaffAt: dateOrNull(row.completedByStaffAt),
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
