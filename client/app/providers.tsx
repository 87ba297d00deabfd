import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ProofHost } from '../shell/proof/ProofHost';
import { Toaster } from '../ui/Toaster';

/** The app's foundations: the store of server state, the toasts. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      <ProofHost />
      <Toaster />
    </>
  );
}
