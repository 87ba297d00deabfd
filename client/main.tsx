import './app/theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createQueryClient } from './api/query-client';
import { Providers } from './app/providers';
import { router } from './app/router';
import { applyAppearance } from './shell/appearance/appearance';
import { SessionProvider } from './shell/session/SessionProvider';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root.');

applyAppearance();
createRoot(root).render(
  <StrictMode>
    <Providers queryClient={createQueryClient()}>
      <SessionProvider router={router}>
        <RouterProvider router={router} />
      </SessionProvider>
    </Providers>
  </StrictMode>,
);
