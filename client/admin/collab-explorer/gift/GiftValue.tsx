import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { longDay } from '../../../ui/day';
import { Fault } from '../../../ui/Fault';
import { Money } from '../../../ui/Money';
import { FigureTable } from '../../../ui/report/FigureTable';
import { Facts } from '../../record/Facts';
import { useMay } from '../../staff/useMay';
import { CorrectGift } from './CorrectGift';
import { type GiftEntry, useGift } from './gift';

const words: Readonly<Record<GiftEntry['kind'], string>> = {
  received: 'Received',
  reversed: 'Taken back',
  corrected: 'Corrected',
};

/** What the influencer has received in this Collab, line by line; staff correct its value. */
export function GiftValue({ collabId }: { collabId: string }) {
  const { data: gift, error } = useGift(collabId);
  const [correcting, setCorrecting] = useState(false);
  const mayCorrect = useMay()('gift.correct');
  return (
    <Box component="section" aria-labelledby="gift-title" sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography id="gift-title" variant="h3">
        Gift value
      </Typography>
      <Fault>{error?.message}</Fault>
      {!gift && !error && <Skeleton variant="rounded" height={72} sx={{ width: 1 }} />}
      {gift && (
        <Facts
          facts={[
            ['Agreed', <Money pence={gift.agreedPence} />],
            ['Counts', gift.taxYear ? <Counted pence={gift.pence} year={gift.taxYear.name} /> : 'Nothing received yet'],
          ]}
        />
      )}
      {gift && gift.lines.length > 1 && (
        <Box sx={{ width: 1 }}>
          <Entries lines={gift.lines} />
        </Box>
      )}
      {gift && gift.pence !== null && mayCorrect && (
        <Button size="small" variant="outlined" onClick={() => setCorrecting(true)}>
          Correct the value
        </Button>
      )}
      {gift && gift.pence !== null && correcting && (
        <CorrectGift collabId={collabId} standsAt={gift.pence} onClose={() => setCorrecting(false)} />
      )}
    </Box>
  );
}

const Counted = ({ pence, year }: { pence: number | null; year: string }) => (
  <>
    <Money pence={pence} /> in the tax year {year}
  </>
);

const Entries = ({ lines }: { lines: readonly GiftEntry[] }) => (
  <FigureTable
    caption="The ledger’s lines"
    rows={lines}
    keyOf={({ id }) => id}
    columns={[
      { head: 'Line', cell: ({ kind }) => words[kind] },
      { head: 'Entered', cell: ({ recordedOn }) => longDay(recordedOn) },
      { head: 'Value', cell: ({ pence }) => <Money pence={pence} />, numeric: true },
    ]}
  />
);
