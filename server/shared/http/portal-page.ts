import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { applyDecorators, Header, Logger } from '@nestjs/common';
import { type GivenAnswer, givenId, type GivenPage, type RenderPage } from '../../contract/given-page.js';
import { townsNow } from '../../contract/lists/towns.js';
import { escapeHtml } from '../escape-html.js';

/** A page's link preview, readable without running scripts. Plain text, not HTML. */
export type PageHead = Readonly<{
  title: string;
  /** The window's title, if the link preview has another. */
  windowTitle?: string;
  description: string;
  /** The page's canonical URL, absolute, as is the picture's. Without one, search engines don't index the page. */
  address?: string;
  picture?: Readonly<{ address: string; describedAs: string }>;
  /** The Open Graph type: https://ogp.me/#types */
  type?: 'website' | 'profile';
}>;

/** For a route that returns a page. */
export const SendsPage = () =>
  applyDecorators(Header('content-type', 'text/html; charset=utf-8'), Header('cache-control', 'no-cache'));

const built = path.resolve('dist');
const withoutClient = '<!doctype html><html lang="en-GB"><head><title>Tastemaker</title></head><body></body></html>';

/** The built page. Without one (the development server has its own), link previews still work. */
export function emptyPage(folder = built): string {
  const file = path.join(folder, 'client/index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : withoutClient;
}

const meta = (attribute: 'name' | 'property', key: string, content: string): string =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;

/** https://ogp.me; without a picture the card is a small one. */
function tagsFor({ title, windowTitle = title, description, address, picture, type = 'website' }: PageHead): string {
  return [
    `<title>${escapeHtml(windowTitle)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:site_name', 'Tastemaker'),
    meta('property', 'og:type', type),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    // A large card is wide: it would cut the head off a portrait.
    meta('name', 'twitter:card', picture && type === 'website' ? 'summary_large_image' : 'summary'),
    ...(address
      ? [meta('property', 'og:url', address), `<link rel="canonical" href="${escapeHtml(address)}">`]
      : [meta('name', 'robots', 'noindex')]),
    ...(picture
      ? [meta('property', 'og:image', picture.address), meta('property', 'og:image:alt', picture.describedAs)]
      : []),
  ].join('\n    ');
}

/** The settings that pages show to everyone. */
export abstract class PublicSettings {
  /** As the API answers visitors, without the time. */
  abstract shown(): Promise<object>;
}

type Rendered = Awaited<ReturnType<RenderPage>>;

const pagesKept = 100;

function givenPage(address: string, answers: readonly GivenAnswer[]): GivenPage {
  const named = new Set(JSON.stringify(answers).match(/town-\d+/g));
  const towns = named.size > 0 ? townsNow().filter(({ id }) => named.has(id)) : [];
  return { path: address.split('?', 1)[0]!, answers, towns };
}

/** The portal's pages: with a head of their own for URLs that people share, and rendered where anyone can open them. */
export class PortalPage {
  private readonly log = new Logger(PortalPage.name);
  private readonly kept = new Map<string, Readonly<{ given: string; page: string }>>();

  constructor(
    private readonly settings: PublicSettings,
    private readonly folder = built,
  ) {}

  /** The page as it is before its scripts have run: empty. */
  withHead(head: PageHead): string {
    return emptyPage(this.folder)
      .replace(/<title>[^<]*<\/title>\s*/, '')
      .replace(/<meta\s+name="description"[^>]*>\s*/, '')
      .replace('</head>', () => `  ${tagsFor(head)}\n  </head>`);
  }

  /**
   * The page as its scripts would render it for a visitor who isn't signed in; kept until what it shows has changed.
   * @param address with the parameters that it depends on
   * @param answers of the API, in addition to the settings
   */
  async rendered(head: PageHead, address: string, answers: readonly GivenAnswer[] = []): Promise<string> {
    const renderer = path.join(this.folder, 'render/render.js');
    if (!existsSync(renderer)) return this.withHead(head);
    const page = givenPage(address, [[['settings'], await this.settings.shown()], ...answers]);
    const given = JSON.stringify(page).replaceAll('<', '\\u003c');
    const before = this.kept.get(address);
    if (before?.given === given) return before.page;
    try {
      const { render } = (await import(renderer)) as { render: RenderPage };
      const made = await this.filled(this.withHead(head), await render(address, page), given);
      this.keep(address, { given, page: made });
      return made;
    } catch (error) {
      this.log.warn(`${address} could not be rendered, so its scripts do it: ${String(error)}`);
      return this.withHead(head);
    }
  }

  /** With its style sheets in the page itself: it shows as soon as it is there. */
  private async filled(empty: string, { head, styles, html }: Rendered, given: string): Promise<string> {
    const [link = '', file] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(empty) ?? [];
    const css = file ? await readFile(path.join(this.folder, 'client', file), 'utf8') : '';
    const data = `<script type="application/json" id="${givenId}">${given}</script>`;
    return empty
      .replace(link, () => `<style>${css}</style>`)
      .replace('</head>', () => `  ${head}\n  </head>`)
      .replace('<div id="root"></div>', () => `${styles}<div id="root">${html}</div>${data}`);
  }

  private keep(address: string, made: Readonly<{ given: string; page: string }>): void {
    this.kept.delete(address);
    this.kept.set(address, made);
    const [oldest] = this.kept.keys();
    if (this.kept.size > pagesKept) this.kept.delete(oldest!);
  }
}
