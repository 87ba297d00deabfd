import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense, useSyncExternalStore } from 'react';
import { proofRequests } from '../api/proof';
import { SessionProvider } from '../shell/session/SessionProvider';
import { Toaster } from '../ui/Toaster';
import type { Navigation } from './create-navigation';
import { NavigationRouter } from './navigation';
import { Pages } from './router';
import { lazyWithMui } from './theme/with-mui';

type PortalProps = { queryClient: QueryClient; navigation: Navigation };

/** Everything there is, in the browser and on the server: the store of server state, the session, the pages, the toasts. */
export function Portal({ queryClient, navigation }: PortalProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <SessionProvider router={navigation}>
          <NavigationRouter navigation={navigation}>
            <Pages />
          </NavigationRouter>
        </SessionProvider>
      </QueryClientProvider>
      <ProofHost />
      <Toaster />
    </StrictMode>
  );
}

const ProofDialog = lazyWithMui(() => import('../shell/proof/ProofDialog').then((module) => module.ProofDialog));

/** Shows the dialog when a request requires reauthentication. Loaded lazily. */
function ProofHost() {
  const request = useSyncExternalStore(proofRequests.subscribe, proofRequests.now, proofRequests.now);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog onAnswer={request.answer} />
    </Suspense>
  );
}
