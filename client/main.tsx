import 'virtual:theme.css';
import './app/theme/base.css';
import './app/theme/elements.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client';
import { createNavigation } from './app/create-navigation';
import { NavigationRouter } from './app/navigation';
import { Providers } from './app/providers';
import { Pages } from './app/router';
import { followAppearance } from './shell/appearance/appearance';
import { SessionProvider } from './shell/session/SessionProvider';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root.');

const navigation = createNavigation();

followAppearance();
createRoot(root).render(
  <StrictMode>
    <Providers queryClient={createQueryClient()}>
      <SessionProvider router={navigation}>
        <NavigationRouter navigation={navigation}>
          <Pages />
        </NavigationRouter>
      </SessionProvider>
    </Providers>
  </StrictMode>,
);
