import { useMutation, useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ProblemError } from '../../api/client';
import { BillFacts } from '../../ui/bill/BillFacts';
import { BillForm } from '../../ui/bill/BillForm';
import { atDoor, type CheckedInGuest, type Door, type GuestsBill, guestsQuery, typeGuestBill } from './door-api';

type GuestBillProps = {
  door: Door;
  guest: Pick<CheckedInGuest, 'collabId' | 'name' | 'capPence' | 'bill'>;
  onPinNeeded: () => void;
};

const says: Readonly<Record<Exclude<GuestsBill['status'], 'awaiting'>, (name: string) => string>> = {
  confirmed: () => 'Confirmed. It can’t be changed any more.',
  contested: (name) => `${name} says this isn’t right. Our team will check with both sides and decide.`,
  settled: () => 'Our team has decided this bill.',
};

/** What a guest's visit came to. It can be changed until they have answered. */
export function GuestBill({ door, guest, onPinNeeded }: GuestBillProps) {
  const { collabId, name, capPence } = guest;
  const [changing, setChanging] = useState(false);
  const { data: guests, refetch } = useQuery({ ...guestsQuery(door, onPinNeeded), enabled: false });
  const save = useMutation<GuestsBill, ProblemError, number>({
    mutationFn: (pence) => atDoor(typeGuestBill(door, collabId, pence), onPinNeeded),
    onSuccess: () => setChanging(false),
    onError: () => void refetch(), // the guest may have answered since
  });
  const bill = save.data ?? guests?.find((each) => each.collabId === collabId)?.bill ?? guest.bill;
  const isShown = bill !== null && (!changing || bill.status !== 'awaiting');
  return (
    <Box component="section" aria-label="Bill" sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h2">Bill</Typography>
      {isShown ? (
        <>
          <BillFacts bill={bill} />
          {save.isSuccess && <Typography role="status">Saved. We’ve asked {name} to check it.</Typography>}
          {bill.status === 'awaiting' ? (
            <Button variant="outlined" size="large" onClick={() => setChanging(true)}>
              Change
            </Button>
          ) : (
            <Typography role="status">{says[bill.status](name)}</Typography>
          )}
        </>
      ) : (
        <BillForm
          capPence={capPence}
          before={bill?.pence}
          busy={save.isPending}
          error={save.error}
          size="large"
          onSubmit={(pence) => save.mutate(pence)}
          onCancel={bill ? () => setChanging(false) : undefined}
        />
      )}
    </Box>
  );
}
