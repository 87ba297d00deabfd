import 'virtual:theme.css';
import './app/theme/base.css';
import './app/theme/elements.css';
import { createRoot } from 'react-dom/client';
import { type GivenPage, givenId } from '../server/contract/given-page';
import { createQueryClient } from './api/query-client';
import { Portal } from './app/Portal';
import { createNavigation } from './app/create-navigation';
import { loadPage } from './app/router';
import { followAppearance } from './shell/appearance/appearance';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root.');

const element = document.getElementById(givenId);
const given = JSON.parse(element?.textContent ?? 'null') as GivenPage | null;
const isGiven = given?.path === window.location.pathname;
const navigation = createNavigation(undefined, isGiven);
const portal = <Portal queryClient={createQueryClient(given?.answers)} navigation={navigation} />;

followAppearance();
if (isGiven) void takeOver(given.towns);
else {
  element?.remove();
  createRoot(root).render(portal);
}

/** What the server has rendered stays until its page has been loaded. */
async function takeOver(towns: GivenPage['towns']): Promise<void> {
  const [part] = await Promise.all([import('./app/take-over'), loadPage(window.location)]);
  if (towns.length > 0) (await import('../server/contract/lists/towns')).nameTowns(towns);
  part.takeOver(root!, portal, navigation);
}
