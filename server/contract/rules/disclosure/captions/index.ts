import { clearLabels } from './clear-labels.table.js';
import { denied } from './denials.table.js';
import { disguises } from './disguises.table.js';
import { otherMeanings } from './other-meanings.table.js';
import { positions } from './positions.table.js';
import type { Row } from './row.js';
import { unclearLabels } from './unclear-words.table.js';

/** Our own captions, judged by hand according to the rules; no verdict comes from the code. */
export const judgedCaptions: readonly Row[] = [
  ...clearLabels,
  ...unclearLabels,
  ...otherMeanings,
  ...positions,
  ...disguises,
  ...denied,
];
