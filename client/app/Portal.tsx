import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { ProofHost } from '../shell/proof/ProofHost';
import { SessionProvider } from '../shell/session/SessionProvider';
import { Toaster } from '../ui/Toaster';
import type { Navigation } from './create-navigation';
import { NavigationRouter } from './navigation';
import { Pages } from './router';

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
