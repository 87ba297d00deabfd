import { Suspense, useSyncExternalStore } from 'react';
import { proofRequests } from '../../api/proof';
import { lazyWithMui } from '../../app/theme/with-mui';

const ProofDialog = lazyWithMui(() => import('./ProofDialog').then((module) => module.ProofDialog));

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
