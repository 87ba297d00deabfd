import { collabOutcomeLabel, collabStageLabel } from '../../../../contract/lists/index.js';
import type { CsvColumns } from '../../../../shared/http/csv-file.js';
import type { StaffCollabRow } from '../../ports/staff-collabs.js';

export const collabCsv: CsvColumns<StaffCollabRow> = {
  Title: ({ title }) => title,
  Brand: ({ brandName }) => brandName,
  Influencer: ({ influencerHandle }) => influencerHandle,
  Stage: ({ stage }) => collabStageLabel(stage),
  Outcome: ({ outcome }) => collabOutcomeLabel(outcome),
  Visit: ({ visitAt }) => visitAt,
  'Content due': ({ contentDueAt }) => contentDueAt,
  'Pieces in': ({ piecesIn }) => piecesIn,
  Pieces: ({ pieces }) => pieces,
  Changed: ({ updatedAt }) => updatedAt,
};
