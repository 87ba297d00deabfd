import { collabOutcomeLabel, collabStageLabel } from '../../../server/contract/lists/labels';
import type { components } from '../../api/schema';
import type { CsvColumn } from '../list/csv';

/** A Collab as staff see it in a row. */
export type CollabRow = components['schemas']['StaffCollabView'];

export type PieceList = components['schemas']['DeliverableList'];
export type Piece = PieceList['items'][number];

export const collabCsv: readonly CsvColumn<CollabRow>[] = [
  { header: 'Title', value: (collab) => collab.title },
  { header: 'Brand', value: (collab) => collab.brandName },
  { header: 'Influencer', value: (collab) => collab.influencerHandle },
  { header: 'Stage', value: ({ stage }) => collabStageLabel(stage) },
  { header: 'Outcome', value: ({ outcome }) => collabOutcomeLabel(outcome) },
  { header: 'Visit', value: (collab) => collab.visitAt },
  { header: 'Content due', value: (collab) => collab.contentDueAt },
  { header: 'Pieces in', value: (collab) => collab.piecesIn },
  { header: 'Pieces', value: (collab) => collab.pieces },
  { header: 'Changed', value: (collab) => collab.updatedAt },
];
