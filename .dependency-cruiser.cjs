const anyModule = '^server/modules/([^/]+)/';

/** A module asks those of the rows before its own. */
const rows = [
  ['identity'],
  ['teams'],
  ['api-keys'],
  ['profiles'],
  ['influencer-lists', 'imports', 'vetting'],
  ['billing'],
  ['discovery', 'media'],
  ['messaging'],
  ['offers'],
  ['collabs'],
  ['calendar', 'connections', 'content', 'day-sheets', 'door', 'outcomes', 'records', 'reviews'],
  ['dossiers'],
  ['analytics', 'ads'],
  ['notifications'],
  ['onboarding'],
  ['partners'],
  ['privacy'],
  ['desk'],
];
/** Modules that another mustn't query, although they come before it. */
const notAsked = { messaging: ['discovery'], collabs: ['discovery'], records: ['discovery'] };

const directions = rows.flatMap((row, at) =>
  row.map((asker) => {
    const others = [
      ...row.filter((other) => other !== asker),
      ...rows.slice(at + 1).flat(),
      ...(notAsked[asker] ?? []),
    ];
    return [asker, others.join('|')];
  }),
);

/** The directions of docs/architecture.md. `test/architecture` shows that each of them fires. */
const forbidden = [
  {
    name: 'domain-is-pure',
    comment: 'The domain imports the kernel, the contract and itself.',
    severity: 'error',
    from: { path: `${anyModule}domain/`, pathNot: '\\.test\\.ts$' },
    to: { pathNot: ['^server/modules/$1/domain/', '^server/shared/kernel/', '^server/contract/'] },
  },
  {
    name: 'ports-speak-domain',
    comment: 'A port speaks of the domain and of nothing technical.',
    severity: 'error',
    from: { path: `${anyModule}ports/`, pathNot: '\\.contract\\.ts$' },
    to: { pathNot: ['^server/modules/$1/(domain|ports)/', '^server/shared/kernel/', '^server/contract/'] },
  },
  {
    name: 'use-cases-see-ports-only',
    comment: 'A use case loads and saves through ports.',
    severity: 'error',
    from: { path: `${anyModule}use-cases/`, pathNot: '\\.test\\.ts$' },
    to: { pathNot: ['^server/modules/$1/(domain|ports|use-cases)/', '^server/shared/kernel/', '^server/contract/'] },
  },
  {
    name: 'modules-meet-at-index',
    comment: 'Ask another module at its index.ts, listen at its events.ts; from adapters and wiring only.',
    severity: 'error',
    from: { path: anyModule },
    to: {
      path: '^server/modules/[^/]+/',
      pathNot: ['^server/modules/$1/', '^server/modules/[^/]+/(index|events)\\.ts$'],
    },
  },
  ...directions
    .filter(([, others]) => others)
    .map(([asker, others]) => ({
      name: 'asking-goes-one-way',
      comment: rows
        .toReversed()
        .map((row) => row.join(', '))
        .join(' → '),
      severity: 'error',
      from: { path: `^server/modules/${asker}/` },
      to: { path: `^server/modules/(${others})/`, pathNot: '/events\\.ts$' },
    })),
  {
    name: 'http-does-not-touch-tables',
    comment: 'Controllers ask use cases and queries.',
    severity: 'error',
    from: { path: 'adapters/http/' },
    to: { path: ['adapters/persistence/', 'node_modules/(@nestjs/)?typeorm/'] },
  },
  {
    name: 'typeorm-stays-home',
    comment: 'TypeORM is known to persistence and the base alone.',
    severity: 'error',
    from: {
      path: '^server/',
      pathNot: [
        'adapters/persistence/',
        '^server/shared/(db|events)/',
        '^server/db/',
        '^server/app\\.module\\.ts$',
        '^server/shared/base\\.module\\.ts$',
      ],
    },
    to: { path: 'node_modules/(@nestjs/)?typeorm/' },
  },
  {
    name: 'traces-only-where-wanted',
    comment: 'OpenTelemetry is known to its own folder, and its SDK is loaded there by those who want traces alone.',
    severity: 'error',
    from: { path: ['^server/', '^client/'], pathNot: ['^server/shared/tracing/', '\\.test\\.ts$'] },
    to: { path: 'node_modules/@opentelemetry/' },
  },
  {
    name: 'traces-only-where-wanted',
    comment: 'Whoever has no collector loads no more than its interface.',
    severity: 'error',
    from: { path: '^server/shared/tracing/', pathNot: '^server/shared/tracing/start-tracing\\.ts$' },
    to: { path: 'node_modules/@opentelemetry/', pathNot: 'node_modules/@opentelemetry/api/' },
  },
  {
    name: 'contract-is-a-leaf',
    comment: 'The contract is shared with the client and imports only itself.',
    severity: 'error',
    from: { path: '^server/contract/', pathNot: '\\.test\\.ts$' },
    to: { pathNot: '^server/contract/' },
  },
  {
    name: 'shared-knows-no-module',
    comment: 'The base does not know who stands on it.',
    severity: 'error',
    from: { path: '^server/shared/' },
    to: { path: '^server/modules/' },
  },
  {
    name: 'client-sees-contract-only',
    comment: 'Of the server the client sees the contract.',
    severity: 'error',
    from: { path: '^client/' },
    to: { path: '^server/', pathNot: '^server/contract/' },
  },
  {
    name: 'features-apart',
    comment: 'A feature never imports another.',
    severity: 'error',
    from: { path: '^client/features/([^/]+)/' },
    to: { path: '^client/features/', pathNot: '^client/features/$1/' },
  },
  {
    name: 'ui-knows-no-feature',
    comment: 'ui is below features.',
    severity: 'error',
    from: { path: '^client/ui/' },
    to: { path: '^client/features/' },
  },
  {
    name: 'door-is-light',
    comment: 'The page at the door brings no portal along: neither its frame nor its components and their packages.',
    severity: 'error',
    from: { path: '^client/check-in/', pathNot: '\\.test\\.tsx?$' },
    to: {
      path: [
        '^client/(admin|app|features|shell)/',
        '^client/ui/.*\\.tsx$',
        'node_modules/(@mui|@emotion|react-router|@tanstack)/',
      ],
    },
  },
  {
    name: 'no-fakes-in-production',
    comment: 'In-memory twins are for tests; the sandbox is loaded by server/sandbox.ts alone.',
    severity: 'error',
    from: {
      path: '^server/',
      pathNot: ['\\.(test|contract)\\.ts$', '/in-memory-', '^server/sandbox\\.ts$'],
    },
    to: { path: ['/in-memory-', '^sandbox/'] },
  },
  {
    name: 'sandbox-asks-at-one-place',
    comment: 'What the stand-ins take from the product is named in sandbox/product.ts.',
    severity: 'error',
    from: { path: '^sandbox/', pathNot: ['^sandbox/product\\.ts$', '\\.test\\.ts$'] },
    to: { path: '^server/' },
  },
  {
    name: 'no-cycles',
    comment: 'Nothing needs itself.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
];

const { VIOLATIONS_ROOT } = process.env;

/** The tests cruise a tree of small offenders with the same rules, as if it were the repository. */
const rooted = (rule) =>
  JSON.parse(JSON.stringify(rule), (_key, value) =>
    typeof value === 'string' && VIOLATIONS_ROOT
      ? value.replace(/\^(server|sandbox|client)\//g, `^${VIOLATIONS_ROOT}/$1/`)
      : value,
  );

exports.forbidden = forbidden.map(rooted);
exports.options = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: ['^dist/', ...(VIOLATIONS_ROOT ? [] : ['^test/architecture/violations/'])] },
  tsPreCompilationDeps: true,
  parser: 'swc',
  skipAnalysisNotInRules: true,
  enhancedResolveOptions: {
    cachedInputFileSystem: { cacheDuration: 60_000 },
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json', '.d.ts'],
  },
};
