import type { FacetCounts } from '../../../contract/rules/facet-counts.js';
import type { CollabOutcome, CollabStage } from '../../../contract/lists/index.js';

export type StaffCollabRow = Readonly<{
  id: string;
  title: string;
  brandId: string;
  brandName: string;
  influencerId: string;
  influencerHandle: string;
  stage: CollabStage;
  outcome: CollabOutcome;
  visitAt: string | null;
  contentDueAt: string | null;
  /** By when its next step is due, whoever takes it; null when it has ended. */
  dueAt: string | null;
  noShowClaimedAt: string | null;
  /** What the influencer says to the claim. */
  noShowAnswer: string | null;
  piecesIn: number;
  pieces: number;
  createdAt: string;
  updatedAt: string;
}>;

/** A column of the board: what is due first first; of those completed the last. */
export type CollabColumn = Readonly<{ stage: CollabStage; total: number; collabs: StaffCollabRow[] }>;

/** A day of London's calendar, such as `2027-03-04`, and how many visits of open Collabs it has. */
export type VisitDay = Readonly<{ day: string; visits: number }>;

/** `sort`, `range` and `filter` of the panel, as they came. */
export type StaffListRequest = Readonly<{ sort?: string; range?: string; filter?: string }>;

/** The Collab explorer's rows. */
export abstract class StaffCollabs {
  abstract list(request: StaffListRequest): Promise<{ rows: StaffCollabRow[]; total: number; offset: number }>;

  /** A column a stage, of open Collabs and of those completed. */
  abstract board(request: Pick<StaffListRequest, 'filter'>): Promise<CollabColumn[]>;

  /** @throws request/bad-list-query */
  abstract facets(request: Pick<StaffListRequest, 'filter'>): Promise<FacetCounts>;

  /** That day and the 13 after it, in their order. */
  abstract visits(from: string): Promise<VisitDay[]>;

  /** All that the filter leaves, some at a time. */
  abstract all(request: StaffListRequest): AsyncIterable<StaffCollabRow[]>;

  /** @throws collabErrors.notFound */
  abstract get(id: string): Promise<StaffCollabRow>;
}
