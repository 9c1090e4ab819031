import { ACCOUNT_SCREENS } from './account-accessibility-screens';
import { ALUMNI_SCREENS } from './alumni-accessibility-screens';
import { DIRECTORY_SCREENS } from './directory-accessibility-screens';
import { EMBED_SCREENS } from './embed-accessibility-screens';
import { FORUM_SCREENS } from './forum-accessibility-screens';
import { HUB_SCREENS } from './hub-accessibility-screens';
import { MEETINGS_SCREENS } from './meetings-accessibility-screens';
import { MENTORING_SCREENS } from './mentoring-accessibility-screens';
import { MESSAGING_SCREENS } from './messaging-accessibility-screens';
import { MODERATION_SCREENS } from './moderation-accessibility-screens';
import { QUESTIONS_SCREENS } from './questions-accessibility-screens';
import { arrive, SCREENS, type Screen } from './accessibility-screens';
import { findViolations, findColorViolations, getHorizontalOverflow } from './support/axe';
import { expect, test } from './support/test';
import { isThorough } from './support/thoroughness';

/** Continues after a failure, so that one run reports everything that is wrong with a screen. */
const softExpect = expect.configure({ soft: true });

const WIDE_SIZE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };
/** The widths at which a screen has to fit, from phones to laptops: all, or those around the breakpoints. */
const WIDTHS = isThorough
  ? Array.from({ length: (1440 - 320) / 16 + 1 }, (_, step) => 320 + 16 * step)
  : [320, 390, 624, 640, 752, 768, 1008, 1024, 1088, 1264, 1280, 1440];
const THEMES = ['light', 'dark'] as const;

const ALL = [
  ...SCREENS,
  ...ACCOUNT_SCREENS,
  ...ALUMNI_SCREENS,
  ...DIRECTORY_SCREENS,
  ...EMBED_SCREENS,
  ...FORUM_SCREENS,
  ...HUB_SCREENS,
  ...MEETINGS_SCREENS,
  ...MENTORING_SCREENS,
  ...MESSAGING_SCREENS,
  ...MODERATION_SCREENS,
  ...QUESTIONS_SCREENS,
];

/** Returns the sizes at which axe checks a screen. At other sizes it only has to fit. */
function sizesOf({ narrowOnly }: Screen) {
  if (narrowOnly) return [NARROW];
  return isThorough ? [WIDE_SIZE, NARROW] : [WIDE_SIZE];
}

for (const screen of ALL) {
  test(`${screen.name} is accessible`, async ({ page, complaints }) => {
    if (screen.provokes) complaints.expectErrors(screen.provokes);
    const sizes = sizesOf(screen);
    await page.setViewportSize(sizes[0] ?? WIDE_SIZE);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await arrive(page, screen);

    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        // A theme changes only colors.
        const look = colorScheme === 'light' || isThorough ? findViolations : findColorViolations;
        softExpect(await look(page), `${colorScheme}, ${size.width} wide`).toEqual([]);
      }
    }
    for (const width of screen.narrowOnly ? WIDTHS.filter((one) => one <= NARROW.width) : WIDTHS) {
      await page.setViewportSize({ width, height: NARROW.height });
      // The layout may still be settling: only what stays too wide counts.
      if ((await getHorizontalOverflow(page)) <= 0) continue;
      await softExpect.poll(() => getHorizontalOverflow(page), `pixels to the side at ${width}`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(NARROW);
    await softExpect(screen.shows?.(page) ?? page.getByRole('heading', { level: 1 }), 'still on show').toBeVisible();
  });
}
