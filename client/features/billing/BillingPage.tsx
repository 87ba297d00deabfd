import { Navigate, useSearchParams } from 'react-router';
import { checkoutMemory } from '../../shell/billing/checkout-memory';
import { homeOf } from '../../shell/session/session';
import { useSession } from '../../shell/session/session-context';
import { paths } from '../../app/paths';
import { NotFound } from '../../shell/FaultPage';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { usePortal } from '../../shell/billing/PortalButton';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';

/** Where the card provider redirects people who haven't paid, or have changed their plan: back to where they were. */
export function CheckoutBackPage() {
  const session = useSession();
  const [params] = useSearchParams();
  const from = checkoutMemory.journey()?.from ?? homeOf(session);
  const outcome = params.get('checkout');
  return <Navigate to={outcome ? withParam(from, 'checkout', outcome) : from} replace />;
}

const withParam = (path: string, name: string, value: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;

/** The short URL of a brand's plan, which is in its preferences. Others have none. */
export function BillingPage() {
  const { actor } = useSession();
  return actor.type === 'brand' ? <Navigate to={paths.brand.plan(actor.uid)} replace /> : <NotFound />;
}

/** The target of emails about a payment: redirects to the card provider's page for changing the card, signed in. */
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
