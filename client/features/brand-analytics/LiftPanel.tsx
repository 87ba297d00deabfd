import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { wholeNumber } from '../../../server/contract/rules/numbers';
import type { CollabResults } from '../../api/analytics';
import { paths } from '../../app/paths';
import { Money } from '../../ui/Money';
import { ChartFrame } from '../../ui/report/ChartPanel';
import { FigureTable } from '../../ui/report/FigureTable';
import { Interval, scaleOf } from '../../ui/results/Interval';
import { intervalInWords, liftValue } from '../../ui/results/lift-words';
import { dayInWords } from './words';

type LiftPanelProps = { collabs: readonly CollabResults[]; openCollabs: boolean };

/** Each Collab's lift as an interval, on one scale with zero. */
export function LiftPanel({ collabs, openCollabs }: LiftPanelProps) {
  const told = collabs.flatMap(({ lift, ...row }) =>
    lift && lift.low !== null && lift.high !== null
      ? { ...row, lift, low: lift.low, high: lift.high, guests: lift.guests ?? 0 }
      : [],
  );
  const scale = scaleOf(told);
  return (
    <ChartFrame
      title="Lift by Collab"
      lead="An estimate of the extra guests in the two weeks from the first post. In 95 of 100 cases, the true number is within the bar. If the bar crosses the line, we can’t tell."
      table={<LiftTable collabs={collabs} openCollabs={openCollabs} />}
    >
      {told.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          We can’t tell yet. We need a post, and your venue’s covers for the two weeks after it and the eight weeks
          before.
        </Typography>
      ) : (
        <Box component="ul" aria-label="Lift by Collab" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
          {told.map(({ collab, influencer, liftFrom, lift, low, high, guests }) => (
            <Box component="li" key={collab.id} sx={row}>
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="subtitle2">{influencer.name}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {liftFrom && `From ${dayInWords(liftFrom)}`}
                </Typography>
              </Box>
              <Box sx={{ minWidth: 0 }}>
                <Interval {...scale} low={low} high={high} guests={guests} />
                <Typography variant="body2" className="tnum" sx={{ mt: 1 }}>
                  <strong>{liftValue(lift)}.</strong> {intervalInWords(lift)}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </ChartFrame>
  );
}

const row = {
  display: 'grid',
  columnGap: 6,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
} as const;

const whole = (value: number | null | undefined): string => wholeNumber(value == null ? null : Math.round(value));

function LiftTable({ collabs, openCollabs }: LiftPanelProps) {
  const name = ({ collab: { id, title: offer } }: CollabResults) =>
    openCollabs ? (
      <Link component={RouterLink} to={paths.collab(id)}>
        {offer}
      </Link>
    ) : (
      offer
    );
  return (
    <FigureTable
      caption="Guests by Collab"
      rows={collabs}
      keyOf={({ collab: { id } }) => id}
      columns={[
        { head: 'Collab', cell: name },
        { head: 'Creator', cell: ({ influencer }) => influencer.name },
        { head: 'Redeemed', cell: ({ redeemed }) => wholeNumber(redeemed.covers), numeric: true },
        { head: 'Named', cell: ({ named }) => wholeNumber(named.covers), numeric: true },
        { head: 'Clicked', cell: ({ clicked }) => wholeNumber(clicked), numeric: true },
        { head: 'Lift', cell: ({ lift }) => (lift ? liftValue(lift) : 'N/A') },
        { head: 'At least', cell: ({ lift }) => whole(lift?.low), numeric: true },
        { head: 'At most', cell: ({ lift }) => whole(lift?.high), numeric: true },
        { head: 'Given', cell: ({ givenPence }) => <Money pence={givenPence} />, numeric: true },
      ]}
    />
  );
}
