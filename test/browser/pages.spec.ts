import { expect, type Page, test } from '@playwright/test';
import { addresses } from './addresses.ts';
import { comesToRest, seriousFaults } from './axe.ts';
import { aWindow, signInQuickly } from './people.ts';

/** Of the portal also the narrowest screens, and text twice as large. */
const narrow = { 'at 320': [320, '100%'], 'with text twice as large': [390, '200%'] } as const;
const widths = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
/** The second scheme has nothing new but its colours. */
const schemes = { light: [], dark: ['color-contrast'] } as const;

type Row = { id: string; stage?: number };
const idsOf = async (page: Page, path: string): Promise<Row[]> =>
  ((await (await page.request.get(path)).json()) as { items: Row[] }).items;

/** What the name of a record in an address stands for: the first of the list that is found there. */
const firstOf = [
  [':offer', '/api/v1/offers'],
  [':influencer', '/api/v1/influencer-browser'],
] as const;

/** The addresses with this person's own records in them: one offer, one influencer, and one Collab a stage. */
async function filled(page: Page, patterns: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const pattern of patterns) {
    if (pattern.includes(':collab')) {
      const oneAStage = new Map((await idsOf(page, '/api/v1/collabs')).map(({ id, stage }) => [stage, id]));
      expect(oneAStage.size).toBe(5);
      found.push(...[...oneAStage.values()].map((id) => pattern.replace(':collab', id)));
    } else {
      const record = firstOf.find(([name]) => pattern.includes(name));
      const [first] = record ? await idsOf(page, record[1]) : [];
      found.push(record ? pattern.replace(record[0], first!.id) : pattern);
    }
  }
  return found;
}

/** It shows a skeleton for as long as the provider says nothing, and of a made-up session it never says anything. */
const waitsForEver = '/app/billing/done';

async function arrived(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  if (!page.url().includes(waitsForEver)) await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  await comesToRest(page);
}

const softly = expect.configure({ soft: true });
const tooWide = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');

async function fitsWhereItIsNarrow(page: Page, address: string): Promise<void> {
  const show = async (width: number, text: string) => {
    await page.setViewportSize({ ...widths.phone, width });
    await page.evaluate<void>(`document.documentElement.style.fontSize = '${text}'`);
  };
  for (const [how, [width, text]] of Object.entries(narrow)) {
    await show(width, text);
    // A text field measures itself anew only after it was laid out.
    await softly.poll(() => tooWide(page), `${address} is too wide ${how}`).toBeLessThanOrEqual(0);
  }
  await show(widths.phone.width, '');
}

// One sign-in a person; each page is loaded once a width, and looked at in light and in dark. Nobody signs in twice at the same time.
for (const [who, patterns] of Object.entries(addresses)) {
  test.describe(who, () => {
    test.describe.configure({ mode: 'default' });
    for (const [name, viewport] of Object.entries(widths)) {
      test(`${who}, ${name}: every page is accessible and fits, light and dark`, async ({ browser }) => {
        test.setTimeout(600_000);
        const { page, faults } = await aWindow(browser, { viewport, reducedMotion: 'reduce' });
        if (who !== 'guest') await signInQuickly(page, who);
        for (const address of await filled(page, patterns)) {
          await page.goto(address);
          await arrived(page);
          expect.soft(await tooWide(page), `${address} is wider than its window`).toBeLessThanOrEqual(0);
          if (name === 'phone' && !address.startsWith('/app/admin/')) await fitsWhereItIsNarrow(page, address);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            expect
              .soft(await seriousFaults(page, { rules: schemes[colorScheme] }), `${address}, ${colorScheme}`)
              .toEqual([]);
          }
        }
        expect(faults).toEqual([]);
        await page.context().close();
      });
    }
  });
}
