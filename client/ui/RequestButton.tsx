import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';
import type { RequestedOffer } from './RequestDialog';

const RequestDialog = lazy(() => import('./RequestDialog'));

/** Asks for an offer, after a word to the brand. The dialog is loaded when it is first opened. */
export function RequestButton({ offer }: { offer: RequestedOffer }) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Request
      </Button>
      <Suspense fallback={null}>
        {open !== undefined && <RequestDialog offer={offer} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
