import { readdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin, runnerImport } from 'vite';
import { isDoorPage } from '../server/contract/rules/portal-paths.ts';
import { colours, type Scheme } from '../server/contract/colours.ts';
import { lighterPanel, lighterRouter } from './lighter-build.ts';

const checkIn = 'check-in.html';
const outDir = path.resolve(import.meta.dirname, '../dist/client');
const worthCompressing = 1_024;

/** Writes a .br and a .gz next to each text file, so that the server never compresses a page or a script. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  async closeBundle() {
    if (!existsSync(outDir)) return; // the build has failed and reports the error itself
    const files = await readdir(outDir, { recursive: true });
    const isNew = (file: string) => /\.(js|css|html|svg|json|txt)$/.test(file) && !files.includes(`${file}.br`);
    await Promise.all(files.filter(isNew).map(compress));
  },
});

/** Fonts are preloaded by the page itself, so that text is set in its own typeface from the start. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /(bricolage-grotesque|instrument-sans)-.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head',
        })),
  },
});

/** `virtual:theme.css`: the theme's variables. */
const themeSheet = (): Plugin => ({
  name: 'theme-sheet',
  resolveId: (id) => (id === 'virtual:theme.css' ? id : null),
  load: async (id) => (id === 'virtual:theme.css' ? (await themeOf()).themeStyles() : null),
});

const themeOf = async () =>
  (await runnerImport<typeof import('./app/theme/theme')>(path.join(import.meta.dirname, 'app/theme/theme.ts'))).module;

/** Before everything else in the portal's page. */
const firstLookScript = (): Plugin => ({
  name: 'first-look-script',
  transformIndexHtml: {
    order: 'post',
    handler: async (_html, { filename }) => {
      if (filename.endsWith(checkIn)) return [];
      const source = path.join(import.meta.dirname, 'app/first-look.ts');
      const { module } = await runnerImport<typeof import('./app/first-look')>(source);
      return [{ tag: 'script', children: module.firstLook, injectTo: 'head-prepend' }];
    },
  },
});

const inCss = (scheme: Scheme): string =>
  Object.entries(colours[scheme])
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

/**
 * The page at the door has its colours before its first script. It lists all its files, including lazily loaded ones,
 * for the service worker that caches them; in development, it has its own URLs.
 */
const checkInPage = (): Plugin => ({
  name: 'check-in-page',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { filename, bundle = {} }) =>
      filename.endsWith(checkIn)
        ? [
            {
              tag: 'style',
              injectTo: 'head',
              children: `:root{${inCss('light')}}@media(prefers-color-scheme:dark){:root{${inCss('dark')}}}:root.night{color-scheme:dark;${inCss('dark')}}`,
            },
            {
              tag: 'meta',
              injectTo: 'head',
              attrs: {
                name: 'files',
                content: Object.keys(bundle)
                  .map((file) => `/${file}`)
                  .join(' '),
              },
            },
          ]
        : [],
  },
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const [address = ''] = (request.url ?? '').split('?');
      if (isDoorPage(address) && request.headers.accept?.includes('text/html')) request.url = `/${checkIn}`;
      next();
    });
  },
});

async function compress(file: string): Promise<void> {
  const target = path.join(outDir, file);
  const content = await readFile(target);
  if (content.length < worthCompressing) return;
  const brotli = await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await writeFile(`${target}.br`, brotli);
  await writeFile(`${target}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** What every page needs. Code of the server-state library that only some pages use stays with them. */
const basePackages =
  /node_modules\/(?!.*(infiniteQuery|mutation|queries)Observer)(react|react-dom|scheduler|react-router|@tanstack\/query-core)\//;

/** What the pages before the sign-in share, with what it needs: together it compresses a fifth better than one by one. */
const frontParts =
  /client\/(app\/(create-navigation|navigation|page-route|Portal|router)|features\/auth\/LoginPage|shell\/session\/SessionProvider)\./;

/** MUI, for the pages that have parts of it. */
const muiParts =
  /app\/theme\/themed\.|@emotion\/|node_modules\/stylis\/|@mui\/material\/(styles|Box|Button|ButtonBase|CircularProgress|Typography)\//;

/**
 * Everything on every page of the staff panel, in one file: react-admin with its dependencies, the panel's layout and
 * its first page. What only a form or a phone needs stays separate. Pages outside the panel must import none of these,
 * or they load them all.
 */
const panelParts = new RegExp(
  [
    'node_modules/(?!.*/(controller/(create|edit|input)/|button/SaveButton|dist/(input|form)/|list/SimpleList/|' +
      'dataProvider/use(Create|Update|GetOne|GetMany)\\.|routing/use(Can)?Block(er)?\\.))' +
      '(ra-[a-z0-9-]+|react-admin|react-error-boundary|warning)/',
    'light-packages/mui-icons/',
    '@mui/material/(CardContent|DialogContentText|ListItem|ListItemSecondaryAction|TableSortLabel|TableContainer|' +
      'TableFooter|Toolbar|Tooltip|locale/utils)/',
    '@mui/material/ListItemButton/listItemButtonClasses',
    '@mui/material/internal/svg-icons/ArrowDownward',
    'icons/Icon(LayoutGrid|Table|UserQuestion)\\.mjs',
    'light:',
    'client/admin/(AdminApp|Panel|light-packages|auth-provider|data-provider|resources|deletion/DeletionTabs|list/(?!SimpleRows|FilterSheet)|' +
      'overview/TodayStrip|record/(LazyRecordDrawer|useOpenId)|views/view-resource|influencer-manager/(Influencer(List|Table)|ViewSwitch|influencer|ClaimChip))',
    'client/api/overview',
  ].join('|'),
);

/** Checkboxes and lists, used by the panel and some portal pages. */
const tickParts = /@mui\/material\/((Checkbox|Switch)\/|internal\/(SwitchBase|svg-icons\/(CheckBox|Indeterminate)))/;
const tableParts = /@mui\/material\/Table(Body|Cell|Head|Row)?\//;

/** Positioning, used by the panel's tooltips and the charts. */
const floatingParts = /@popperjs\/core|@mui\/material\/Popper\//;

/** The extensible lists, used by most signed-in pages: together they compress better. */
const listParts = /server\/contract\/lists\/(growing|places|brands|labels)\./;

/** As files of their own, icons and the small insides of MUI would be dozens of requests, and as many names in the first script. */
const icons = /@tabler\/icons-react\/dist\/esm\/icons\//;
const smallParts = new RegExp(
  '@mui/(material|utils)/(utils/)?(contains|debounce|getActiveElement|getReactElementRef|mergeSlotProps|owner(Document|Window)|' +
    'setRef|useForkRef|useSlot(Props)?|useEnhancedEffect|useControlled|visuallyHidden)(/|\\.)',
);

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Shared by the portal and the page at the door. */
const built: BuildEnvironmentOptions = {
  outDir,
  target: 'es2022',
  // Inlined assets would require `data:` in the content security policy.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
};

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [
    react(),
    themeSheet(),
    lighterRouter(),
    lighterPanel(),
    firstLookScript(),
    preloadFonts(),
    checkInPage(),
    precompress(),
  ],
  builder: {
    buildApp: async (builder) => {
      for (const each of ['client', 'door', 'render']) await builder.build(builder.environments[each]!);
    },
  },
  // Separate builds: neither the portal nor the page at the door loads, or is split along, what only the other needs.
  // The third renders the portal's open pages on the server, where packages for browsers aren't installed.
  environments: {
    client: {
      build: {
        ...built,
        emptyOutDir: true,
        chunkSizeWarningLimit: 1_500,
        // Shared by every page, in one file: it compresses better than many and stays cached when a page changes.
        rolldownOptions: {
          treeshake: { propertyReadSideEffects: false },
          output: {
            // Short hashes without names: the first script lists every file.
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'base', test: basePackages },
                // Pages without MUI would load it with them.
                { name: 'colours', test: /contract\/colours\./ },
                { name: 'front', test: frontParts },
                { name: 'mui', test: muiParts },
                // Separate: pages that share its dependencies must not load the panel.
                { name: 'panel', test: panelParts, includeDependenciesRecursively: false },
                { name: 'lists', test: listParts, includeDependenciesRecursively: false },
                { name: 'ticks', test: tickParts, includeDependenciesRecursively: false },
                { name: 'floating', test: floatingParts, includeDependenciesRecursively: false },
                { name: 'tables', test: tableParts, includeDependenciesRecursively: false },
                { name: 'small', test: smallParts, includeDependenciesRecursively: false },
                // With the pages that share them, or with few more.
                {
                  name: 'icons',
                  test: icons,
                  includeDependenciesRecursively: false,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 4_000,
                },
              ],
            },
          },
        },
      },
    },
    door: {
      consumer: 'client',
      build: {
        ...built,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: path.resolve(import.meta.dirname, checkIn),
          output: { entryFileNames: 'assets/[hash:7].js', chunkFileNames: 'assets/[hash:7].js' },
        },
      },
    },
    render: {
      consumer: 'server',
      define: { 'process.env.NODE_ENV': "'production'" },
      resolve: { noExternal: true },
      build: {
        outDir: path.resolve(outDir, '../render'),
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        minify: true,
        rolldownOptions: {
          input: path.resolve(import.meta.dirname, 'render.tsx'),
          external: /\/Elsewhere$/, // the pages behind the door
          output: { chunkFileNames: '[hash:7].js' },
        },
      },
    },
  },
  server: {
    port: Number(process.env.CLIENT_PORT ?? 5173),
    proxy: Object.fromEntries(
      ['^/api/(v1|docs|openapi)', '/docs', '/sandbox', '/health', '/monitoring'].map((address) => [address, server]),
    ),
  },
});
