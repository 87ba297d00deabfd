import { expect, type Page } from '@playwright/test';
import { isDoorPage } from '../../server/contract/rules/portal-paths.ts';
import { addresses } from './addresses.ts';
import { seriousFaults } from './axe.ts';
import {
  arrived,
  faintPlaceholders,
  filled,
  goInside,
  goOn,
  isNowhere,
  nowhere,
  onePerPath,
  tooWide,
  widths,
} from './page-looks.ts';
import { aWindow, signInQuickly } from './people.ts';
import { long, test } from './test.ts';

/** For the portal also the narrowest screens, and text twice as large. */
const narrow = { 'at 320': [320, '100%'], 'with text twice as large': [390, '200%'] } as const;
const schemes = ['light', 'dark'] as const;
/** URLs take turns with them, so that each run covers both widths and both themes. */
const looks = [
  ['desk', 'light'],
  ['phone', 'dark'],
  ['phone', 'light'],
  ['desk', 'dark'],
] as const;

const softly = expect.configure({ soft: true });

async function looksWell(page: Page, address: string, how: string): Promise<void> {
  expect.soft(await tooWide(page), `${address}, ${how}, is wider than its window`).toBeLessThanOrEqual(0);
  expect.soft(await seriousFaults(page), `${address}, ${how}`).toEqual([]);
  expect.soft(await faintPlaceholders(page), `${address}, ${how}, has placeholders that are hard to read`).toEqual([]);
}

/** The page at the door isn’t one of the portal’s. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await arrived(page);
}

async function fitsWhereItIsNarrow(page: Page, address: string): Promise<void> {
  const show = async (width: number, text: string) => {
    await page.setViewportSize({ ...widths.phone, width });
    await page.evaluate<void>(`document.documentElement.style.fontSize = '${text}'`);
  };
  for (const [how, [width, text]] of Object.entries(narrow)) {
    await show(width, text);
    // A text field only measures itself again after layout.
    await softly.poll(() => tooWide(page), `${address} is too wide ${how}`).toBeLessThanOrEqual(0);
  }
  await show(widths.phone.width, '');
}

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

for (const [who, patterns] of Object.entries(onePerPath(addresses))) {
  if (patterns.length === 0) continue;
  test(`${who}: each page is accessible and fits`, async ({ browser }) => {
    const { page, faults } = await aWindow(browser);
    if (who !== 'guest') await signInQuickly(page, who);
    const all = await filled(page, patterns, 3);
    await page.goto(nowhere);
    for (const [at, address] of all.entries()) {
      const [width, colorScheme] = looks[at % looks.length]!;
      if (at > 0) await (isDoorPage(all[at - 1]!) ? page.goto(nowhere) : goInside(page, nowhere));
      await isNowhere(page);
      await page.setViewportSize(widths[width]);
      await page.emulateMedia({ colorScheme });
      if (address !== nowhere) await (isDoorPage(address) ? goTo(page, address) : goOn(page, address));
      await looksWell(page, address, `${width}, ${colorScheme}`);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
}

for (const [who, patterns] of Object.entries(addresses))
  for (const [name, viewport] of Object.entries(widths)) {
    const title = `${who}, ${name}: every state of every page is accessible and fits, light and dark`;
    test(title, long, async ({ browser }) => {
      const { page, faults } = await aWindow(browser, { viewport });
      if (who !== 'guest') await signInQuickly(page, who);
      for (const address of await filled(page, patterns)) {
        await goTo(page, address);
        if (name === 'phone' && !address.startsWith('/app/admin/')) await fitsWhereItIsNarrow(page, address);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await looksWell(page, address, colorScheme);
        }
      }
      expect(faults).toEqual([]);
      await page.context().close();
    });
  }
