import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { filesInZip, verifiedOffline } from '../support/zip.ts';
import { aWindow, moveClock, signInQuickly, type Watched } from './people.ts';
import { long, origin, test } from './test.ts';

test.use({ ownProduct: 'connections: an account is connected, a post is published, and the clock goes on' });

let creator: Watched;
let brand: Watched;
let publishedFor: Watched;
test.beforeAll(async ({ browser }) => {
  [creator, brand, publishedFor] = [await aWindow(browser), await aWindow(browser), await aWindow(browser)];
});
test.afterAll(() => Promise.all([creator, brand, publishedFor].map(({ page }) => page.context().close())));

const post = async (request: APIRequestContext, path: string, data: object = {}) => {
  const answer = await request.post(path, { data, headers: { origin: origin() } });
  expect([path, answer.ok()]).toEqual([path, true]);
};
const caption = 'Ad | gifted dinner by the fire';

type Found = { id: string; brand: { name: string } };

/** The creator's demo Collab with a post that can be published. */
async function publishable({ request }: Page): Promise<string> {
  const { items } = (await (await request.get('/api/v1/collabs?limit=100')).json()) as { items: Found[] };
  return items.find(({ brand: { name } }) => name === 'Copper Finch Coffee')!.id;
}

/** The titles in the bell. */
async function bell({ request }: Page): Promise<string[]> {
  const { items } = (await (await request.get('/api/v1/notifications')).json()) as { items: { title: string }[] };
  return items.map(({ title }) => title);
}

test(
  'a creator connects Instagram: verified numbers on the profile and in the filter, and a post that loses its label notifies both and is in the dossier',
  long,
  async () => {
    const { page } = creator;
    await signInQuickly(page, 'influencer@tastemaker.test');
    await signInQuickly(brand.page, 'brand@tastemaker.test');
    await signInQuickly(publishedFor.page, 'locked@tastemaker.test');
    await page.goto('/app/influencer/profile-editor?section=socials');
    const instagram = page.getByRole('region', { name: 'Instagram' });
    await instagram.getByRole('button', { name: 'Connect Instagram' }).click();
    await expect(page.getByRole('heading', { name: 'Allow Tastemaker to read @maya.eats?' })).toBeVisible();
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByText('Instagram is connected.')).toBeVisible();
    await moveClock(page, 'PT1M');
    await expect(async () => {
      await page.reload();
      await expect(instagram.getByText(/Last read on/)).toBeVisible();
      await expect(instagram.getByText(/^@maya\.eats · 12,480 followers · Verified, as of/)).toBeVisible();
    }).toPass();

    const found = brand.page.getByRole('article').filter({ hasText: '12.5K · Micro · Verified' });
    await expect(async () => {
      await brand.page.goto('/app/brand/influencer-browser?city=london');
      await brand.page.getByRole('button', { name: /^Verified only/ }).click();
      await expect(found).toHaveCount(1);
    }).toPass();
    await found.getByRole('link').first().click();
    const sheet = brand.page.getByRole('dialog');
    await expect(sheet.getByRole('region', { name: 'Numbers', exact: true })).toContainText('Verified, as of');
    await expect(sheet.getByRole('region', { name: 'Audience' })).toContainText('Verified by Instagram');

    await post(page.request, '/sandbox/platforms/posts', { id: 'Cabc123', caption, visibility: 'public' });
    const collabId = await publishable(page);
    await page.goto(`/app/collabs/${collabId}`);
    for (const [piece, address] of [
      [/^1\. Post/, 'p/Cabc123/'],
      [/^2\. Story/, 'stories/maya.eats/3141592653/'],
    ] as const) {
      const card = page.getByRole('article', { name: piece });
      await card.getByLabel('Caption').fill(caption);
      await card.getByLabel('Address of the post').fill(`https://www.instagram.com/${address}`);
      await card.getByRole('button', { name: 'Publish' }).click();
      await expect(card.getByRole('button', { name: 'Publish' })).toHaveCount(0);
    }

    await moveClock(page, 'P3D');
    await post(page.request, '/sandbox/platforms/posts', { id: 'Cabc123', caption: 'Dinner by the fire' });
    await moveClock(page, 'P4DT1H');
    for (const person of [creator, publishedFor])
      await expect.poll(() => bell(person.page)).toContainEqual(expect.stringMatching(/no longer says it’s an ad/));
    for (const person of [creator, publishedFor]) {
      const dossier = await (await person.page.request.get(`/api/v1/collabs/${collabId}/dossier`)).body();
      expect(verifiedOffline(dossier)).toMatch(/^OK: /);
      const recorded = [...filesInZip(dossier)].map(([, content]) => content.toString()).join('\n');
      expect(recorded).toContain('deliverable.label-lost');
    }
    expect([creator.faults, brand.faults]).toEqual([[], []]);
  },
);
