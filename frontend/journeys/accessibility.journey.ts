import { arrive, SCREENS } from './screens';
import { objections, overflow, stillness } from './support/axe';
import { expect, test } from './support/test';

/** Goes on after a failure, so that one run tells everything that is wrong with a screen. */
const gently = expect.configure({ soft: true });
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };

for (const screen of SCREENS) {
  for (const [shape, viewport] of Object.entries({ wide: WIDE, narrow: NARROW })) {
    if (screen.only && screen.only !== shape) continue;

    test(`${screen.name}, ${shape}, can be used by everybody`, async ({ page, complaints }) => {
      if (screen.provokes) complaints.provoke(screen.provokes);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await arrive(page, screen);

      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await stillness(page);
        gently(await objections(page), colorScheme).toEqual([]);
      }

      if (shape === 'wide') return;
      await gently.poll(() => overflow(page), 'pixels to the side at 390').toBeLessThanOrEqual(0);
      await page.setViewportSize(NARROWEST);
      await gently.poll(() => overflow(page), 'pixels to the side at 320').toBeLessThanOrEqual(0);
    });
  }
}
