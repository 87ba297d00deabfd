import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { paths } from '../../app/paths';
import { usePortal } from '../../shell/billing/PortalButton';
import { NotFound } from '../../shell/FaultPage';
import { useSession } from '../../shell/session/session-context';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';

/** Where mails about a payment lead: on to the card provider's page for another card, signed in. */
export function CardPage() {
  const { actor } = useSession();
  return actor.type === 'brand' ? <ToCard from={paths.brand.plan(actor.uid)} /> : <NotFound />;
}

function ToCard({ from }: { from: string }) {
  const { open, error, underWay } = usePortal(from);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    open('card');
  }, [open]);
  return (
    <>
      <PageHeader
        title="Update your card"
        lead="Cards are kept by our payment provider. We’re taking you to its page, where you’re already signed in."
      />
      <Fault>{error?.message}</Fault>
      <Button variant="contained" disabled={underWay} onClick={() => open('card')} sx={{ mt: 4 }}>
        Continue
      </Button>
    </>
  );
}
