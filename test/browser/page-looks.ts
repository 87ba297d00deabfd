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

/**
 * By role, one URL for each path that no role before has: the rest, and URLs that differ only by query or fragment, are
 * further states of the same page.
 */
export function onePerPath(addresses: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  const seen = new Set<string>();
  const isNew = (address: string) => seen.size < seen.add(address.split(/[?#]/)[0]!).size;
  return Object.fromEntries(Object.entries(addresses).map(([who, each]) => [who, each.filter(isNew)]));
}

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

/** Marks the page before, so that its disappearance can be detected. */
const before = 'data-before';

/** What the page still lacks, as an expression to evaluate in it. */
const lacking = (heading: string, skeletons: boolean) => `(() => {
  const all = (which) => [...document.querySelectorAll(which)];
  const visible = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden=true]');
  const says = (one) => one.textContent.includes(${JSON.stringify(heading)});
  if (all('[${before}]').length > 0) return 'the end of the page before';
  if (!all('h1, [role=dialog], dialog').some((one) => visible(one) && says(one))) return 'a heading or dialog';
  if (all('[role=progressbar], progress').some(visible)) return 'the end of loading';
  return ${skeletons} && all('.skeleton, .MuiSkeleton-root').length > 0 ? 'what skeletons stand for' : '';
})()`;

/** The page, or the one with this heading, is complete and at rest. */
export const arrived = (page: Page, heading = ''): Promise<void> =>
  comesToRest(page, lacking(heading, !page.url().includes(waitsForEver)));

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

/** The page shows this, and is marked. */
export async function isNowhere(page: Page): Promise<void> {
  await arrived(page, 'There’s nothing at this address');
  await page.evaluate(`document.querySelector('h1').setAttribute('${before}', '')`);
}

/** Continues from there. */
export async function goOn(page: Page, address: string): Promise<void> {
  await goInside(page, address);
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
