import { clearLabels } from './clear-labels.table.js';
import { denied } from './denials.table.js';
import { disguises } from './disguises.table.js';
import { otherMeanings } from './other-meanings.table.js';
import { positions } from './positions.table.js';
import type { Row } from './row.js';
import { unclearLabels } from './unclear-words.table.js';

/** Captions of our own, each as a person would judge it who knows the rules; nothing here comes from the code. */
export const judgedCaptions: readonly Row[] = [
  ...clearLabels,
  ...unclearLabels,
  ...otherMeanings,
  ...positions,
  ...disguises,
  ...denied,
];
