import type { Figures } from '../../api/analytics';
import { BasisChip } from './BasisChip';
import type { Column } from '../../ui/report/FigureTable';
import { formatEstimate } from '../../../server/contract/rules/money';
import { wholeNumber } from '../../../server/contract/rules/numbers';
import { percent } from './words';

/** The columns that every breakdown has after its first. */
export const figureColumns: readonly Column<Figures>[] = [
  { head: 'Pieces', cell: ({ pieces }) => wholeNumber(pieces), numeric: true },
  { head: 'Reach', cell: ({ reach }) => wholeNumber(reach), numeric: true },
  { head: 'Engagements', cell: ({ engagements }) => wholeNumber(engagements), numeric: true },
  { head: 'Rate', cell: ({ rate }) => percent(rate), numeric: true },
  { head: 'Earned media (estimated)', cell: ({ earnedPence }) => formatEstimate(earnedPence), numeric: true },
  { head: 'Basis', cell: ({ basis }) => (basis ? <BasisChip basis={basis} /> : 'N/A') },
];
