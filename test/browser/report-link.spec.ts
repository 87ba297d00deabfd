import { expect } from '@playwright/test';
import { aWindow, signInQuickly } from './people.ts';
import { long, test } from './test.ts';

test(
  'R434: a visitor without an account reads a shared report, until the brand stops sharing it',
  long,
  async ({ browser }) => {
    const { page: brand, faults } = await aWindow(browser);
    await signInQuickly(brand, 'professional@tastemaker.test');
    await brand.goto('/app/brand/analytics');
    await brand.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = brand.getByRole('dialog', { name: 'Share a live report' });
    const title = `Spring ${Date.now()}`;
    await dialog.getByRole('textbox', { name: 'Name of the report' }).fill(title);
    await dialog.getByRole('button', { name: 'Create the link' }).click();
    const address = await dialog.getByText(/\/reports\//).innerText();
    const path = new URL(address).pathname;

    const { page: visitor } = await aWindow(browser);
    await visitor.goto(path);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const figures = visitor.getByRole('list', { name: 'Figures of the period' });
    await expect(figures.getByText('Reach', { exact: true })).toBeVisible();
    await expect(visitor.getByText('Cost per piece')).toHaveCount(0);

    const chart = visitor.getByRole('img', { name: /^Reach by/ }).first();
    await expect(chart.locator('svg').first()).toBeVisible();
    await expect(chart.locator('[tabindex="0"]')).toHaveCount(0); // a picture isn't a tab stop

    await visitor.setViewportSize({ width: 390, height: 844 });
    await visitor.addStyleTag({ content: 'html { font-size: 200% }' });
    const broken = `[...document.querySelectorAll('[aria-label="Figures of the period"] .tnum')]
    .filter((number) => number.offsetHeight > 1.5 * parseFloat(getComputedStyle(number).lineHeight))
    .map((number) => number.innerText)`;
    expect(await visitor.evaluate(broken)).toEqual([]);

    await dialog.getByRole('button', { name: `Stop sharing ${title}` }).click();
    // announced although the dialog is still open
    await expect(dialog).toBeVisible();
    await expect(brand.getByRole('status').filter({ hasText: 'Its link no longer works.' })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1, name: 'This report is no longer shared' })).toBeVisible();
    expect(faults).toEqual([]);
    await Promise.all([brand.context().close(), visitor.context().close()]);
  },
);
