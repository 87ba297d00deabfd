import { escapeHtml } from '../product.js';
import { sandboxPage, timeOn } from '../sandbox-page.js';
import { type OutsideCall, type OutsideService, outsideServices } from './outside-calls.js';

const names: Record<OutsideService, string> = {
  errors: 'Error reports',
  analytics: 'Product analytics',
  platforms: 'Numbers of posts',
};
const longestShown = 20_000;

const tab = (href: string, label: string, here: boolean) =>
  `<a href="${href}"${here ? ' aria-current="page"' : ''}>${label}</a>`;

function entry({ service, kind, title, content, receivedAt }: OutsideCall): string {
  const text = JSON.stringify(content, null, 2);
  const shown =
    text.length > longestShown ? `${text.slice(0, longestShown)}\n… ${text.length} characters in all` : text;
  return `<li><article class="call">
    <p><span class="tag">${names[service]}</span> <code>${escapeHtml(kind)}</code>
      ${timeOn(receivedAt)}</p>
    <h2>${escapeHtml(title || 'No title')}</h2>
    <details><summary>Everything that was sent</summary><pre>${escapeHtml(shown)}</pre></details>
  </article></li>`;
}

/** The whole page as HTML; everything that came from elsewhere is escaped. */
export function outsidePage(calls: readonly OutsideCall[], chosen: OutsideService | undefined): string {
  return sandboxPage(
    {
      title: 'Sandbox: outside services',
      className: 'outside',
      skipTo: { id: 'calls', label: 'Skip to what was sent' },
    },
    `  <header>
    <h1><a href="/sandbox/outside">Outside services</a> <span class="tag">Sandbox</span></h1>
    <p>What Sentry, PostHog and the platforms would have been sent from this machine. Nothing leaves it.</p>
    <div class="tabs" role="navigation" aria-label="Services">
      ${tab('/sandbox/outside', 'All', chosen === undefined)}
      ${outsideServices.map((id) => tab(`/sandbox/outside?service=${id}`, names[id], chosen === id)).join('')}
    </div>
  </header>
  <main id="calls" tabindex="-1">
    ${calls.length > 0 ? `<ol>${calls.map(entry).join('')}</ol>` : emptiness}
  </main>`,
  );
}

const emptiness = `<p class="empty">Nothing yet. Allow it under <a href="/cookies">Cookies</a>, use the portal for a while,
  then <a href="/sandbox/outside">look again</a>.</p>`;
