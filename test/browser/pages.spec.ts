import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { aWindow, signIn } from './people.ts';

const places: Record<string, readonly string[]> = {
  guest: [
    '/',
    '/join?tier=starter',
    '/schedule-call',
    '/app/login',
    '/app/influencer',
    '/app/password-reset',
    '/nowhere',
  ],
  'brand@tastemaker.test': ['/app', '/app/brand/offers/new', '/app/chats', '/app/support', '/app/brand/analytics'],
  'influencer@tastemaker.test': ['/app/influencer/browse', '/app/influencer/dashboard', '/app/chats', '/app/support'],
  'staff@tastemaker.test': [
    '/app/admin/influencer-manager',
    '/app/admin/brand-manager',
    '/app/admin/brand-manager/create',
    '/app/admin/user-explorer',
    '/app/admin/collab-explorer',
  ],
};

/** The pages of the person's own Collabs, one a stage. */
async function ticketsOf(page: Page): Promise<string[]> {
  const { items } = (await (await page.request.get('/api/v1/collabs')).json()) as {
    items: { id: string; stage: number }[];
  };
  const oneAStage = new Map(items.map(({ id, stage }) => [stage, id]));
  expect(oneAStage.size).toBe(5);
  return [...oneAStage.values()].map((id) => `/app/collabs/${id}`);
}

const looks = [
  { name: 'on a desk, light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'on a phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

for (const [who, addresses] of Object.entries(places)) {
  for (const { name, ...look } of looks) {
    test(`${who}, ${name}: every page is accessible and fits`, async ({ browser }) => {
      const { page, faults } = await aWindow(browser, look);
      if (who !== 'guest') await signIn(page, who);
      const tickets = /^(brand|influencer)@/.test(who) ? await ticketsOf(page) : [];
      for (const address of [...addresses, ...tickets]) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => `${address} ${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`);
        expect.soft(found).toEqual([]);
        const tooWide = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
        expect.soft(tooWide, `${address} is wider than its window`).toBeLessThanOrEqual(0);
      }
      expect(faults).toEqual([]);
      await page.context().close();
    });
  }
}
