import type { CaughtFile, CaughtMail } from './caught-mails.js';
import { escapeHtml } from '../product.js';

type Mailbox = { mails: readonly CaughtMail[]; search: string; openId: string | undefined };

const withLinks = (text: string) =>
  escapeHtml(text).replace(
    /https?:\/\/[^\s<>]+/g,
    (url) => `<a href="${url}" target="_blank" rel="noopener">${url}</a>`,
  );

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });
const time = (at: Date) => `<time datetime="${at.toISOString()}">${when.format(at)} UTC</time>`;
const titleOf = (mail: CaughtMail) => escapeHtml(mail.subject || '(no subject)');

/** The whole page as HTML; everything that came by mail is escaped or kept in a frame without scripts. */
export function mailboxPage({ mails, search, openId }: Mailbox): string {
  const open = openId === undefined ? mails[0] : mails.find(({ id }) => id === openId);
  const addressOf = (more: Record<string, string>) =>
    escapeHtml(`/sandbox/mail?${new URLSearchParams({ ...(search ? { to: search } : {}), ...more }).toString()}`);
  const rows = mails.map((mail) => {
    const here = mail === open ? ' aria-current="true"' : '';
    return `<li><a href="${addressOf({ id: mail.id })}"${here}>
      <strong>${titleOf(mail)}</strong><span>${escapeHtml(mail.to)}</span>${time(mail.receivedAt)}</a></li>`;
  });
  return `<!doctype html>
<html lang="en-GB">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${open ? `${titleOf(open)} · ` : ''}Sandbox mailbox</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/sandbox/mailbox.css">
</head>
<body class="${openId === undefined ? 'all' : 'one'}">
  <a class="skip" href="#mail">Skip to the mail</a>
  <header>
    <h1><a href="/sandbox/mail">Mailbox</a> <span class="tag">Sandbox</span></h1>
    <p>Every mail that this machine would have sent. Nothing leaves it.</p>
    <form role="search" action="/sandbox/mail">
      <label for="to">Search by address</label>
      <input id="to" name="to" type="search" value="${escapeHtml(search)}" autocomplete="off">
      <button>Search</button>
    </form>
  </header>
  <main>
    <nav aria-label="Mails">${mails.length ? `<ul>${rows.join('')}</ul>` : emptiness(search)}</nav>
    <section id="mail" aria-label="The open mail" tabindex="-1">${open ? letter(open, addressOf({})) : nothingOpen(mails.length > 0)}</section>
  </main>
</body>
</html>
`;
}

const emptiness = (search: string) =>
  search
    ? `<p class="empty">No mail to an address with “${escapeHtml(search)}”. <a href="/sandbox/mail">Show all mails</a></p>`
    : '<p class="empty">No mail yet. Ask for a sign-in link, then <a href="/sandbox/mail">look again</a>.</p>';

const nothingOpen = (some: boolean) =>
  `<p class="empty">${some ? 'This mail is no longer among the newest. Choose one from the list.' : 'Mails open here.'}</p>`;

const attachment = ({ filename, contentType, content }: CaughtFile) =>
  `<div><dt>Attached</dt><dd><a download="${escapeHtml(filename)}"
    href="data:${escapeHtml(contentType)};base64,${escapeHtml(content)}">${escapeHtml(filename)}</a></dd></div>`;

function letter(mail: CaughtMail, list: string): string {
  const framed = `<base target="_blank">${mail.html}`;
  const body = mail.html
    ? `<iframe title="${titleOf(mail)}" srcdoc="${escapeHtml(framed)}"
        sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer"></iframe>
      <details><summary>As plain text</summary><pre>${withLinks(mail.text)}</pre></details>`
    : `<pre>${withLinks(mail.text)}</pre>`;
  return `<article>
    <p class="back"><a href="${list}">All mails</a></p>
    <h2>${titleOf(mail)}</h2>
    <dl>
      <div><dt>To</dt><dd>${escapeHtml(mail.to)}</dd></div>
      <div><dt>From</dt><dd>${escapeHtml(mail.from)}</dd></div>
      <div><dt>Received</dt><dd>${time(mail.receivedAt)}</dd></div>
      ${mail.attachments.map(attachment).join('')}
    </dl>
    <div class="perforation" role="presentation"></div>
    ${body}
  </article>`;
}
