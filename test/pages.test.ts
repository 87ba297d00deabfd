import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '../client/app/paths.js';
import { pagesBesideApp } from '../server/contract/rules/portal-paths.js';

/** `paths.influencer.home` */
const named = (name: string): string =>
  name
    .split('.')
    .slice(1)
    .reduce<unknown>((part, word) => (part as Record<string, unknown>)[word], paths) as string;

it('the server knows the pages that the client has beside /app', () => {
  const router = readFileSync(path.resolve(__dirname, '../client/app/router.tsx'), 'utf8');
  const written = [...router.matchAll(/\bpage\(\s*(paths[\w.]+|'[^']+'|`[^`]+`)/g)].map(([, each]) => each!);
  const pages = written.map((each) =>
    each.startsWith('paths')
      ? named(each)
      : each.slice(1, -1).replace(/\$\{(paths[\w.]+)\}/, (_, name: string) => named(name)),
  );
  const beside = pages.filter((page) => !page.startsWith('/app') && page !== '*');
  expect(beside.toSorted()).toEqual(pagesBesideApp.toSorted());
});
