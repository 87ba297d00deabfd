import { Suspense, useSyncExternalStore } from 'react';
import { proofRequests } from '../../api/proof';
import { lazyWithMui } from '../../app/theme/with-mui';

const ProofDialog = lazyWithMui(() => import('./ProofDialog').then((module) => module.ProofDialog));

/** Shows the dialog when a request requires reauthentication. Loaded lazily. */
export function ProofHost() {
  const request = useSyncExternalStore(proofRequests.subscribe, proofRequests.now);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog onAnswer={request.answer} />
    </Suspense>
  );
}
