import { Database } from '../../server/shared/db/index.js';
import { TestApp } from '../support/app.js';

let product: TestApp;
let uid: string;

beforeAll(async () => {
  product = await TestApp.start();
  const zoe = await product.newInfluencer('zoe@kit.test', 'Zoë <b>Ng</b>', 'zoe.eats');
  const session = await zoe.post('/api/v1/functions/getSessionAndUserProfile');
  ({ uid } = session.body.current_session_user_profile);
  await product.app
    .get(Database)
    .rows(`update influencers set bio = $2, city = 'london', followers = 12340 where id = $1`, [
      uid,
      'Eats "everything" </head><script>alert(1)</script>',
    ]);
});
afterAll(() => product?.stop());

const page = (address: string) => product.visitor().get<string>(address);

describe('the public media kit', () => {
  it('R39: holds public fields and nothing else', async () => {
    const { body } = await product.visitor().get(`/api/v1/influencers/zoe.eats`);
    expect(Object.keys(body).sort()).toEqual(
      [
        ...[
          'accounts',
          'avatarPath',
          'bio',
          'categories',
          'city',
          'followers',
          'handle',
          'id',
          'name',
          'portfolio',
          'slug',
        ],
      ].sort(),
    );
    expect(JSON.stringify(body)).not.toContain('@kit.test');
  });

  it('R37, R38: is found by handle, whatever its case, and by uid', async () => {
    for (const key of ['zoe.eats', 'ZOE.Eats', uid])
      expect((await product.visitor().get(`/api/v1/influencers/${key}`)).body).toMatchObject({ id: uid });
    expect((await product.visitor().get('/api/v1/influencers/nobody')).status).toBe(404);
  });

  it.each(['/i/zoe.eats', '/app/influencer/profile?handle=zoe.eats'])(
    'R30, R38: %s introduces itself to anyone with a link to it, safely',
    async (address) => {
      const { status, body, headers } = await page(address);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(body).toContain('<meta property="og:title" content="Zoë &lt;b&gt;Ng&lt;/b&gt; (@zoe.eats) – Tastemaker">');
      expect(body).toContain('London · 12.3K followers. Eats &quot;everything&quot; &lt;/head&gt;&lt;script&gt;');
      expect(body).toContain(`content="${product.config.publicUrl}/i/zoe.eats"`);
      expect(body).not.toContain('<script>alert');
    },
  );

  it('R37: by uid too', async () => {
    expect((await page(`/app/influencer/profile?uid=${uid}`)).body).toContain('og:title');
  });

  it.each(['/i/nobody', '/app/influencer/profile?uid=01a1fc0c-0000-7000-8000-000000000000', '/i/%3Cscript%3E'])(
    '%s is a page that is not there',
    async (address) => {
      const { status, body } = await page(address);
      expect(status).toBe(404);
      expect(body).toContain('noindex');
      expect(body).not.toMatch(/<script>(?!\{let look)/);
    },
  );

  it('without a name in the address is everyone’s page', async () => {
    expect((await page('/app/influencer/profile')).status).toBe(200);
  });
});
