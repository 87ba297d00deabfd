import { loadConfig } from '../../server/config.js';
import { ReadAccounts } from '../../server/modules/connections/index.js';
import { outsideServices } from '@tastemaker/sandbox';
import { Database } from '../../server/shared/db/index.js';
import { TestApp } from '../support/app.js';
import { freePort } from '../support/free-port.js';
import { RemoteVisitor } from '../support/remote-visitor.js';
import { People, type Person } from '../support/world.js';

jest.setTimeout(60_000);

type Listed = Readonly<{ items: readonly Readonly<Record<string, unknown>>[] }>;

let product: TestApp;
let maya: Person;
beforeAll(async () => {
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const { socialClients } = outsideServices({ ...loadConfig({}), port, publicUrl });
  product = await TestApp.start({ port, publicUrl, socialClients });
  await product.app.listen(port, '127.0.0.1');
  maya = await new People(product.app).influencer('maya');
});
afterAll(() => product?.stop());

const me = () => new RemoteVisitor(product.config.publicUrl, maya.cookie);
const listed = async (platform: string) =>
  ((await me().get('/api/v1/connections')).body as Listed).items.find((each) => each.platform === platform);

/** Maya's browser on the platform's consent page, which she answers as it is, and back on ours. */
async function consent(platform: string, answer: 'allow' | 'cancel' = 'allow'): Promise<string> {
  const { address } = (await me().post(`/api/v1/connections/${platform}`)).body as { address: string };
  const page = await (await fetch(address)).text();
  const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  const form = new URLSearchParams([...fields.filter(([name]) => name !== 'answer'), ['answer', answer]]);
  const given = await fetch(`${product.config.publicUrl}/sandbox/social/consent`, {
    ...{ method: 'POST', body: form, redirect: 'manual' },
  });
  const back = await fetch(given.headers.get('location')!, { redirect: 'manual', headers: { cookie: maya.cookie } });
  return back.headers.get('location') ?? '';
}

describe.each(['instagram', 'tiktok', 'youtube'])('an account on %s', (platform) => {
  it('is connected, read, and disconnected', async () => {
    expect(await listed(platform)).toMatchObject({ offered: true, state: null, reading: null });
    expect(await consent(platform)).toBe(`/app/influencer/profile-editor?connected=${platform}`);
    expect(await product.app.get(ReadAccounts).execute()).toEqual({ done: 1, faults: [] });
    expect(await listed(platform)).toMatchObject({
      ...{ state: 'active', missing: [] },
      reading: {
        followers: expect.any(Number),
        audience: platform === 'tiktok' ? null : { countries: expect.anything() },
      },
    });
    const [stored] = await product.app.get(Database).rows('select * from connections where platform = $1', [platform]);
    expect(JSON.stringify(stored)).not.toMatch(/IGAA|act\.|ya29/);
    const { status, body } = await me().delete(`/api/v1/connections/${platform}`);
    expect([status, body]).toEqual([200, { endedThere: platform !== 'instagram' }]);
    expect(await listed(platform)).toMatchObject({ state: 'revoked' });
    expect((await me().delete(`/api/v1/connections/${platform}`)).status).toBe(404);
  });

  it('isn’t connected if Maya cancels', async () => {
    expect(await consent(platform, 'cancel')).toBe('/app/influencer/profile-editor?connection=cancelled');
  });

  it('ends when Maya withdraws her permission there', async () => {
    await consent(platform);
    await product.visitor().post(`/sandbox/social/${platform}/withdraw`);
    const { faults } = await product.app.get(ReadAccounts).execute();
    expect(faults).toEqual([`${platform}: connections/refused`]);
    expect(await listed(platform)).toMatchObject({ state: 'revoked' });
  });
});

it('a state that isn’t ours connects nothing', async () => {
  const answer = await fetch(`${product.config.publicUrl}/api/v1/connections/callback?state=made-up&code=x`, {
    ...{ redirect: 'manual', headers: { cookie: maya.cookie } },
  });
  expect(answer.headers.get('location')).toBe('/app/influencer/profile-editor?connection=journey-over');
});
