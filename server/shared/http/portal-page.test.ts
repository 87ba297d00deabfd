import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { PortalPage, PublicSettings } from './portal-page.js';

/** As staff have set them. */
class TheseSettings extends PublicSettings {
  supportEmail = 'help@tastemaker.test';
  async shown() {
    return { supportEmail: this.supportEmail };
  }
}

let folder: string;
const settings = new TheseSettings();
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'page-'));
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  write(
    'client/index.html',
    `<!doctype html><html><head>
    <meta
      name="description"
      content="Everybody’s."
    />
    <title>Tastemaker</title><script src="/assets/a.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/a.css"></head><body><div id="root"></div></body></html>`,
  );
  write('client/assets/a.css', 'h1{color:red}');
  write(
    'render/render.js',
    `exports.render = async (address, { answers }) => {
      if (address === '/broken') throw new Error('It has a fault.');
      const [[, { supportEmail }], ...more] = answers;
      const html = '<h1>' + address + '</h1> ' + supportEmail + ' $& ' + JSON.stringify(more);
      return { html, styles: '<style>.x{top:0}</style>', head: '<style data-emotion="css a">.a{top:1}</style>' };
    };`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const head = {
  title: 'Zoë $& "Ng" <script>alert(1)</script>',
  description: "O'Hara & sons </head><img src=x onerror=alert(1)>",
  address: 'https://tastemaker.test/i/zoe',
  picture: { address: 'https://tastemaker.test/api/v1/thumbs?path=media%2F1&w=960', describedAs: 'Zoë' },
};
const pages = (from = folder) => new PortalPage(settings, from);

describe('the head of a page that is passed on', () => {
  it('takes the place of everyone’s, and leaves the rest of the page as it was built', () => {
    const page = pages().withHead(head);
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page.match(/name="description"/g)).toHaveLength(1);
    expect(page).toContain('<script src="/assets/a.js"></script>');
    expect(page).toContain('<meta property="og:url" content="https://tastemaker.test/i/zoe">');
    expect(page).toContain('content="https://tastemaker.test/api/v1/thumbs?path=media%2F1&amp;w=960"');
    expect(page).toContain('content="summary_large_image"');
  });

  it('has a small picture of a person, whose portrait a wide card would cut', () => {
    expect(pages().withHead({ ...head, type: 'profile' })).toContain('name="twitter:card" content="summary"');
  });

  it('cannot be broken out of', () => {
    const page = pages().withHead(head);
    expect(page).not.toMatch(/<script>alert|<img/);
    expect(page.match(/<\/head>/g)).toHaveLength(1);
    expect(page).toContain('Zoë $&amp; &quot;Ng&quot; &lt;script&gt;');
    expect(page).toContain('O&#39;Hara &amp; sons &lt;/head&gt;');
  });

  it('can name the window in other words', () => {
    const page = pages().withHead({ ...head, title: 'Shared', windowTitle: 'Read' });
    expect(page).toContain('<title>Read</title>');
    expect(page).toContain('<meta property="og:title" content="Shared">');
  });

  it('is not for search engines where there is no such page', () => {
    const page = pages().withHead({ title: 'Nothing', description: 'Nothing.' });
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toContain('canonical');
  });

  it('is there before a client has been built', async () => {
    expect(pages('/nowhere').withHead(head)).toContain('og:title');
    expect(await pages('/nowhere').rendered(head, '/')).toContain('og:title');
  });
});

describe('a page that the server renders', () => {
  it('has its content, its styles and what it was rendered with', async () => {
    const page = await pages().rendered(head, '/join?tier=starter', [[['media-kit', 'zoe'], { bio: '</script>' }]]);
    expect(page).toContain('<div id="root"><h1>/join?tier=starter</h1> help@tastemaker.test $& ');
    expect(page).toContain('<style>h1{color:red}</style>');
    expect(page).not.toContain('rel="stylesheet"');
    expect(page.indexOf('.a{top:1}')).toBeLessThan(page.indexOf('.x{top:0}'));
    const given = /<script type="application\/json" id="given">(.*?)<\/script>/.exec(page)![1]!;
    expect(JSON.parse(given)).toEqual({
      path: '/join',
      towns: [],
      answers: [
        [['settings'], { supportEmail: 'help@tastemaker.test' }],
        [['media-kit', 'zoe'], { bio: '</script>' }],
      ],
    });
    expect(page).toContain('<meta property="og:url" content="https://tastemaker.test/i/zoe">');
  });

  it('is kept, until what it shows has changed', async () => {
    const some = pages();
    const before = await some.rendered(head, '/');
    expect(await some.rendered(head, '/')).toBe(before);
    settings.supportEmail = 'new@tastemaker.test';
    expect(await some.rendered(head, '/')).toContain('new@tastemaker.test');
    expect(await some.rendered(head, '/')).not.toContain('help@tastemaker.test');
  });

  it('is left to its scripts when it has a fault', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    expect(await pages().rendered(head, '/broken')).toContain('<div id="root"></div>');
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('It has a fault.'));
  });
});
