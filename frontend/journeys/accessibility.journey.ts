import { arrive, SCREENS } from './screens';
import { objections, overflow, stillness } from './support/axe';
import { expect, test } from './support/test';

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
        expect.soft(await objections(page), colorScheme).toEqual([]);
      }

      if (shape === 'wide') return;
      expect.soft(await overflow(page), 'pixels to the side at 390').toBeLessThanOrEqual(0);
      await page.setViewportSize(NARROWEST);
      expect.soft(await overflow(page), 'pixels to the side at 320').toBeLessThanOrEqual(0);
    });
  }
}
