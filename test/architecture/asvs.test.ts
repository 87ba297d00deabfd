import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { faultsIn } = createRequire(__filename)('../../scripts/asvs/rows.mjs') as {
  faultsIn: (source: string, root: string) => string[];
};

const root = path.resolve(__dirname, '../..');
const source = readFileSync(path.join(root, 'test/security/asvs.txt'), 'utf8');

describe('the rows of the ASVS', () => {
  it('are all in docs/asvs.md, with proofs that exist', () => {
    const check = () => execFileSync(process.execPath, ['scripts/asvs.mjs', '--check'], { cwd: root, stdio: 'pipe' });
    expect(check).not.toThrow();
  });

  const proof = '  test/e2e/doors.e2e.test.ts: nor sign anybody in';
  it.each([
    ['17.3.2 is missing.', source.replace(/^17\.3\.2 .*\n.*\n/m, '')],
    ['1.1.3 is no row of level 1 or 2.', `${source}\n1.1.3 Of level 3\n${proof}\n`],
    ['17.3.2 is there twice.', `${source}\n17.3.2 Once more\n${proof}\n`],
    ['17.3.2 needs a proof or why it can’t apply, and not both.', `${source}${proof}\n`],
    ['8.1.1: there is no docs/rights.md.', source.replace('docs/security.md#rights', 'docs/rights.md')],
    ['3.5.1: test/e2e/doors.e2e.test.ts has no test “nor sign”.', source.replace('nor sign anybody in', 'nor sign')],
    ['1.2.4 is about more than five words.', source.replace('1.2.4 SQL', '1.2.4 SQL and a few other things')],
  ])('fail the check: %s', (fault, offender) => {
    expect(faultsIn(offender, root)).toEqual([fault]);
  });
});

describe('our packages', () => {
  type Locked = Readonly<{ resolved?: string; integrity?: string; link?: boolean }>;
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const installed = Object.entries(packages).filter(([name, { link }]) => name.includes('node_modules/') && !link);

  it('come from the registry, each with its checksum', () => {
    expect(installed.length).toBeGreaterThan(500);
    const foreign = installed.filter(([, { resolved, integrity }]) => resolved !== undefined || !integrity);
    expect(foreign.map(([name]) => name)).toEqual([]);
  });
});

const codeIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|contract)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));

describe('what would make code, commands or secrets of what someone typed', () => {
  const code = ['server', 'client'].flatMap(codeIn).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]);

  it.each([
    ['eval(', /\beval\(|new Function\(/, ''],
    ['innerHTML', /dangerouslySetInnerHTML|innerHTML|document\.write/, ''],
    ['child_process', /child_process/, 'server'],
    ['insecureHTTPParser', /insecureHTTPParser/, 'server'],
    ['Math.random', /Math\.random/, 'server'],
    ['md5', /createHash\('md5'|createHmac\('(md5|sha1)'/, ''],
  ])('%s is nowhere in our code', (_, pattern, folder) => {
    expect(code.length).toBeGreaterThan(1_000);
    expect(code.flatMap(([file, text]) => (file!.startsWith(folder) && pattern.test(text!) ? [file] : []))).toEqual([]);
  });
});
