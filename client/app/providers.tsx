import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { appearanceKey } from '../shell/appearance/appearance';
import { ProofHost } from '../shell/proof/ProofHost';
import { Toaster } from '../ui/Toaster';
import { theme } from './theme/theme';

/** The app's foundations: the theme, the store of server state, the toasts. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={appearanceKey}>
      <CssBaseline enableColorScheme />
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      <ProofHost />
      <Toaster />
    </ThemeProvider>
  );
}
