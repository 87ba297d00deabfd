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

const moving = `document.getAnimations()
  .some((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity)`;

/**
 * Waits for animations, such as a dialog's fade-in, before measuring; skeletons pulse for ever. Also for what the page
 * still lacks: an expression that is '' once it lacks nothing.
 *
 * Asked in the page, since from outside pauses between questions grow to a second; after everything else that the page
 * has to do, since React draws long lists in steps; and until nothing has come up in three frames, since changes just
 * made, such as dark mode, take effect with the next.
 */
export async function comesToRest(page: Page, lacking = `''`): Promise<void> {
  const lacks = await page.evaluate<string>(`new Promise((tell) => {
    const givesUpAt = performance.now() + 30_000;
    let calm = 0;
    const look = () => {
      const lacks = ${lacking} || (${moving} ? 'the end of a movement' : '');
      calm = lacks ? 0 : calm + 1;
      if (calm === 3 || performance.now() > givesUpAt) tell(lacks);
      else requestAnimationFrame(() => scheduler.postTask(look, { priority: 'background' }));
    };
    look();
  })`);
  expect(lacks, `${page.url()} still lacks this`).toBe('');
}

/** Replaces axe itself if the document already has it: it is large, and would be read twice each time. */
const alreadyThere = ';';

async function violations(page: Page, { rules = [], within }: Look) {
  await comesToRest(page);
  const axeSource = (await page.evaluate<boolean>("'axe' in window")) ? alreadyThere : undefined;
  // Our pages contain no foreign frames, so axe needs no page of its own to merge its findings.
  // Preloading reads all styles and media again, for a rule about sound that plays unasked: nothing here does.
  const axe = new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  if (rules.length > 0) axe.withRules([...rules]);
  if (within) axe.include(within);
  return (await axe.analyze()).violations;
}

type Violation = Awaited<ReturnType<typeof violations>>[number];
const asText = ({ id, nodes }: Violation): string => `${id}: ${nodes.map(({ html }) => html).join(', ')}`;
