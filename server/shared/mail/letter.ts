import { colours, fontStacks } from '../../contract/tokens.js';
import { escapeHtml } from '../escape-html.js';
import type { Mail } from './mailer.js';

/** What a mail says, before it is dressed in the product's look. */
export type Letter = Readonly<{
  to: string;
  subject: string;
  /** The first line, in large type. */
  heading: string;
  paragraphs: readonly string[];
  button?: Readonly<{ label: string; url: string }>;
  /** A last line in small type, such as how long a link works. */
  smallPrint?: string;
  /** For what nobody has to get: a page that says what is stopped, and an address that stops it with one request. */
  unsubscribe?: Readonly<{ page: string; oneClick: string }>;
}>;

/** One letter, as HTML for the many and as text for the few. */
export function mailFrom({ to, subject, heading, paragraphs, button, smallPrint, unsubscribe }: Letter): Mail {
  const { light, dark } = colours;
  const text = [
    heading,
    ...paragraphs,
    button && `${button.label}: ${button.url}`,
    smallPrint,
    unsubscribe && `Stop these mails: ${unsubscribe.page}`,
  ]
    .filter(Boolean)
    .join('\n\n');
  const html = `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>@media (prefers-color-scheme: dark) { .page { background: ${dark.canvas} !important } .card { background: ${dark.surface} !important; border-color: ${dark.line} !important } .ink { color: ${dark.ink} !important } .ink-2 { color: ${dark.ink2} !important } }</style></head>
<body class="page" style="margin:0;background:${light.canvas};font-family:${fontStacks.text}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:560px" cellpadding="0" cellspacing="0">
<tr><td class="ink" style="padding:0 0 16px;font-size:20px;font-weight:700;color:${light.ink}">Tastemaker</td></tr>
<tr><td class="card" style="background:${light.surface};border:1px solid ${light.line};border-radius:12px;padding:32px">
<h1 class="ink" style="margin:0 0 16px;font-size:23px;line-height:28px;color:${light.ink}">${escapeHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:${light.ink}">${escapeHtml(paragraph)}</p>`).join('\n')}
${button ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;background:${light.primary};color:#ffffff;text-decoration:none;font-size:16px;font-weight:600;padding:12px 24px;border-radius:6px">${escapeHtml(button.label)}</a></p>` : ''}
${smallPrint ? `<p class="ink-2" style="margin:16px 0 0;font-size:14px;line-height:20px;color:${light.ink2}">${escapeHtml(smallPrint)}</p>` : ''}
</td></tr>
${unsubscribe ? `<tr><td style="padding:16px 0 0;font-size:14px;line-height:20px"><a class="ink-2" href="${escapeHtml(unsubscribe.page)}" style="color:${light.ink2}">Stop these mails</a></td></tr>` : ''}
</table></td></tr></table></body></html>`;
  return { to, subject, html, text, ...(unsubscribe ? { headers: oneClick(unsubscribe.oneClick) } : {}) };
}

/** https://www.rfc-editor.org/rfc/rfc8058 */
const oneClick = (address: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
