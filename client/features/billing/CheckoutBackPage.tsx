import { Navigate, useSearchParams } from 'react-router';
import { checkoutMemory } from '../../shell/billing/checkout-memory';
import { homeOf } from '../../shell/session/session';
import { useSession } from '../../shell/session/session-context';

/** Where the card provider sends those who have not paid, or who have changed their plan: back to where they were. */
export function CheckoutBackPage() {
  const session = useSession();
  const [params] = useSearchParams();
  const from = checkoutMemory.journey()?.from ?? homeOf(session);
  const outcome = params.get('checkout');
  return <Navigate to={outcome ? withParam(from, 'checkout', outcome) : from} replace />;
}

const withParam = (path: string, name: string, value: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
