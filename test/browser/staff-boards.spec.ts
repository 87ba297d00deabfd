import { expect, type Locator, type Page } from '@playwright/test';
import { aWindow, signInQuickly, withoutWorker } from './people.ts';
import { long, origin, test } from './test.ts';

/** A brand that no other journey moves. */
async function aBrand({ request }: Page, name: string): Promise<void> {
  const data = {
    name,
    city: 'leeds',
    category: 'restaurants',
    email: `b${Date.now()}@board.test`,
    contactName: 'Bea Board',
  };
  const answer = await request.post('/api/v1/admin/brand-manager', { data, headers: { origin: origin() } });
  expect([answer.status(), await answer.text()]).toEqual([201, expect.any(String)]);
}

/** Drags the card over the column with the mouse, and drops it once the board has noticed. */
async function drag(page: Page, card: Locator, column: Locator): Promise<void> {
  const [from, to] = [(await card.boundingBox())!, (await column.boundingBox())!];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height - 12);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + from.height, { steps: 4 });
  await expect(page.getByText(/ lifted from /)).toBeAttached();
  await page.mouse.move(to.x + to.width / 2, to.y + 100, { steps: 20 });
  await expect(page.getByText(/ is over /)).toBeAttached();
  await page.mouse.up();
  await expect(page.getByText(/ (dropped on|stays in) /)).toBeAttached();
}

test(
  'R360: a card is dragged by the mouse; a move that is refused takes it back, with a sentence',
  long,
  async ({ browser }) => {
    const { page, faults } = await aWindow(browser, withoutWorker);
    await signInQuickly(page, 'staff@tastemaker.test');
    const name = `Dragged ${Date.now()}`;
    await aBrand(page, name);
    await page.goto(`/app/admin/brand-manager?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
    await page.getByRole('button', { name: 'Board by sales stage' }).click();
    const column = (stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}: `) });
    const card = page.getByRole('listitem').filter({ hasText: name });
    await expect(column('Prospective')).toContainText(name);

    await drag(page, card, column('Approved'));
    await expect(column('Approved')).toContainText(name);
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(`${name} moved to Approved`);
    await page.reload();
    await expect(column('Approved')).toContainText(name);

    // A jump needs a reason; without one the card stays where it was.
    await drag(page, card, column('Self Serving'));
    const why = page.getByRole('dialog', { name: `Move ${name} to Self Serving` });
    await expect(why.getByRole('textbox', { name: 'Reason' })).toBeVisible();
    await why.getByRole('button', { name: 'Cancel' }).click();
    await expect(column('Approved')).toContainText(name);
    await expect(column('Self Serving')).not.toContainText(name);

    // The server refuses: the card goes back, and the page says why.
    const says = 'We could not do that just now. Please try again.';
    await page.route('**/api/v1/admin/brand-manager/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 503, json: { status: 503, code: 'request/unavailable', detail: says } })
        : route.fallback(),
    );
    await drag(page, card, column('Notifying'));
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(says);
    await expect(column('Approved')).toContainText(name);
    await expect(column('Notifying')).not.toContainText(name);
    await page.reload();
    await expect(column('Approved')).toContainText(name);
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    expect(faults.filter((fault) => !/status of (400|503)/.test(fault))).toEqual([]);
    await page.context().close();
  },
);
