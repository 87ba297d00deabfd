import { expect, type Page } from '@playwright/test';
import { comesToRest } from './axe.ts';

export const widths = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

type Row = { id: string; stage?: number };
const idsOf = async (page: Page, path: string): Promise<Row[]> =>
  ((await (await page.request.get(path)).json()) as { items: Row[] }).items;

/** The record for a parameter in a URL: the first in its list there. */
const firstOf = [
  [':offer', '/api/v1/offers'],
  [':influencer', '/api/v1/influencer-browser'],
] as const;

/** One URL per path: those that differ only by query or fragment are states of the same page. */
export const onePerPath = (addresses: readonly string[]): string[] => {
  const paths = addresses.map((address) => address.split(/[?#]/)[0]);
  return addresses.filter((_, at) => paths.indexOf(paths[at]) === at);
};

/**
 * The URLs with this person's own records in them: one offer, one influencer, and one Collab per stage, or just the one
 * at `stage`.
 */
export async function filled(page: Page, patterns: readonly string[], stage?: number): Promise<string[]> {
  const found: string[] = [];
  for (const pattern of patterns) {
    if (pattern.includes(':collab')) {
      const oneAStage = new Map((await idsOf(page, '/api/v1/collabs')).map((collab) => [collab.stage, collab.id]));
      expect(oneAStage.size).toBe(5);
      const ids = stage === undefined ? [...oneAStage.values()] : [oneAStage.get(stage)!];
      found.push(...ids.map((id) => pattern.replace(':collab', id)));
    } else {
      const record = firstOf.find(([name]) => pattern.includes(name));
      const [first] = record ? await idsOf(page, record[1]) : [];
      found.push(record ? pattern.replace(record[0], first!.id) : pattern);
    }
  }
  return found;
}

/** It shows a skeleton while the provider doesn't respond, which it never does for a made-up session. */
const waitsForEver = '/app/billing/done';

/** The page is complete and at rest. */
export async function arrived(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  if (!page.url().includes(waitsForEver)) await expect(page.locator('.skeleton, .MuiSkeleton-root')).toHaveCount(0);
  await comesToRest(page);
}

type Within = {
  history: { pushState(state: null, unused: string, address: string): void };
  dispatchEvent(event: object): void;
  PopStateEvent: new (kind: string) => object;
};

/** Navigates without reloading the portal, which costs ten times as much as a page itself. */
export const goInside = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const { history, dispatchEvent, PopStateEvent } = globalThis as unknown as Within;
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** An unknown URL. Going through it ensures that nothing of one page is mistaken for the next. */
export const nowhere = '/nowhere';

type Marked = { setAttribute(name: string, value: string): void };

/** The page shows this, and is marked, so that its disappearance can be detected. */
export async function isNowhere(page: Page): Promise<void> {
  const nothing = page.getByRole('heading', { level: 1, name: 'There’s nothing at this address' });
  await expect(nothing).toBeVisible();
  await arrived(page);
  await nothing.evaluate((heading) => (heading as unknown as Marked).setAttribute('data-before', ''));
}

/** Continues from there. */
export async function goOn(page: Page, address: string): Promise<void> {
  await goInside(page, address);
  await expect(page.locator('[data-before]')).toHaveCount(0);
  await arrived(page);
}

/** Placeholders in another colour than secondary text, which axe doesn't measure. */
export const faintPlaceholders = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = 'var(--mui-palette-text-secondary)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    const faint = (field) => getComputedStyle(field, '::placeholder').color !== color;
    return [...document.querySelectorAll('[placeholder]')].filter(faint).map(({ placeholder }) => placeholder);
  })()`);

export const tooWide = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
