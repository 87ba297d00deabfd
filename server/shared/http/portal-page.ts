import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { applyDecorators, Header } from '@nestjs/common';
import { escapeHtml } from '../escape-html.js';

/** A page's link preview, readable without running scripts. Plain text, not HTML. */
export type PageHead = Readonly<{
  title: string;
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

/** Without a built client (the development server has its own), link previews still work. */
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

/** The portal's only page, with its own head for URLs that people share. */
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
