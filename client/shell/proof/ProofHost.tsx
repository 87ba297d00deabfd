import { Suspense, lazy, useSyncExternalStore } from 'react';
import { proofRequests } from '../../api/proof';

const ProofDialog = lazy(() => import('./ProofDialog').then((module) => ({ default: module.ProofDialog })));

/** Where the dialog appears when something needs a fresh proof. It is loaded then, and not before. */
export function ProofHost() {
  const request = useSyncExternalStore(proofRequests.subscribe, proofRequests.now);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog onAnswer={request.answer} />
    </Suspense>
  );
}
