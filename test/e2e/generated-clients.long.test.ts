import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ApiKeyService } from '../../server/modules/api-keys/use-cases/api-key-service.js';
import { TestApp } from '../support/app.js';
import { longTimeoutMs } from '../support/counts.js';
import { People } from '../support/world.js';

jest.setTimeout(longTimeoutMs);

const root = path.resolve(__dirname, '../..');

/** The last versions of each that run on Node 20. They are 420 packages, not needed to run or build the product. */
const generators = {
  '@hey-api/openapi-ts': '0.86.12',
  'openapi-fetch': '0.17.0',
  'openapi-typescript': '7.13.0',
  orval: '7.21.0',
  'swagger-typescript-api': '13.13.0',
};

/** As strict as a careful third party's program. */
const strict = {
  ...{ strict: true, noUncheckedIndexedAccess: true, skipLibCheck: true, rootDir: '.', outDir: 'built' },
  ...{ module: 'nodenext', moduleResolution: 'nodenext', target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'] },
  ...{ typeRoots: [path.join(root, 'node_modules/@types')], types: ['node'] },
};

/** The program in the guide for partners, unchanged. */
const [, program = ''] =
  /```ts\n([\s\S]*?)```/.exec(readFileSync(path.join(root, 'docs/guide/partners.md'), 'utf8')) ?? [];

let folder: string;
/** Whether the registry provided them: without the network there is nothing to test. */
let isThere = false;

const run = async (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> => {
  const { stdout } = await promisify(execFile)(file, args, { cwd: folder, env: { ...process.env, ...env } });
  return stdout;
};
const generate = (bin: string, ...args: string[]) => run(path.join(folder, 'node_modules/.bin', bin), args);

const configure = (...include: string[]) =>
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: strict, include }));

async function compile(...include: string[]): Promise<void> {
  configure(...include);
  const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
  await run(process.execPath, [compiler, '-p', 'tsconfig.json']).catch((error: { stdout: string }) => {
    throw new Error(error.stdout.slice(0, 2_000));
  });
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tastemaker-clients-'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', dependencies: generators }));
  configure(); // generators check how modules are resolved here
  copyFileSync(path.join(root, 'docs/openapi.json'), path.join(folder, 'openapi.json'));
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  try {
    await run('npm', install);
    isThere = true;
  } catch (error) {
    const { stderr } = error as { stderr: string };
    if (!/ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENETUNREACH/.test(stderr)) throw error;
    console.warn('The registry cannot be reached, so that no client was generated.');
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['hey-api', () => generate('openapi-ts', '-i', 'openapi.json', '-o', 'hey-api', '-c', '@hey-api/client-fetch')],
  [
    'swagger-typescript-api',
    () => generate('swagger-typescript-api', 'generate', '-p', 'openapi.json', '-o', 'swagger-typescript-api'),
  ],
  [
    'orval',
    async () => {
      const output = { target: './orval/client.ts', client: 'fetch', mode: 'single' };
      const config = { tastemaker: { input: './openapi.json', output } };
      writeFileSync(path.join(folder, 'orval.config.mjs'), `export default ${JSON.stringify(config)};`);
      return generate('orval', '--config', 'orval.config.mjs');
    },
  ],
])('the client that %s generates compiles strictly', async (name, write) => {
  if (!isThere) return;
  await write();
  await compile(name);
});

it('the guide’s program compiles with the types of openapi-typescript, and publishes an offer', async () => {
  expect(program).toContain('createClient');
  if (!isThere) return;
  await generate('openapi-typescript', 'openapi.json', '-o', 'guide/tastemaker.d.ts');
  mkdirSync(path.join(folder, 'guide'), { recursive: true });
  writeFileSync(path.join(folder, 'guide/program.ts'), program);
  await compile('guide');

  const product = await TestApp.listening();
  try {
    const brand = await new People(product.app).brand('guide');
    const wish = { name: 'Guide', scopes: ['offers:read', 'offers:write'] as const, expiresInDays: 30 };
    const { key } = await product.app.get(ApiKeyService, { strict: false }).make(brand.actor, wish);
    const env = { TASTEMAKER: product.config.publicUrl, KEY: key };
    expect(await run(process.execPath, ['built/guide/program.js'], env)).toMatch(
      /^Published [\da-f-]{36}; 1 offers\.$/m,
    );
  } finally {
    await product.stop();
  }
});
