import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { wholeNumber } from '../../../server/contract/rules/numbers';
import type { BrandResults, InfluencerResults } from '../../api/analytics';
import { Money } from '../../ui/Money';
import { type Column, FigureTable } from '../../ui/report/FigureTable';
import { Panel } from '../../ui/report/Panel';
import { Figure, Worth } from '../../ui/results/result-figures';
import { guestsInWords, intervalInWords, liftValue } from '../../ui/results/lift-words';
import { LiftPanel } from './LiftPanel';

type ResultsPanelsProps = { results: BrandResults; openCollabs: boolean };

/** The guests that the period's Collabs have brought: at a glance, by Collab with the uncertainty, and by creator. */
export function ResultsPanels({ results: { total, collabs, influencers }, openCollabs }: ResultsPanelsProps) {
  if (collabs.length === 0)
    return (
      <Panel title={title}>
        <Typography sx={{ color: 'text.secondary' }}>
          Results appear after a creator’s visit in this period. Your team counts guests under “Who sent you?”.
        </Typography>
      </Panel>
    );
  return (
    <>
      <Panel
        title={title}
        lead="All guests that this period’s Collabs have brought so far. The same guests can be in several figures, so don’t add them up."
      >
        <Box component="ul" sx={grid}>
          <Figure name="Redeemed" value={guestsInWords(total.redeemed.covers)} knownBy="measured">
            Used a creator’s word or code.
            <Worth figure={total.redeemed} />
          </Figure>
          <Figure name="Named" value={guestsInWords(total.named.covers)} knownBy="counted">
            Said which creator sent them.
            <Worth figure={total.named} />
          </Figure>
          <Figure name="Clicked" value={wholeNumber(total.clicked)} knownBy="measured">
            Clicks on creators’ links. Bots don’t count.
          </Figure>
        </Box>
      </Panel>
      <LiftPanel collabs={collabs} openCollabs={openCollabs} />
      {influencers && <ComparedPanel influencers={influencers} />}
    </>
  );
}

const title = 'Guests';

const grid = {
  ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;

const tooFew = 'Too few to compare';

/** A figure's cost, where it rests on enough to set it beside others. */
const costOf =
  (kind: 'redeemed' | 'named') =>
  (row: InfluencerResults): React.ReactNode =>
    row.isComparable[kind] ? <Money pence={row[kind].costPerGuestPence} /> : tooFew;

const comparedColumns: readonly Column<InfluencerResults>[] = [
  { head: 'Creator', cell: ({ influencer }) => influencer.name },
  { head: 'Collabs', cell: ({ collabs }) => wholeNumber(collabs), numeric: true },
  { head: 'Redeemed', cell: ({ redeemed }) => wholeNumber(redeemed.covers), numeric: true },
  { head: 'Per redeemed guest', cell: costOf('redeemed'), numeric: true },
  { head: 'Named', cell: ({ named }) => wholeNumber(named.covers), numeric: true },
  { head: 'Per named guest', cell: costOf('named'), numeric: true },
  { head: 'Clicked', cell: ({ clicked }) => wholeNumber(clicked), numeric: true },
  {
    head: 'Lift',
    cell: ({ lift, isComparable }) => (isComparable.lift ? `${liftValue(lift)}. ${intervalInWords(lift)}` : tooFew),
  },
];

/** Creators beside each other, as far as there is enough to compare. */
function ComparedPanel({ influencers }: { influencers: readonly InfluencerResults[] }) {
  return (
    <Panel
      title="Guests by creator"
      lead="Creators appear after two Collabs and ten guests. If two ranges overlap, we can’t say who brought more."
    >
      <FigureTable
        caption="Creators compared"
        rows={influencers}
        keyOf={({ influencer }) => influencer.id}
        columns={comparedColumns}
      />
    </Panel>
  );
}
