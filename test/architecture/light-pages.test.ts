import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const client = path.resolve(__dirname, '../../client');

type Read = (file: string) => string | undefined;

const readSource: Read = (file) =>
  ['', '.tsx', '.ts']
    .map((ending) => path.join(client, file + ending))
    .filter((each) => existsSync(each) && statSync(each).isFile())
    .map((each) => readFileSync(each, 'utf8'))[0];

/** What is loaded without MUI's theme: all from this file on but what `withMui` loads. Also those of them that have parts of MUI. */
function lightParts(first: string, read: Read) {
  const seen = new Set<string>();
  const withMui: string[] = [];
  const visit = (file: string) => {
    if (seen.has(file)) return;
    const source = read(file)?.replace(/^import type[^;]*;/gm, '');
    if (source === undefined) return;
    seen.add(file);
    const names = [...source.matchAll(/^(?:import|export)\s([^;]*?)\sfrom '([^']+)'/gms)];
    const used = names.filter(([, what]) => !/^\{(\s*type [\w ]+,?)+\s*\}$/.test(what!)).map(([, , from]) => from!);
    if (used.some((from) => /^(@mui\/|@emotion\/|react-admin)/.test(from))) withMui.push(file);
    const lazily = source.replace(/\b(withMui|lazyWithMui)\(\s*\(\) =>\s*import\('[^']+'\)/g, '');
    const loaded = [...lazily.matchAll(/import\('([^']+)'\)/g)].map(([, from]) => from!);
    [...used, ...loaded]
      .filter((from) => from.startsWith('.'))
      .forEach((from) => visit(path.join(path.dirname(file), from)));
  };
  visit(first);
  return { seen, withMui };
}

/** Fetched ahead of their use, which is in parts with MUI. */
const ahead = ['app/theme/themed', 'shell/navigation/SlideMenu', 'shell/UserMenuList'];

describe('pages without MUI', () => {
  it('bring no part of it: what has some is loaded by `withMui` or `lazyWithMui`', () => {
    const { seen, withMui } = lightParts('main', (file) => (ahead.includes(file) ? undefined : readSource(file)));
    expect(seen.size).toBeGreaterThan(200);
    expect(withMui).toEqual([]);
  });

  it.each([
    ['a page', { main: "import('./page')", page: "import Tab from '@mui/material/Tab';" }, ['page']],
    [
      'a part of it',
      { main: "import { a } from './a';", a: "import { useTheme } from '@mui/material/styles';" },
      ['a'],
    ],
    [
      'a page with the theme',
      { main: "withMui(() => import('./page'))", page: "import Tab from '@mui/material/Tab';" },
      [],
    ],
    ['types alone', { main: "import type { Theme } from '@mui/material/styles';" }, []],
  ])('%s', (_, files: Record<string, string>, found) => {
    expect(lightParts('main', (file) => files[file]).withMui).toEqual(found);
  });
});

/** What works only with react-router's own router, which `app/navigation.tsx` replaces: it fails once it's rendered, or asks nothing. */
const ofItsOwnRouter =
  /\b(useBlocker|useNavigation|useFetchers?|useMatches|useRevalidator|useSubmit|useLoaderData|ScrollRestoration|warnWhenUnsavedChanges)\b/;

const usesItsOwnRouter = (source: string): boolean =>
  [...source.matchAll(/^(?:import|export)\s[^;]*?\sfrom '(?:react-router|react-admin)'/gms)].some(([names]) =>
    ofItsOwnRouter.test(names),
  ) || /\swarnWhenUnsavedChanges\b/.test(source);

describe('react-router’s own router', () => {
  it('is needed by nothing: `app/navigation.tsx` says whether a page is loading, and `LeaveDialog` asks before changes are lost', () => {
    const sources = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((file) => usesItsOwnRouter(readFileSync(path.join(client, file), 'utf8')))).toEqual([]);
  });

  it.each([
    ["import { Link, useBlocker } from 'react-router';", true],
    ['<Form warnWhenUnsavedChanges>', true],
    ["import { useNavigate } from 'react-router';", false],
  ])('%s', (source, found) => {
    expect(usesItsOwnRouter(source)).toBe(found);
  });
});
