import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Look = Readonly<{ rules?: readonly string[]; within?: string }>;

/**
 * axe's findings on the page once it is at rest: `rule: where`. By all rules or the given ones; in the whole page or
 * one part.
 */
export async function axeFaults(page: Page, { rules = [], within }: Look = {}): Promise<string[]> {
  return (await violations(page, { rules, within })).map(asText);
}

/** The same, without what axe calls minor or moderate. */
export async function seriousFaults(page: Page, look: Look = {}): Promise<string[]> {
  const found = await violations(page, look);
  return found.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(asText);
}

/** How many animations on the page will end, but haven't yet: an expression to evaluate in it. */
export const moving = `document.getAnimations()
  .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity).length`;

/**
 * Waits for animations, such as a dialog's fade-in, before measuring; skeletons pulse for ever. Changes just made, such
 * as dark mode, take effect with the next frame.
 */
export const comesToRest = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate<number>(
        `new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() => tell(${moving}))))`,
      ),
    )
    .toBe(0);

/** Replaces axe itself if the document already has it: it is large, and would be read twice each time. */
const alreadyThere = ';';

async function violations(page: Page, { rules = [], within }: Look) {
  await comesToRest(page);
  const axeSource = (await page.evaluate<boolean>("'axe' in window")) ? alreadyThere : undefined;
  // Our pages contain no foreign frames, so axe needs no page of its own to merge its findings.
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules.length > 0) axe.withRules([...rules]);
  if (within) axe.include(within);
  return (await axe.analyze()).violations;
}

type Violation = Awaited<ReturnType<typeof violations>>[number];
const asText = ({ id, nodes }: Violation): string => `${id}: ${nodes.map(({ html }) => html).join(', ')}`;
