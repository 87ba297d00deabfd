import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

const { faultsIn } = createRequire(__filename)('../scripts/lint/voice.mjs') as { faultsIn: (text: string) => string[] };

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const papers = [
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
];

const withoutCode = (markdown: string) => markdown.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '');

/** Relative targets of links and images, as written. */
const linksIn = (markdown: string): string[] =>
  [...withoutCode(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to!).filter((to) => !/^[a-z]+:/.test(to));

/** GitHub's anchor for a heading: https://docs.github.com/get-started/writing-on-github */
const anchorsIn = (markdown: string): string[] =>
  [...markdown.replace(/^```.*?^```/gms, '').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isThere(paper: string, link: string): boolean {
  const [to = '', anchor] = link.split('#');
  const target = path.normalize(to === '' ? paper : path.join(path.dirname(paper), to));
  if (!existsSync(path.join(root, target))) return false;
  return anchor === undefined || anchorsIn(read(target)).includes(anchor);
}

const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts);
const commands = readdirSync(path.join(root, 'server/cli')).flatMap((file) =>
  [...read(path.join('server/cli', file)).matchAll(/@Command\(\{\s*name: '([^']+)'/g)].map(([, name]) => name!),
);

describe('the papers', () => {
  it('are all there', () => {
    expect(papers).toEqual(
      expect.arrayContaining([
        'README.md',
        'CONTRIBUTING.md',
        'CHANGELOG.md',
        'docs/architecture.md',
        'docs/glossary.md',
        'docs/operations.md',
      ]),
    );
    expect(read('LICENSE')).toContain('MIT License');
  });

  test.each(papers)('%s: every relative link and anchor exists', (paper) => {
    expect(linksIn(read(paper)).filter((link) => !isThere(paper, link))).toEqual([]);
  });

  test.each(papers.filter((paper) => paper !== 'docs/requirements.md'))('%s: nothing sounds translated', (paper) => {
    expect(withoutCode(read(paper)).split('\n').flatMap(faultsIn)).toEqual([]); // the specification's own words are exempt
  });

  it('say of every alert what to do', () => {
    const alerts = [...read('docs/dashboards/alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name]) => name);
    expect(alerts.length).toBeGreaterThan(5);
    const operations = read('docs/operations.md');
    expect(alerts.filter((name) => !operations.includes(`\n| ${name} `))).toEqual([]);
  });

  test.each(papers)('%s: every npm command exists', (paper) => {
    const named = [...read(paper).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      ([, run, own]) => run ?? own!,
    );
    expect(named.filter((script) => !scripts.includes(script))).toEqual([]);
  });

  test.each(papers)('%s: every bench exists', (paper) => {
    const named = [...read(paper).matchAll(/npm run bench -- ([a-z]+)/g)].map(([, bench]) => bench!);
    const exists = (bench: string) => bench === 'all' || existsSync(path.join(root, `test/bench/${bench}.mjs`));
    expect(named.filter((bench) => !exists(bench))).toEqual([]);
  });

  test.each(papers)('%s: every command of the command line exists', (paper) => {
    const named = [...read(paper).matchAll(/npm run cli -- ([a-z][\w:-]*)/g)].map(([, command]) => command!);
    expect(named.filter((command) => !commands.includes(command))).toEqual([]);
  });

  it('number decisions without a gap, and list each of them', () => {
    const pages = papers.flatMap((paper) => /^docs\/decisions\/(\d{4}-.+)/.exec(paper)?.[1] ?? []).toSorted();
    expect(pages.map((page) => Number(page.slice(0, 4)))).toEqual(pages.map((_, at) => at + 1));
    const listed = [...read('docs/decisions/README.md').matchAll(/^\| (\d+) .*?\((\d{4}-[^)]+)\)/gm)];
    expect(listed.map(([, , page]) => page)).toEqual(pages);
    expect(listed.map(([, number]) => Number(number))).toEqual(pages.map((_, at) => at + 1));
  });

  it('README.md names the two commands, and the licence', () => {
    expect(read('README.md')).toMatch(/^npm start$/m);
    expect(read('README.md')).toMatch(/^npm test$/m);
    expect(read('README.md')).toContain('(LICENSE)');
  });
});
