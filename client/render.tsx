import { renderToString } from 'react-dom/server';
import type { RenderPage } from '../server/contract/given-page';
import { nameTowns } from '../server/contract/lists/towns';
import { createQueryClient } from './api/query-client';
import { Portal } from './app/Portal';
import { createNavigation } from './app/create-navigation';
import { loadPage } from './app/router';
import { takeStyles } from './ui/sx';

const nothing = () => undefined;
const noHistory = { state: null, go: nothing, pushState: nothing, replaceState: nothing };

/** Renders a page on the server, for a visitor who isn't signed in. */
export const render: RenderPage = async (address, { path, answers, towns }) => {
  await loadPage({ pathname: path });
  const location = new URL(address, 'http://localhost');
  const navigation = createNavigation({ history: noHistory, location }, true);
  takeStyles(); // of a page that has failed
  nameTowns(towns);
  const html = renderToString(<Portal queryClient={createQueryClient(answers)} navigation={navigation} />);
  if (html.includes('<!--$!-->')) throw new Error('A part failed or has not been loaded.');
  return { ...parted(html), styles: `<style>${takeStyles()}</style>` };
};

const besideElement = /<style data-emotion="css(?:-global)? ([^"]+)">(.*?)<\/style>/gs;
const preload = /<link rel="preload"[^>]*>/g;

/**
 * React puts links to pictures before everything else, and Emotion a style sheet before each element, where selectors
 * count it as a sibling: both belong in the head.
 */
function parted(html: string): { html: string; head: string } {
  const sheets = new Map([...html.matchAll(besideElement)].map(([, names, rules]) => [names!, rules!]));
  const names = [...sheets.keys()].join(' ');
  const styles = names && `<style data-emotion="css ${names}">${[...sheets.values()].join('')}</style>`;
  const head = [...(html.match(preload) ?? []), styles].join('');
  return { head, html: html.replace(besideElement, '').replace(preload, '') };
}
