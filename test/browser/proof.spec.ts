import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { aWindow, signInQuickly } from './people.ts';
import { long, test } from './test.ts';

type Piece = { id: string; type: string; actions: string[] };
type Found = { id: string; outcome: string; deliverables: Piece[] };

/** The demo Collabs of the signed-in person. */
const collabsOf = async ({ request }: Page): Promise<Found[]> =>
  ((await (await request.get('/api/v1/collabs?limit=100')).json()) as { items: Found[] }).items;

const withAction = (collabs: readonly Found[], action: string): string =>
  collabs.find(({ deliverables }) => deliverables.some(({ actions }) => actions.includes(action)))!.id;

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 390]) {
    test(`axe finds nothing in the proof of pieces, ${colorScheme}, ${width} wide`, long, async ({ browser }) => {
      const { page, faults } = await aWindow(browser, { colorScheme, viewport: { width, height: 900 } });
      await signInQuickly(page, 'influencer@tastemaker.test');
      const mine = await collabsOf(page);
      for (const action of ['publish', 'submit']) {
        await page.goto(`/app/collabs/${withAction(mine, action)}`);
        await expect(page.getByLabel('Caption').first()).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
      }
      const done = mine.find(({ outcome }) => outcome === 'completed')!;
      await page.goto(`/app/collabs/${done.id}`);
      await expect(page.getByRole('link', { name: 'Download the dossier (ZIP)' })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
      await page.context().close();
    });
  }

/** A story has another kind of address. */
const isPostToPublish = ({ type, actions }: Piece) => type === 'post' && actions.includes('publish');

test('an unclear caption is fixed with one click before it is published', async ({ browser }) => {
  const { page } = await aWindow(browser);
  await signInQuickly(page, 'influencer@tastemaker.test');
  const mine = await collabsOf(page);
  const { id, deliverables } = mine.find((collab) => collab.deliverables.some(isPostToPublish))!;
  await page.goto(`/app/collabs/${id}`);
  const card = page.getByRole('article', { name: `${deliverables.findIndex(isPostToPublish) + 1}. Post` });
  await card.getByLabel('Caption').fill('gifted dinner by the fire');
  await card.getByLabel('Address of the post').fill('https://www.instagram.com/p/Cabc123/');
  await card.getByRole('button', { name: 'Publish' }).click();
  await expect(card.getByText('This caption doesn’t make it clear that it’s an ad.')).toBeVisible();
  await expect(card.getByLabel('Caption')).toHaveAttribute('aria-invalid', 'true'); // the server has refused it
  await card.getByRole('button', { name: 'Use this text' }).click();
  await expect(card.getByLabel('Caption')).toHaveValue('Ad | gifted dinner by the fire');
  await expect(card.getByText('Clearly labelled as an ad.')).toBeVisible();
  await page.context().close();
});
