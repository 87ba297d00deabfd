import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatPence } from '../../../server/contract/rules/money';
import { wholeNumber } from '../../../server/contract/rules/numbers';
import type { Lift, Results, GuestFigure } from '../../api/outcomes';
import { Fold } from '../Fold';
import { Interval, scaleOf } from './Interval';
import { guestsInWords, intervalInWords, liftValue, perPound } from './lift-words';
import { IconCalculator, IconCircleCheck, IconUsers } from '@tabler/icons-react';
import Chip from '@mui/material/Chip';

type ResultFiguresProps = {
  results: Results;
  /** Who sent the guests: "@ada" or "you". */
  sender: string;
  /** Why no lift can be told, if too little is known. */
  tooLittle: ReactNode;
};

/** What one Collab brought: figures that are never added up, and what each of them means. */
export function ResultFigures({ results, sender, tooLittle }: ResultFiguresProps) {
  const { redeemed, named, clicked, lift, givenPence } = results;
  return (
    <>
      <Box component="ul" sx={grid}>
        <Figure name="Redeemed" value={guestsInWords(redeemed.covers)} knownBy="measured">
          Used the code word or the link’s code.
          <Worth figure={redeemed} />
        </Figure>
        <Figure name="Named" value={guestsInWords(named.covers)} knownBy="counted">
          Said that {sender} sent them.
          <Worth figure={named} />
        </Figure>
        <Figure
          name="Clicked"
          value={`${wholeNumber(clicked)} ${clicked === 1 ? 'click' : 'clicks'}`}
          knownBy="measured"
        >
          Followed the link. Bots don’t count.
        </Figure>
        {lift && <LiftFigure lift={lift} tooLittle={tooLittle} />}
      </Box>
      {givenPence !== null && (
        <Typography variant="body2">
          {givenPence === 0
            ? 'Gift cost: nothing yet. It’s added once the creator has had the gift.'
            : `Gift cost: ${formatPence(givenPence)}, the value of what the creator was given.`}
        </Typography>
      )}
      <Fold summary="How this is measured" sx={{ typography: 'body2', fontWeight: 550 }}>
        <Meanings withLift={lift !== null} />
      </Fold>
    </>
  );
}

const grid = {
  ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Guests beyond the usual number, with the interval, or why that can't be told. */
function LiftFigure({ lift, tooLittle }: { lift: Lift; tooLittle: ReactNode }) {
  const { status, low, high, guests, costPerGuestPence, days, isControlled } = lift;
  return (
    <Figure name="Lift" value={liftValue(lift)} knownBy="estimated">
      {status === 'too-little' ? tooLittle : intervalInWords(lift)}
      {low !== null && high !== null && (
        <Interval {...scaleOf([{ low, high }])} low={low} high={high} guests={guests ?? 0} />
      )}
      {days !== null && (
        <span>
          From {days} of 14 days{isControlled ? ', compared with your other venues' : ''}.
        </span>
      )}
      {costPerGuestPence !== null && <span className="tnum">{formatPence(costPerGuestPence)} per guest</span>}
    </Figure>
  );
}

const ofGuests = [
  ['Redeemed', 'Guests who used the word or code, counted at the till. It misses guests who forget.'],
  ['Named', 'Guests who told the team who sent them. It misses guests who weren’t asked.'],
  ['Clicked', 'People who followed the link. We can’t see whether they came, and one person can click twice.'],
] as const;
const ofLift = [
  'Lift',
  'The venue’s covers in the 14 days from the first post, against the same weekdays of the 8 weeks before. Your other venues, where no creator went, show whether it was busy anyway. In 95 of 100 cases, the true number is within the range.',
] as const;

/** What each figure counts and misses, in a line. */
const Meanings = ({ withLift }: { withLift: boolean }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, typography: 'body2' }}>
    {[...ofGuests, ...(withLift ? [ofLift] : [])].map(([name, meaning]) => (
      <div key={name}>
        <Box component="dt" sx={{ fontWeight: 550 }}>
          {name}
        </Box>
        <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
          {meaning}
        </Box>
      </div>
    ))}
  </Box>
);

const ways = {
  measured: { icon: IconCircleCheck, label: 'Measured' },
  counted: { icon: IconUsers, label: 'Counted at the venue' },
  estimated: { icon: IconCalculator, label: 'Estimated' },
} as const;

type FigureProps = { name: string; value: string; knownBy: keyof typeof ways; children: ReactNode };

/** One result in a list: its name, how it is known, and what it counts. */
export function Figure({ name, value, knownBy, children }: FigureProps) {
  const { icon: Icon, label } = ways[knownBy];
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{ p: 4, borderRadius: '12px', bgcolor: 'pass.sunken', display: 'grid', gap: 2, alignContent: 'start' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="subtitle2" component="h3">
          {name}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          icon={<Icon size={16} stroke={1.75} aria-hidden />}
          label={label}
          sx={{ minHeight: 24 }}
        />
      </Box>
      <Typography className="tnum" sx={{ typography: 'h2' }}>
        {value}
      </Typography>
      <Typography component="div" variant="body2" sx={{ color: 'text.secondary', display: 'grid', gap: 1 }}>
        {children}
      </Typography>
    </Box>
  );
}

/** The money of one figure, as far as it is known. */
export function Worth({
  figure: { covers, spendPence, coversWithSpend, costPerGuestPence, marginPerPound },
}: {
  figure: GuestFigure;
}) {
  const known = coversWithSpend < covers ? `, known for ${wholeNumber(coversWithSpend)} of ${wholeNumber(covers)}` : '';
  return (
    <>
      {spendPence !== null && (
        <span className="tnum">
          Spent {formatPence(spendPence)}
          {known}
        </span>
      )}
      {costPerGuestPence !== null && <span className="tnum">{formatPence(costPerGuestPence)} per guest</span>}
      {marginPerPound !== null && <span className="tnum">{perPound(marginPerPound)} margin for each £1 given</span>}
    </>
  );
}
