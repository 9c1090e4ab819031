import { ACCOUNT_SCREENS } from './account-screens';
import { ALUMNI_SCREENS } from './alumni-screens';
import { MEETINGS_SCREENS } from './meetings-screens';
import { MENTORING_SCREENS } from './mentoring-screens';
import { MESSAGING_SCREENS } from './messaging-screens';
import { MODERATION_SCREENS } from './moderation-screens';
import { arrive, SCREENS } from './screens';
import { objections, objectionsToColours, overflow } from './support/axe';
import { expect, test } from './support/test';

/** Goes on after a failure, so that one run tells everything that is wrong with a screen. */
const gently = expect.configure({ soft: true });

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };

/** A theme changes colours and nothing else; everything else is looked at once for each size. */
const LOOKS = [
  ['light', objections],
  ['dark', objectionsToColours],
] as const;

const ALL = [
  ...SCREENS,
  ...ACCOUNT_SCREENS,
  ...ALUMNI_SCREENS,
  ...MEETINGS_SCREENS,
  ...MENTORING_SCREENS,
  ...MESSAGING_SCREENS,
  ...MODERATION_SCREENS,
];

for (const screen of ALL) {
  test(`${screen.name} can be used by everybody`, async ({ page, complaints }) => {
    if (screen.provokes) complaints.provoke(screen.provokes);
    const sizes = screen.narrowOnly ? [NARROW] : [WIDE, NARROW];
    await page.setViewportSize(sizes[0] ?? WIDE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arrive(page, screen);

    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const [colorScheme, look] of LOOKS) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        gently(await look(page), `${colorScheme}, ${size.width} wide`).toEqual([]);
      }
    }
    await expectToFit('at 390');
    await page.setViewportSize(NARROWEST);
    await expectToFit('at 320');
    await gently(screen.shows?.(page) ?? page.getByRole('heading', { level: 1 }), 'still on show').toBeVisible();

    function expectToFit(where: string) {
      return gently.poll(() => overflow(page), `pixels to the side ${where}`).toBeLessThanOrEqual(0);
    }
  });
}
