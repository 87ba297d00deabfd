import { expect } from '@playwright/test';
import fs from 'node:fs';
import { brands } from './guide/brands.ts';
import { influencers } from './guide/influencers.ts';
import { type GuideName, guides, pictures, tasksOf } from './guide/guide.ts';
import { partners } from './guide/partners.ts';
import { atNine, Scene } from './guide/scene.ts';
import { staff } from './guide/staff.ts';
import { takePicture, Walker, type Walks } from './guide/walker.ts';
import { long, origin, test } from './test.ts';

/**
 * The guides in docs/guide: every step can be walked, every bold word exists, and every picture shows the current
 * product.
 */
const walks: Readonly<Record<GuideName, (scene: Scene) => Promise<Walks>>> = { brands, influencers, staff, partners };
const allOfThem = 1_500_000;

test.use({ actionTimeout: 20_000, ownProduct: 'guide: the clock stands still' });

test('README and the front page show a dashboard in use', long, async ({ browser, request }) => {
  const scene = new Scene(browser, origin(), await atNine(request));
  const page = await scene.signedIn('brand@tastemaker.test');
  await page.goto('/app/brand/dashboard');
  await expect(page.getByRole('heading', { name: /^Needs your reply/ })).toBeVisible();
  await takePicture(page, 'docs/images/brand-dashboard.webp');
  await scene.close();
});

const byNight = [
  ['brand@tastemaker.test', '/app/brand/dashboard', 'brand-dashboard', 'Needs your reply'],
  ['influencer@tastemaker.test', '/app/influencer/browse', 'influencers-feed', 'Seven-course hearth menu for two'],
  ['professional@tastemaker.test', '/app/brand/analytics', 'brands-analytics', 'By week'],
] as const;

test('the front page shows the same pages in dark mode', long, async ({ browser, request }) => {
  const scene = new Scene(browser, origin(), await atNine(request));
  for (const [who, address, picture, heading] of byNight) {
    const page = await scene.signedIn(who);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await takePicture(page, `docs/images/${picture}-night.webp`);
  }
  await scene.close();
});

for (const name of guides) {
  test(`the guide for ${name} can be walked from its first step to its last`, long, async ({ browser, request }) => {
    const scene = new Scene(browser, origin(), await atNine(request));
    const known = await walks[name](scene);
    const tasks = tasksOf(name);
    expect(tasks.map(({ title }) => title)).toEqual(Object.keys(known));
    for (const task of tasks)
      await test.step(task.title, async () => {
        const walk = new Walker(task);
        await known[task.title]!(walk);
        walk.ends();
      });
    await scene.close();
  });
}

test('every picture of the guides is there, is named in one of them, and all of them are small', long, () => {
  const named = guides.flatMap(tasksOf).flatMap(({ items }) => items.filter(({ kind }) => kind === 'picture'));
  const kept = fs.readdirSync(pictures);
  expect(kept.toSorted()).toEqual(named.map(({ text }) => text).toSorted());
  const bytes = kept.reduce((sum, file) => sum + fs.statSync(`${pictures}/${file}`).size, 0);
  expect(bytes).toBeLessThan(allOfThem);
});
