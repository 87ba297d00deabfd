import { readdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';
import { isDoorPage } from '../server/contract/rules/portal-paths.ts';
import { colours, type Scheme } from '../server/contract/tokens.ts';

const checkIn = 'check-in.html';
const outDir = path.resolve(import.meta.dirname, '../dist/client');
const worthCompressing = 1_024;

/** Writes a .br and a .gz beside each text file, so that the server never compresses a page or a script. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  async closeBundle() {
    if (!existsSync(outDir)) return; // the build has failed and says why itself
    const files = await readdir(outDir, { recursive: true });
    const isNew = (file: string) => /\.(js|css|html|svg|json|txt)$/.test(file) && !files.includes(`${file}.br`);
    await Promise.all(files.filter(isNew).map(compress));
  },
});

/** Text is set at once in the faces that it keeps: asked for by the page itself, they are there before its first words. */
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

const inCss = (scheme: Scheme): string =>
  Object.entries(colours[scheme])
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

/**
 * The page at the door has its colours before its first script. It names all its files, also those that load later, for
 * the worker that keeps them; while one develops, it answers at its own addresses.
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
              children: `:root{${inCss('light')}}@media(prefers-color-scheme:dark){:root{${inCss('dark')}}}`,
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

const basePackages = new RegExp(
  // What only some pages use of the store of server state stays with them.
  'node_modules/(?!.*(infiniteQuery|mutation)Observer)' +
    '(react|react-dom|scheduler|react-router|@tanstack/query-core|@emotion|stylis|' +
    '@mui/styled-engine|@mui/material/(styles|Box|Button|ButtonBase|CircularProgress|CssBaseline|Typography))/',
);

/** The router names only its build for development, with warnings that nobody reads in ours. */
const router = path.resolve(import.meta.dirname, '../node_modules/react-router/dist/production');

/** Small parts that the pages before the sign-in share: together they compress a fifth better than one by one. */
const frontParts = new RegExp(
  'client/(api/(client|clock|proof|settings|query-client)|app/(Root|paths|providers|theme)|' +
    'features/auth/(auth-api|AuthFrame|LoginPage|PinnedTicket)|' +
    'shell/(FaultPage|Logo|PublicFooter|RouteProgress|TopBar|consent/(consent|ConsentBanner)|' +
    'proof/ProofHost|session/(browser-memory|session-context|SessionProvider))|' +
    'ui/(Avatar|EmailField|IconAction|PageHeader|StageRail|SubmitButton|TextInput|TextLink|Ticket|ticket-parts|pictures|toast|Toaster))|' +
    'server/contract/(tokens|consent|rules/(constants|email|guarded|landing)|lists/collab)|createReactComponent',
);

/**
 * What every page of the staff panel needs, in one file: react-admin with what it leans on, the panel's frame and its first page.
 * What only a form or a phone needs stays with it. Pages outside the panel must use none of these, or they bring them all.
 */
const panelParts = new RegExp(
  [
    'node_modules/(?!.*/(controller/(create|edit|input)/|button/SaveButton|dist/(input|form)/|list/SimpleList/|' +
      'dataProvider/use(Create|Update|GetOne|GetMany)\\.|routing/use(Can)?Block(er)?\\.))' +
      '(ra-[a-z0-9-]+|react-admin|react-error-boundary|lodash|query-string|decode-uri-component|split-on-first|filter-obj|' +
      'strict-uri-encode|inflection|jsonexport|diacritic|warning|@mui/icons-material|node-polyglot|object\\.entries|' +
      'object-keys|get-intrinsic|get-proto|dunder-proto|function-bind|hasown|gopd|math-intrinsics|set-function-length|' +
      '(async-|async-generator-|generator-)function|(has|call|define|es)-[a-z-]+)/',
    '@mui/material/(CardContent|DialogContentText|ListItem|ListItemSecondaryAction|Pagination|PaginationItem|' +
      'TablePagination[A-Za-z]*|TableSortLabel|TableContainer|TableFooter|Toolbar|Tooltip|usePagination|locale/utils)/',
    '@mui/material/ListItemButton/listItemButtonClasses',
    '@mui/material/internal/svg-icons/(ArrowDownward|FirstPage|LastPage|Navigate)',
    'icons/Icon(LayoutGrid|Table|UserQuestion)\\.mjs',
    'client/admin/(AdminApp|Panel|auth-provider|data-provider|resources|deletion/DeletionTabs|list/(?!SimpleRows|FilterSheet)|' +
      'overview/TodayStrip|record/(LazyRecordDrawer|useOpenId)|views/view-resource|influencer-manager/(Influencer(List|Table)|ViewSwitch|influencer|ClaimChip))',
    'client/api/overview',
  ].join('|'),
);

/** What the panel and some pages of the portal tick, and what they list with. */
const tickParts = /@mui\/material\/((Checkbox|Switch)\/|internal\/(SwitchBase|svg-icons\/(CheckBox|Indeterminate)))/;
const tableParts = /@mui\/material\/Table(Body|Cell|Head|Row)?\//;

/** What the panel's hints and the figures of a chart float with. */
const floatingParts = /@popperjs\/core|@mui\/material\/Popper\//;

/** The lists that staff may add to, which most pages behind the door name: together they compress better. */
const listParts = /server\/contract\/lists\/(growing|places|brands|labels)\./;

/** Icons, the small insides of MUI, and what the shell asks on every page: as files of their own they would be dozens of requests, and as many names in the first script. */
const smallParts = new RegExp(
  'client/api/(live-stream|unread)|@tabler/icons-react/dist/esm/icons/|@mui/(material|utils)/(utils/)?' +
    '(contains|debounce|getActiveElement|getReactElementRef|mergeSlotProps|owner(Document|Window)|setRef|useForkRef|useSlot(Props)?|' +
    'useEnhancedEffect|useControlled|visuallyHidden)(/|\\.)|client/ui/day\\.',
);

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Common to the portal and the page at the door. */
const built: BuildEnvironmentOptions = {
  outDir,
  target: 'es2022',
  // Inlined files would need `data:` in the content security policy.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
};

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: `${router}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
    ],
  },
  plugins: [react(), preloadFonts(), checkInPage(), precompress()],
  builder: {
    buildApp: async (builder) => {
      for (const each of ['client', 'door']) await builder.build(builder.environments[each]!);
    },
  },
  environments: {
    // Apart from the portal: neither page weighs more for what the other needs.
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
  },
  build: {
    ...built,
    emptyOutDir: true,
    chunkSizeWarningLimit: 1_500,
    // Shared by every page, in one file: it compresses better than many and stays cached when a page changes.
    rolldownOptions: {
      output: {
        // Without names of their own, and short: the first script names every file.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'base', test: basePackages },
            { name: 'front', test: frontParts },
            // Alone: what these lean on is shared with pages that must not bring the panel.
            { name: 'panel', test: panelParts, includeDependenciesRecursively: false },
            { name: 'lists', test: listParts, includeDependenciesRecursively: false },
            { name: 'ticks', test: tickParts, includeDependenciesRecursively: false },
            { name: 'floating', test: floatingParts, includeDependenciesRecursively: false },
            { name: 'tables', test: tableParts, includeDependenciesRecursively: false },
            { name: 'small', test: smallParts, includeDependenciesRecursively: false },
          ],
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
