import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { stillness } from './stillness';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those of them that look at colours, which is all that differs from one theme to the other. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** The builder's own copy has twice the size, and the builder sends it twice for each look. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const NOTHING_TO_ADD = '"axe is in the page"';

/** What axe objects to on the page as it stands, one line for each place. */
export const objections = (page: Page): Promise<string[]> => asked(page, (axe) => axe.withTags(RULES));

/** The same of its colours alone. */
export const objectionsToColours = (page: Page): Promise<string[]> =>
  asked(page, (axe) => axe.withRules(RULES_OF_COLOUR));

async function asked(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // A toast that is still fading in has colors of its own.
  await stillness(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const axe = choose(new AxeBuilder({ page, axeSource: NOTHING_TO_ADD }).options({ resultTypes: ['violations'] }));
  // Legacy means without a second tab for the evaluation, which only pages with foreign frames need.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** How many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
