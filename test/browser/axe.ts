import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Look = Readonly<{ rules?: readonly string[]; within?: string }>;

/** What axe finds on the page once it is at rest: `rule: where`. By all rules or by these; in all of it or in one part. */
export async function axeFaults(page: Page, { rules = [], within }: Look = {}): Promise<string[]> {
  return (await violations(page, { rules, within })).map(asText);
}

/** The same, without what axe calls minor or moderate. */
export async function seriousFaults(page: Page, look: Look = {}): Promise<string[]> {
  const found = await violations(page, look);
  return found.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(asText);
}

const moving = `document.getAnimations()
  .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity).length`;

/**
 * What moves or changes its colour, as a dialog that fades in, is measured when it has stopped; skeletons breathe for ever. What
 * has just been asked for, such as dark colours, begins with the next frame.
 */
export const comesToRest = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate<number>(
        `new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() => tell(${moving}))))`,
      ),
    )
    .toBe(0);

/** Instead of axe itself, where the document has it already from an earlier look: it is large, and read twice a look. */
const alreadyThere = ';';

async function violations(page: Page, { rules = [], within }: Look) {
  await comesToRest(page);
  const axeSource = (await page.evaluate<boolean>("'axe' in window")) ? alreadyThere : undefined;
  // Nothing foreign is framed on our pages, so that axe needs no page of its own to join its findings.
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules.length > 0) axe.withRules([...rules]);
  if (within) axe.include(within);
  return (await axe.analyze()).violations;
}

type Violation = Awaited<ReturnType<typeof violations>>[number];
const asText = ({ id, nodes }: Violation): string => `${id}: ${nodes.map(({ html }) => html).join(', ')}`;
