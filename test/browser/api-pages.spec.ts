import { expect } from '@playwright/test';
import { test } from './test.ts';

test('the pages of the API open closed, find an operation by a word of it, and fill in nothing', async ({ page }) => {
  await page.goto('/api/docs');
  const groups = page.locator('.opblock-tag');
  await expect(groups.filter({ hasText: 'Offers' })).toBeVisible();
  expect(await groups.count()).toBeGreaterThan(20);
  await expect(page.locator('.opblock')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'All conventions' })).toHaveAttribute('href', '/docs/api.md');

  const filter = page.getByPlaceholder('Filter by tag');
  await filter.fill('api/v1/offers/{id}/requests');
  await expect(groups).toHaveCount(1);
  await filter.fill('List offers');
  await expect(groups.filter({ hasText: 'Offers' })).toBeVisible();
  await expect(groups).toHaveCount(1);
  await groups.click();
  await page.locator('.opblock-summary').click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await expect(page.locator('tr[data-param-name="fields"] input')).toHaveValue('');
});
