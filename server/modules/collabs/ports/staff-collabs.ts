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
  piecesIn: number;
  pieces: number;
  createdAt: string;
  updatedAt: string;
}>;

/** `sort`, `range` and `filter` of the panel, as they came. */
export type StaffListRequest = Readonly<{ sort?: string; range?: string; filter?: string }>;

/** The Collab explorer's rows. */
export abstract class StaffCollabs {
  abstract list(request: StaffListRequest): Promise<{ rows: StaffCollabRow[]; total: number; offset: number }>;

  /** @throws collabErrors.notFound */
  abstract get(id: string): Promise<StaffCollabRow>;
}
