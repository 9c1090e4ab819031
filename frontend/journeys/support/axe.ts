import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { waitForAnimations } from './stillness';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that check colors, which are the only difference between themes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The builder's own copy is twice as large, and the builder sends it twice per check. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const NOOP_SOURCE = '"axe is in the page"';

/** Returns the violations that axe finds on the current page, one line for each element. */
export const findViolations = (page: Page): Promise<string[]> => asked(page, (axe) => axe.withTags(RULES));

/** Returns only the color violations. */
export const findColorViolations = (page: Page): Promise<string[]> => asked(page, (axe) => axe.withRules(COLOR_RULES));

async function asked(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // Not by role, because a page behind an open dialog has no accessible heading.
  await page.locator('h1').first().waitFor();
  // A toast that is still fading in has transitional colors.
  await waitForAnimations(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const axe = choose(new AxeBuilder({ page, axeSource: NOOP_SOURCE }).options({ resultTypes: ['violations'] }));
  // Legacy mode evaluates without a second tab, which is needed only for pages with cross-origin frames.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Returns by how many pixels the page is wider than the window. */
export const getHorizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
