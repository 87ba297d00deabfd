import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { colours, type Scheme } from '../../contract/colours.js';
import { fontStacks, measure, radius, typeScale } from '../../contract/tokens.js';
import { escapeHtml } from '../escape-html.js';

/** The content of docs/problems for one code: paragraphs, in which `…` marks code. */
export type ProblemSection = Readonly<{ code: string; paragraphs: readonly string[] }>;

/** Reads the sections `## <module>/<slug>` of every file in `folder`, by code. @throws when two have the same code */
export function readProblemSections(folder = path.resolve('docs/problems')): ReadonlyMap<string, ProblemSection> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const sections = files.flatMap((file) => sectionsOf(readFileSync(path.join(folder, file), 'utf8')));
  const byCode = new Map(sections.map((section) => [section.code, section]));
  if (byCode.size < sections.length) throw new Error(`${folder} explains the same problem twice.`);
  return byCode;
}

const sectionsOf = (markdown: string): ProblemSection[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map((text) => {
      const [code = '', ...paragraphs] = text.trim().split(/\n{2,}/);
      return { code, paragraphs: paragraphs.map((paragraph) => paragraph.replaceAll('\n', ' ')) };
    });

const toHtml = (paragraph: string) => `<p>${escapeHtml(paragraph).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`;

const variables = (scheme: Scheme) => {
  const { canvas, surface, line, ink, ink2, primary } = colours[scheme];
  return `--canvas:${canvas};--surface:${surface};--line:${line};--ink:${ink};--ink2:${ink2};--primary:${primary}`;
};
const type = ({ size, line }: { size: number; line: number }) => `font-size:${size / 16}rem;line-height:${line / size}`;

const styles = `
:root{color-scheme:light dark;${variables('light')}}
@media (prefers-color-scheme:dark){:root{${variables('dark')}}}
body{margin:0;padding:32px 16px;background:var(--canvas);color:var(--ink);font-family:${fontStacks.text};${type(typeScale.body)}}
main{max-width:${measure};margin:0 auto;padding:32px;background:var(--surface);border:1px solid var(--line);border-radius:${radius.card}px}
h1{margin:0 0 16px;font-family:${fontStacks.mono};${type(typeScale.h2)};overflow-wrap:anywhere}
.kind{margin:0;color:var(--ink2);${type(typeScale.small)}}
code{font-family:${fontStacks.mono}}
a{color:var(--primary)}`;

/** The page at a problem's `type` URL. */
export const problemPage = ({ code, paragraphs }: ProblemSection): string =>
  plainPage({ kind: 'Problem', title: code, paragraphs, more: ' · <a href="/api/docs">API</a>' });

type PlainPage = Readonly<{ kind: string; title: string; paragraphs: readonly string[]; more?: string }>;

/** A page of text that needs no scripts. In paragraphs, `…` marks code; `more` is HTML. */
export const plainPage = ({ kind, title, paragraphs, more = '' }: PlainPage): string => `<!doctype html>
<html lang="en-GB">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escapeHtml(title)} · Tastemaker</title>
  <link rel="icon" href="/favicon.svg">
  <style>${styles}</style>
</head>
<body>
  <main>
    <p class="kind">${escapeHtml(kind)}</p>
    <h1>${escapeHtml(title)}</h1>
    ${paragraphs.map(toHtml).join('\n    ')}
    <p><a href="/">Tastemaker</a>${more}</p>
  </main>
</body>
</html>
`;
