import { expect } from '@playwright/test';
import { aWindow, signInQuickly } from './people.ts';
import { long, test } from './test.ts';

/** The maximum cumulative layout shift while a page loads: https://web.dev/articles/cls */
const atMost = 0.05;
const addUp = `
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.moved += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

const pages = [
  ['guest', '/schedule-call', 'Book the call'],
  ['premium@tastemaker.test', '/app/brand/influencer-browser', 'Load more'],
  ['staff@tastemaker.test', '/app/admin/influencer-manager', 'Views'],
  ['staff@tastemaker.test', '/app/admin/brand-manager', 'Views'],
  ['staff@tastemaker.test', '/app/admin/work', /^Failed$/],
] as const;

for (const [who, address, last] of pages)
  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const)
      test(
        `${address} does not jump while it comes, at ${width}, motion: ${reducedMotion}`,
        long,
        async ({ browser }) => {
          const { page } = await aWindow(browser, { reducedMotion, viewport: { width, height } });
          if (who !== 'guest') await signInQuickly(page, who);
          await page.addInitScript({ content: addUp });
          await page.goto(address);
          const name = { name: last };
          await expect(page.getByRole('button', name).or(page.getByRole('heading', name))).toBeVisible();
          await expect(page.locator('.skeleton, .MuiSkeleton-root')).toHaveCount(0);
          await page.waitForLoadState('networkidle');
          expect(await page.evaluate<number>('window.moved')).toBeLessThan(atMost);
          await page.context().close();
        },
      );
