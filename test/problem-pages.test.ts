import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DomainError } from '../server/shared/kernel/index.js';
import { problemPage, readProblemSections } from '../server/shared/http/problem-pages.js';
import { ProblemPagesController } from '../server/shared/http/public-texts.controller.js';

const root = path.resolve(__dirname, '..');

const sourceFiles = readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(test|contract)\.ts$|(^|[\\/])in-memory-/.test(file))
  .map((file) => readFileSync(path.join(root, 'server', file), 'utf8'));

/**
 * Strings of the form '<module>/<slug>' wherever a DomainError is created; similar packages, routes and media types are
 * excluded.
 */
function codesIn(source: string): string[] {
  if (!/new DomainError\(/.test(source)) return [];
  const lines = source.split('\n').filter((line) => !/\bfrom '|^\s*@\w+\(|\bApiProduces\(/.test(line));
  return [...lines.join('\n').matchAll(/'((?!application\/)[a-z]+(?:-[a-z]+)*\/[a-z]+(?:-[a-z]+)*)'/g)].map(
    ([, code]) => code!,
  );
}

const thrown = [...new Set(sourceFiles.flatMap(codesIn))].sort();
const sections = readProblemSections(path.join(root, 'docs/problems'));
const explained = [...sections.keys()].sort();

describe('docs/problems', () => {
  it('explains every problem that the server can answer with, and no other', () => {
    expect(thrown.length).toBeGreaterThan(50);
    expect(explained).toEqual(thrown);
  });

  test.each(explained)('%s: says what happened and what to do, in the file of its module', (code) => {
    const [module = ''] = code.split('/');
    const file = readFileSync(path.join(root, `docs/problems/${module}.md`), 'utf8');
    expect(file).toContain(`\n## ${code}\n`);
    const { paragraphs } = sections.get(code)!;
    expect(paragraphs[0]).toMatch(/^[A-Z].*\.$/);
    expect(paragraphs.at(-1)).toMatch(/^What to do: .*\.$/);
  });
});

describe('the page of a problem', () => {
  it('shows its section, with everything escaped', () => {
    const page = problemPage({ code: 'a/b', paragraphs: ['1 < 2 & `<script>`', 'What to do: nothing.'] });
    expect(page).toContain('<h1>a/b</h1>');
    expect(page).toContain('<p>1 &lt; 2 &amp; <code>&lt;script&gt;</code></p>\n    <p>What to do: nothing.</p>');
    expect(page).not.toContain('<script');
  });

  it('is at the address that the problem gives as its type', () => {
    expect(new ProblemPagesController().page('collabs', 'slot-full')).toContain('Someone else took the last place');
  });

  it('does not exist for a problem that does not', () => {
    const ask = () => new ProblemPagesController().page('..', 'package');
    expect(ask).toThrow(DomainError);
    expect(ask).toThrow(expect.objectContaining({ kind: 'not-found', code: 'request/not-found' }));
  });
});
