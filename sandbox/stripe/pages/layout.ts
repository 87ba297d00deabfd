import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../product.js';
import { StripeFault } from '../fault.js';

/** Escaped markup: user input only gets into it through `html`. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

const textOf = (part: Part): string => {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(textOf).join('') : escapeHtml(String(part));
};

/** A template whose values are escaped, unless they are already markup. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((all, text, at) => all + (at === 0 ? '' : textOf(parts[at - 1])) + text, ''));

export const money = (pence: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(pence / 100);

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});

export const dayOf = (seconds: number): Html => {
  const at = new Date(seconds * 1_000);
  return html`<time datetime="${at.toISOString()}">${days.format(at)}</time>`;
};

/** A neutral design, so that nobody mistakes it for the real one or for the product. */
const styles = `
:root{color-scheme:light dark;--back:#f4f5f7;--front:#fff;--ink:#1c1f26;--soft:#565d6b;--line:#c9ced8;--key:#2b4a9b;--on:#fff;--bad:#a4161a;--good:#1b6b3a;--note:#fff4d6;--noteInk:#4a3800}
@media (prefers-color-scheme:dark){:root{--back:#14161b;--front:#1e2128;--ink:#eceef3;--soft:#aab1bf;--line:#454b58;--key:#9db6ff;--on:#10131a;--bad:#ff9b9b;--good:#86dba6;--note:#3a3010;--noteInk:#ffe9a8}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
.note{margin:0;padding:10px 16px;background:var(--note);color:var(--noteInk);text-align:center}
main{max-width:60rem;margin:0 auto;padding:32px 16px 64px}
.two{display:grid;gap:32px;grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
@media (max-width:720px){.two{grid-template-columns:minmax(0,1fr)}main{padding-top:16px}}
section,article{margin:0 0 24px;padding:24px;background:var(--front);border:1px solid var(--line);border-radius:10px}
@media (max-width:400px){section,article{padding:16px}}
h1{margin:0 0 16px;font-size:1.6rem;line-height:1.25}
h2{margin:0 0 12px;font-size:1.15rem}
p{margin:0 0 12px}
a{color:var(--key)}
.soft{color:var(--soft)}
.sum{font-size:2rem;font-weight:600;line-height:1.2}
dl{margin:0;display:grid;gap:8px}
dl div{display:flex;justify-content:space-between;gap:16px}
dt{overflow-wrap:anywhere}
dd{margin:0;text-align:right;white-space:nowrap}
.total{padding-top:8px;border-top:1px solid var(--line);font-weight:600}
label{display:block;margin:0 0 4px;font-weight:600}
.field{margin:0 0 16px}
.pair{display:grid;gap:16px;grid-template-columns:1fr 1fr}
input:not([type=radio]),select{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--soft);border-radius:6px;background:var(--front);color:inherit;font:inherit}
input[aria-invalid]{border-color:var(--bad);border-width:2px}
.fault{margin:4px 0 0;color:var(--bad)}
.alert{padding:12px 16px;border:2px solid var(--bad);border-radius:6px;color:var(--bad);font-weight:600}
.good{padding:12px 16px;border:2px solid var(--good);border-radius:6px;color:var(--good);font-weight:600}
button,.button{display:inline-block;min-height:44px;padding:10px 20px;border:1px solid var(--key);border-radius:6px;background:var(--key);color:var(--on);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button.wide{width:100%}
button.plain,.button.plain{background:transparent;color:var(--key)}
.row{display:flex;flex-wrap:wrap;gap:12px;align-items:center}
:focus-visible{outline:3px solid var(--key);outline-offset:2px}
table{width:100%;border-collapse:collapse}
.scrolls{overflow-x:auto}
th,td{padding:8px 8px 8px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
td.figure,th.figure{text-align:right;white-space:nowrap}
code{font-family:ui-monospace,monospace;white-space:nowrap}
summary{min-height:44px;padding:10px 0;cursor:pointer;font-weight:600}
ul.plain{margin:0;padding:0;list-style:none;display:grid;gap:8px}
.choice{display:flex;gap:12px;align-items:center;min-height:44px;font-weight:400}
.choice input{width:20px;height:20px}
`;

/** A whole page of the stand-in: no script, its own wording, and clearly no real payment. */
export const page = (title: string, body: Html): string =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Test payments</title>
        <link rel="icon" href="data:," />
        <style>
          ${new Html(styles)}
        </style>
      </head>
      <body>
        <p class="note"><strong>Test payments.</strong> A stand-in for the card provider: no real card is charged.</p>
        <main>${body}</main>
      </body>
    </html> `.text;

/** No script, nothing external; a form may redirect to the session's return URL. */
export function policyFor(leadsTo: readonly (string | null | undefined)[] = []): string {
  const origins = leadsTo.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []));
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    `form-action 'self' ${[...new Set(origins)].join(' ')}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const sentenceFor = (error: unknown): { status: number; sentence: string } => {
  if (!(error instanceof StripeFault))
    return { status: 500, sentence: 'The stand-in failed. Look at the log of the server.' };
  if (error.body.code === 'resource_missing')
    return { status: error.status, sentence: 'There is nothing at this address.' };
  return { status: error.status, sentence: error.message };
};

/** An error page for the user. */
@Catch()
export class PageFaults implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const { status, sentence } = sentenceFor(error);
    const text = page(
      'This does not work',
      html`<section>
        <h1>This does not work</h1>
        <p>${sentence}</p>
      </section>`,
    );
    void host
      .switchToHttp()
      .getResponse<FastifyReply>()
      .status(status)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policyFor() })
      .send(text);
  }
}
