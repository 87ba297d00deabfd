import { useMutation } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ProblemError } from '../../api/client';
import { BillFacts } from '../../ui/bill/BillFacts';
import { BillForm } from '../../ui/bill/BillForm';
import { atDoor, type CheckedInGuest, type DividedBill, type Door, typeGuestBill } from './door-api';

type GuestBillProps = {
  door: Door;
  guest: Pick<CheckedInGuest, 'collabId' | 'name' | 'capPence' | 'bill'>;
  onPinNeeded: () => void;
};

/** What a guest's visit came to. It can be changed until they have answered. */
export function GuestBill({ door, guest, onPinNeeded }: GuestBillProps) {
  const { collabId, name, capPence } = guest;
  const [changing, setChanging] = useState(false);
  const save = useMutation<DividedBill, ProblemError, number>({
    mutationFn: (pence) => atDoor(typeGuestBill(door, collabId, pence), onPinNeeded),
    onSuccess: () => setChanging(false),
  });
  const bill = save.data ?? guest.bill;
  const isShown = bill !== null && !changing;
  return (
    <Box component="section" aria-label="Bill" sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h2">Bill</Typography>
      {isShown ? (
        <>
          <BillFacts bill={bill} />
          {save.isSuccess && <Typography role="status">Saved. We’ve asked {name} to check it.</Typography>}
          <Button variant="outlined" size="large" onClick={() => setChanging(true)}>
            Change
          </Button>
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
