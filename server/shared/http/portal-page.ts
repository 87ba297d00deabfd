import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { applyDecorators, Header } from '@nestjs/common';
import { escapeHtml } from '../escape-html.js';

/** A page's preview for shared links, before any script has run. Plain texts, not HTML. */
export type PageHead = Readonly<{
  title: string;
  description: string;
  /** The page's one address; whole, as is the picture's. Without one it is not to be found by search engines. */
  address?: string;
  picture?: Readonly<{ address: string; describedAs: string }>;
  /** What kind of page it is: https://ogp.me/#types */
  type?: 'website' | 'profile';
}>;

/** On a route that answers with a page. */
export const SendsPage = () =>
  applyDecorators(Header('content-type', 'text/html; charset=utf-8'), Header('cache-control', 'no-cache'));

/** Where no client has been built (the development server has its own), links are previewed all the same. */
const withoutClient = '<!doctype html><html lang="en-GB"><head><title>Tastemaker</title></head><body></body></html>';

const meta = (attribute: 'name' | 'property', key: string, content: string): string =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;

/** https://ogp.me; without a picture the card is a small one. */
function tagsFor({ title, description, address, picture, type = 'website' }: PageHead): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:site_name', 'Tastemaker'),
    meta('property', 'og:type', type),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    ...(address
      ? [meta('property', 'og:url', address), `<link rel="canonical" href="${escapeHtml(address)}">`]
      : [meta('name', 'robots', 'noindex')]),
    ...(picture
      ? [meta('property', 'og:image', picture.address), meta('property', 'og:image:alt', picture.describedAs)]
      : []),
  ].join('\n    ');
}

/** The one page of the portal, with a head of its own for addresses that are passed on. */
export class PortalPage {
  constructor(private readonly folder = path.resolve('dist/client')) {}

  async withHead(head: PageHead): Promise<string> {
    const file = path.join(this.folder, 'index.html');
    const page = existsSync(file) ? await readFile(file, 'utf8') : withoutClient;
    return page
      .replace(/<title>[^<]*<\/title>\s*/, '')
      .replace(/<meta\s+name="description"[^>]*>\s*/, '')
      .replace('</head>', () => `  ${tagsFor(head)}\n  </head>`);
  }
}
