import Typography from '@mui/material/Typography';
import type { Figures, PeriodCost } from '../../api/analytics';
import { type GiftBasis, giftBasisLabels } from '../../../server/contract/rules/bill';
import { formatPence } from '../../../server/contract/rules/money';
import { Money } from '../../ui/Money';
import { Subtitle } from '../../ui/Subtitle';
import { type Column, FigureTable } from '../../ui/report/FigureTable';
import { figureColumns } from './figure-columns';

type Costed = Figures & Readonly<{ cost: PeriodCost | null; giftBasis?: GiftBasis | null }>;

type BreakdownTableProps<Row> = {
  caption: string;
  rows: readonly Row[];
  /** The part of the period's cost that isn't in the rows. */
  rest: PeriodCost | null;
  keyOf: (row: Row) => string;
  /** Shown before the figures. */
  columns: readonly Column<Row>[];
  /** Shown instead of a table without rows. */
  empty: string;
};

const costColumns: readonly Column<Costed>[] = [
  { head: 'Gifts', cell: (row) => <Gifts {...row} />, numeric: true },
  { head: 'Cost', cell: ({ cost }) => <Money pence={cost?.totalPence} />, numeric: true },
  { head: 'Cost per piece', cell: ({ cost }) => <Money pence={cost?.ofPiecePence} />, numeric: true },
];

/** The gift's value, and for a single Collab its basis. */
function Gifts({ cost, giftBasis }: Costed) {
  return (
    <>
      <Money pence={cost?.giftsPence} />
      {giftBasis && <Subtitle>{giftBasisLabels[giftBasis]}</Subtitle>}
    </>
  );
}

/** Figures in rows, with each row's cost if it is shown. */
export function BreakdownTable<Row extends Costed>({
  caption,
  rows,
  rest,
  keyOf,
  columns,
  empty,
}: BreakdownTableProps<Row>) {
  const withCosts = rows.some(({ cost }) => cost !== null);
  return (
    <>
      {rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
      ) : (
        <FigureTable
          caption={caption}
          rows={rows}
          keyOf={keyOf}
          columns={[...columns, ...figureColumns, ...(withCosts ? costColumns : [])]}
        />
      )}
      {(withCosts || rest) && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Each row shows its own costs and its share of the plan, by number of pieces. Together they add up to the
          costs of the period. {rest && restInWords(rest)}
        </Typography>
      )}
    </>
  ); // prettier-ignore
}

/** Why the rows don't add up to the total cost. */
const restInWords = ({ totalPence }: PeriodCost): string =>
  `Another ${formatPence(totalPence)} isn’t in any row: the plan while nothing was published, payments without a Collab, and anything after the first 200 rows.`;
