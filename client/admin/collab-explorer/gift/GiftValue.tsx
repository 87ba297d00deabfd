import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { giftBasisLabels } from '../../../../server/contract/rules/bill';
import { formatPence } from '../../../../server/contract/rules/money';
import { type Collab, collabQuery } from '../../../api/collabs';
import { longDay } from '../../../ui/day';
import { Fault } from '../../../ui/Fault';
import { Money } from '../../../ui/Money';
import { FigureTable } from '../../../ui/report/FigureTable';
import { type Fact, Facts } from '../../record/record-parts';
import { useMay } from '../../staff/useMay';
import { contestedInWords, type Gift, type GiftEntry, typedInWords, useCorrectGift, useGift } from './gift';
import { DecideBill, ValueDialog } from './ValueDialog';

const words: Readonly<Record<GiftEntry['kind'], string>> = {
  received: 'Received',
  reversed: 'Reversed',
  corrected: 'Corrected',
};

/** What the influencer has received in this Collab, line by line; staff decide its bill and correct its value. */
export function GiftValue({ collabId }: { collabId: string }) {
  const { data: gift, error } = useGift(collabId);
  const { data: collab } = useQuery(collabQuery(collabId));
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
            ...billFacts(collab?.bill ?? null),
            ['Counted as', <Counted gift={gift} />],
          ]}
        />
      )}
      {gift && gift.lines.length > 1 && (
        <Box sx={{ width: 1 }}>
          <Entries lines={gift.lines} />
        </Box>
      )}
      {gift && gift.pence !== null && mayCorrect && (
        <Decision collabId={collabId} bill={collab?.bill ?? null} standsAt={gift.pence} />
      )}
    </Box>
  );
}

function billFacts(bill: Collab['bill']): Fact[] {
  if (!bill) return [];
  const contested = contestedInWords(bill);
  return [
    ['Bill', typedInWords(bill)],
    ...(contested ? [['Influencer', contested] as const] : []),
    ...(bill.agreedPence === null ? [] : [['Decided', formatPence(bill.agreedPence)] as const]),
  ];
}

type DecisionProps = { collabId: string; bill: Collab['bill']; standsAt: number };

/** A contested bill has to be decided before any correction. */
function Decision({ collabId, bill, standsAt }: DecisionProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isContested = bill?.status === 'contested';
  return (
    <>
      <Button size="small" variant={isContested ? 'contained' : 'outlined'} onClick={() => setOpen(true)}>
        {isContested ? 'Decide on the bill' : 'Correct the value'}
      </Button>
      {open &&
        (isContested ? (
          <DecideBill collabId={collabId} bill={bill} onClose={close} />
        ) : (
          <CorrectGift collabId={collabId} standsAt={standsAt} onClose={close} />
        ))}
    </>
  );
}

function Counted({ gift: { pence, basis, taxYear } }: { gift: Gift }) {
  if (!taxYear) return 'Nothing received yet';
  return (
    <>
      <Money pence={pence} /> in the tax year {taxYear.name}
      {basis && ` · ${giftBasisLabels[basis]}`}
    </>
  );
}

const Entries = ({ lines }: { lines: readonly GiftEntry[] }) => (
  <FigureTable
    caption="Ledger"
    rows={lines}
    keyOf={({ id }) => id}
    columns={[
      { head: 'Line', cell: ({ kind }) => words[kind] },
      { head: 'Basis', cell: ({ basis }) => giftBasisLabels[basis] },
      { head: 'Entered', cell: ({ recordedOn }) => longDay(recordedOn) },
      { head: 'Value', cell: ({ pence }) => <Money pence={pence} />, numeric: true },
    ]}
  />
);

type CorrectGiftProps = { collabId: string; standsAt: number; onClose: () => void };

/** Asks for the gift's actual value, and the reason. */
function CorrectGift({ collabId, standsAt, onClose }: CorrectGiftProps) {
  const correct = useCorrectGift(collabId);
  return (
    <ValueDialog
      title="Correct the gift value?"
      label="Retail value in pounds"
      reasonHint="The influencer will read this."
      busy={correct.isPending}
      error={correct.error}
      onClose={onClose}
      onConfirm={(correction) => correct.mutate(correction, { onSuccess: onClose })}
    >
      <Typography sx={{ mb: 4 }}>
        The gift is valued at {formatPence(standsAt)}. We’ll replace that with the value you enter here, in the tax year
        of the visit and in the brand’s costs.
      </Typography>
    </ValueDialog>
  );
}
