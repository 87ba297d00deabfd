import path from 'node:path';
import type { Plugin } from 'vite';

/** The router's package only exports its development build, with warnings nobody reads in production. */
const router = path.resolve(import.meta.dirname, '../node_modules/react-router/dist/production');

/** What react-router keeps for its own router, which `app/navigation.tsx` replaces, and for pages that a server prefetches. */
const cuts: readonly (readonly [RegExp, string])[] = [
  [/^function warning\(/m, '/* @__NO_SIDE_EFFECTS__ */ function warning('],
  [/return isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\);/, 'return useNavigateUnstable();'],
  [
    /let dataRouterState = dataRouterOpts\?\.state;[^]*?return renderedMatches\.reduceRight\(/,
    'if (matches == null) return null;\n  let renderedMatches = matches;\n  return renderedMatches.reduceRight(',
  ],
  [/let error;\s+let shouldRenderHydrateFallback = false;[^]*?(?=let matches2 = )/, ''],
  [/if \(error\) \{\s+children = errorElement;[^]*?(?=if \(match\.route\.Component\))/, ''],
  [/isDataRoute: dataRouterState != null/, 'isDataRoute: false'],
  [/return dataRouterState && \(match\.route\.ErrorBoundary [^]*?: getChildren\(\);/, 'return getChildren();'],
  [/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^]*?\);/, ''],
  [/\.\.\.prefetchHandlers,/, ''],
  [/mergeRefs\(forwardedRef, prefetchRef\)/, 'forwardedRef'],
  [/return shouldPrefetch && !isAbsolute \? [^]*? : link;/, 'return link;'],
];

/**
 * Components of react-router that we don't use are left out. What names and wraps them would keep them. Only in the
 * build: the development server would bundle another copy with react-admin.
 */
export const lighterRouter = (): Plugin => ({
  name: 'lighter-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: `${router}/index.mjs` },
        { find: /^react-router-dom$/, replacement: path.resolve(import.meta.dirname, 'admin/react-router-dom.ts') },
      ],
    },
  }),
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler(code) {
      const pure = code
        .replace(/^\w+\.displayName = .+;$/gm, '')
        .replace(/^(var \w+ = )(React\d*\.(forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2');
      if (!code.includes('function _renderMatches(')) return pure;
      return cuts.reduce((rest, [what, instead]) => {
        if (!what.test(rest)) this.error(`react-router has changed: ${what.source} is not in it any more.`);
        return rest.replace(what, instead);
      }, pure);
    },
  },
});

/** What react-admin imports from larger packages, in `admin/light-packages.tsx`; null: all names that it has. */
const lightPackages: Readonly<Record<string, string | null>> = {
  inflection: null,
  'query-string': null,
  diacritic: null,
  'jsonexport/dist/index.js': 'jsonExport',
  'ra-i18n-polyglot': 'polyglot',
  ...Object.fromEntries(
    ['get', 'set', 'merge', 'isEqual', 'union', 'difference', 'defaults', 'pick', 'isEmpty', 'debounce', 'memoize'].map(
      (name) => [`lodash/${name}.js`, name],
    ),
  ),
};

/** react-admin without the bulk of those packages, and MUI's fields without the two variants that we never show. */
export const lighterPanel = (): Plugin => {
  const file = path.resolve(import.meta.dirname, 'admin/light-packages.tsx');
  const prefix = '\0light:';
  return {
    name: 'lighter-panel',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (/\/@mui\/material\/(TextField|Select)\//.test(importer) && /^\.\.\/(Filled)?Input\//.test(id))
        return this.resolve('../OutlinedInput/index.mjs', importer);
      if (importer.endsWith('/datatable/ColumnsSelector.js') && id.endsWith('/ResettableTextField.js')) return file;
      const name = /\/node_modules\/(ra-|react-admin)/.test(importer) ? lightPackages[id] : undefined;
      return name === null ? file : name && prefix + name;
    },
    load: (id) =>
      id.startsWith(prefix) ? `export { ${id.slice(prefix.length)} as default } from ${JSON.stringify(file)};` : null,
  };
};
