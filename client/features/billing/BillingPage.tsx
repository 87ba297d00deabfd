import { Navigate } from 'react-router';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { NotFound } from '../../shell/FaultPage';

/** The short address of a brand's plan, which is in its preferences. Others have none. */
export function BillingPage() {
  const { actor } = useSession();
  return actor.type === 'brand' ? <Navigate to={paths.brand.plan(actor.uid)} replace /> : <NotFound />;
}
