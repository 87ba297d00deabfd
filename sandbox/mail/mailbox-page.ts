import { sandboxPage, timeOn } from '../sandbox-page.js';
import { colours, displayType, escapeHtml, fontStacks, measure, radius, type Scheme, typeScale } from '../product.js';
import type { CaughtFile, CaughtMail } from './caught-mails.js';

const variables = (scheme: Scheme) =>
  Object.entries(colours[scheme])
    .map(([name, colour]) => `--${name}:${colour};`)
    .join('');
const type = ({ size, line }: { size: number; line: number }) =>
  `font-size:${size / 16}rem;line-height:${line / size};`;

/**
 * The mailbox in the product's design: the list of tickets on the left, the open one on the right; on phones one at a
 * time.
 */
export const mailboxStyles = `
:root{color-scheme:light dark;${variables('light')}}
@media (prefers-color-scheme:dark){:root{${variables('dark')}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--canvas);color:var(--ink);font-family:${fontStacks.text};${type(typeScale.body)}
  display:flex;flex-direction:column}
main{flex:1;display:grid;grid-template-columns:minmax(18rem,24rem) minmax(0,1fr)}
a{color:var(--primary)}
:focus-visible{outline:3px solid var(--enamel);outline-offset:2px}
.skip{position:absolute;left:-100vw}
.skip:focus{left:16px;top:16px;padding:8px 16px;background:var(--surface);z-index:1}
header{display:flex;flex-wrap:wrap;align-items:center;gap:8px 24px;padding:16px 32px;
  background:var(--surface);border-bottom:1px solid var(--line)}
h1,h2{margin:0;font-weight:${displayType.weight};letter-spacing:${displayType.tracking}}
h1{${type(typeScale.h2)}}
h1 a{color:inherit;text-decoration:none}
h2{${type(typeScale.h1)}overflow-wrap:anywhere}
header p{margin:0;color:var(--ink2);flex:1 1 20rem;max-width:${measure}}
.tag{padding:4px 8px;border-radius:${radius.full}px;background:var(--brass);color:var(--onBrass);letter-spacing:0;vertical-align:middle;${type(typeScale.micro)}}
form{display:flex;flex-wrap:wrap;align-items:center;gap:8px}
label{color:var(--ink2);${type(typeScale.small)}}
input,button{min-height:44px;padding:0 12px;border-radius:${radius.control}px;font:inherit}
input{min-width:0;width:16rem;border:1px solid var(--lineStrong);background:var(--surface);color:inherit}
button{border:0;background:var(--primary);color:var(--onPrimary);font-weight:600;cursor:pointer}
button:hover{background:var(--primaryHover)}
nav{border-right:1px solid var(--line);background:var(--surface)}
ul{margin:0;padding:0;list-style:none}
li{border-bottom:1px solid var(--line)}
li a{display:grid;gap:4px;padding:12px 24px 12px 29px;color:inherit;text-decoration:none;border-left:3px solid transparent;overflow-wrap:anywhere}
li a:hover{background:var(--sunken)}
li a[aria-current]{background:var(--primarySoft);border-color:var(--primary)}
li span,li time{color:var(--ink2);${type(typeScale.small)}}
li a[aria-current] span,li a[aria-current] time{color:var(--ink)}
section{padding:32px}
section:focus{outline:0}
article{max-width:60rem;padding:24px;border:1px solid var(--line);border-radius:${radius.card}px;background:var(--surface)}
.back{display:none;margin:0 0 16px}
dl{display:grid;gap:4px;margin:16px 0 0}
dl div{display:flex;gap:16px}
dt{flex:0 0 5rem;color:var(--ink2)}
dd{margin:0;overflow-wrap:anywhere}
.perforation{position:relative;margin:24px -24px;border-top:2px dashed var(--line)}
.perforation::before,.perforation::after{content:"";position:absolute;top:-9px;width:16px;height:16px;border:1px solid var(--line);
  border-radius:${radius.full}px;background:var(--canvas);clip-path:inset(-1px -1px -1px 50%)}
.perforation::before{left:-9px}
.perforation::after{right:-9px;transform:scaleX(-1)}
iframe{display:block;width:100%;height:65vh;border:0;border-radius:${radius.control}px;background:#fff}
details{margin-top:16px}
summary{min-height:24px;cursor:pointer;color:var(--ink2)}
pre{margin:16px 0 0;font-family:${fontStacks.mono};${type(typeScale.small)}white-space:pre-wrap;overflow-wrap:anywhere}
.outside main{display:block;padding:24px 32px}
.outside main:focus{outline:0}
.outside ol{margin:0 auto;padding:0;max-width:60rem;list-style:none;display:grid;gap:12px}
.outside li{border:0}
.call{max-width:none;padding:16px 24px}
.call p{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;margin:0 0 8px}
.call code{font-family:${fontStacks.mono};${type(typeScale.small)}overflow-wrap:anywhere}
.call time{color:var(--ink2);margin-left:auto;${type(typeScale.small)}}
.call h2{${type(typeScale.h3)}}
.call details{margin-top:8px}
.call pre{max-height:24rem;overflow:auto}
.tabs{display:flex;flex-wrap:wrap;gap:8px}
.tabs a{display:inline-flex;align-items:center;min-height:44px;padding:0 12px;border-radius:${radius.control}px;color:inherit}
.tabs a[aria-current]{background:var(--primarySoft);font-weight:600;text-decoration:none}
.empty{margin:0;padding:24px 32px;color:var(--ink2)}
@media (max-width:899px){
  main{display:block}
  header,section,.outside main{padding:16px}
  nav{border:0}
  .all section,.one nav{display:none}
  .one .back{display:block}
  article{padding:16px}
  .perforation{margin:24px -16px}
  form,input{flex:1 1 auto}
}
`;

type Mailbox = { mails: readonly CaughtMail[]; search: string; openId: string | undefined };

const withLinks = (text: string) =>
  escapeHtml(text).replace(
    /https?:\/\/[^\s<>]+/g,
    (url) => `<a href="${url}" target="_blank" rel="noopener">${url}</a>`,
  );

const titleOf = (mail: CaughtMail) => escapeHtml(mail.subject || '(no subject)');

/** The whole page as HTML; everything from emails is escaped or in a frame without scripts. */
export function mailboxPage({ mails, search, openId }: Mailbox): string {
  const open = openId === undefined ? mails[0] : mails.find(({ id }) => id === openId);
  const addressOf = (more: Record<string, string>) =>
    escapeHtml(`/sandbox/mail?${new URLSearchParams({ ...(search ? { to: search } : {}), ...more }).toString()}`);
  const rows = mails.map((mail) => {
    const here = mail === open ? ' aria-current="true"' : '';
    return `<li><a href="${addressOf({ id: mail.id })}"${here}>
      <strong>${titleOf(mail)}</strong><span>${escapeHtml(mail.to)}</span>${timeOn(mail.receivedAt)}</a></li>`;
  });
  return sandboxPage(
    {
      title: `${open ? `${titleOf(open)} · ` : ''}Sandbox mailbox`,
      className: openId === undefined ? 'all' : 'one',
      skipTo: { id: 'mail', label: 'Skip to the mail' },
    },
    `  <header>
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
  </main>`,
  );
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
      <div><dt>Received</dt><dd>${timeOn(mail.receivedAt)}</dd></div>
      ${mail.attachments.map(attachment).join('')}
    </dl>
    <div class="perforation" role="presentation"></div>
    ${body}
  </article>`;
}
