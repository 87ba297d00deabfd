import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PortalPage } from './portal-page.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'page-'));
  const built = `<!doctype html><html><head>
    <meta
      name="description"
      content="Everybody’s."
    />
    <title>Tastemaker</title><script src="/assets/a.js"></script></head><body><div id="root"></div></body></html>`;
  writeFileSync(path.join(folder, 'index.html'), built);
});
afterAll(() => rmSync(folder, { recursive: true }));

const head = {
  title: 'Zoë $& "Ng" <script>alert(1)</script>',
  description: "O'Hara & sons </head><img src=x onerror=alert(1)>",
  address: 'https://tastemaker.test/i/zoe',
  picture: { address: 'https://tastemaker.test/api/v1/thumbs?path=media%2F1&w=960', describedAs: 'Zoë' },
};

describe('the head of a page that is passed on', () => {
  it('takes the place of everyone’s, and leaves the rest of the page as it was built', async () => {
    const page = await new PortalPage(folder).withHead(head);
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page.match(/name="description"/g)).toHaveLength(1);
    expect(page).toContain('<script src="/assets/a.js"></script>');
    expect(page).toContain('<meta property="og:url" content="https://tastemaker.test/i/zoe">');
    expect(page).toContain('content="https://tastemaker.test/api/v1/thumbs?path=media%2F1&amp;w=960"');
    expect(page).toContain('content="summary_large_image"');
  });

  it('cannot be broken out of', async () => {
    const page = await new PortalPage(folder).withHead(head);
    expect(page).not.toMatch(/<script>alert|<img/);
    expect(page.match(/<\/head>/g)).toHaveLength(1);
    expect(page).toContain('Zoë $&amp; &quot;Ng&quot; &lt;script&gt;');
    expect(page).toContain('O&#39;Hara &amp; sons &lt;/head&gt;');
  });

  it('is not for search engines where there is no such page', async () => {
    const page = await new PortalPage(folder).withHead({ title: 'Nothing', description: 'Nothing.' });
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toContain('canonical');
  });

  it('is there before a client has been built', async () => {
    expect(await new PortalPage('/nowhere').withHead(head)).toContain('og:title');
  });
});
