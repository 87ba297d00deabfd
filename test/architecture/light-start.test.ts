import { readFileSync } from 'node:fs';
import path from 'node:path';

const server = path.resolve(__dirname, '../../server');

type Read = (file: string) => string;

const readSource: Read = (file) => readFileSync(path.join(server, file.replace(/\.js$/, '.ts')), 'utf8');

const onlyTypes = /^(type\s|\{(\s*type [\w ]+,?)+\s*\}$)/;

/** The packages that a start loads: those that files import from this one on, but for types and `import()`. */
function packagesFrom(first: string, read: Read): ReadonlySet<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || file.endsWith('.json')) return;
    seen.add(file);
    for (const [, what, from] of read(file).matchAll(/^(?:import|export)\s(?:([^;']*?)\sfrom\s)?'([^']+)'/gm)) {
      if (what && onlyTypes.test(what)) continue;
      if (from!.startsWith('.')) visit(path.join(path.dirname(file), from!));
      else packages.add(from!);
    }
  };
  visit(first);
  return packages;
}

/** Large, or with native code, and needed by some requests and jobs. */
const onFirstUse = [
  ...['sharp', 'undici', 'nodemailer', 'web-push', 'pdfmake', 'openid-client', '@simplewebauthn/server'],
  ...['iconv-lite', 'csv-parse', 'yauzl', 'htmlparser2', 'mediabunny', 'mediainfo.js'],
  ...['@aws-sdk/client-s3', '@tus/s3-store', '@sentry/node', '@opentelemetry/sdk-trace'],
];

describe('a start of the product', () => {
  it('loads no package that only some requests and jobs need: it would take time and memory in every process', () => {
    const packages = packagesFrom('serve.js', readSource);
    expect(packages.size).toBeGreaterThan(20);
    expect(onFirstUse.filter((name) => packages.has(name))).toEqual([]);
  });

  it.each([
    ['a package', { a: "import sharp, { type Sharp } from 'sharp';" }, ['sharp']],
    ['one of another file', { a: "export { b } from './b';", b: "import {\n  read,\n} from 'pdf';" }, ['pdf']],
    ['what is loaded later', { a: "const load = () => import('pdf');" }, []],
    ['types', { a: "import type Library from 'pdf';\nimport { type A, type B } from 'pdf';" }, []],
  ])('%s', (_, files: Record<string, string>, found) => {
    expect([...packagesFrom('a', (file) => files[file]!)]).toEqual(found);
  });
});
