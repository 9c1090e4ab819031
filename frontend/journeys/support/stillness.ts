import type { Page } from '@playwright/test';

/** Resolves once nothing on the page moves any more, apart from what moves for ever or, unseen, does not move on. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resume) => requestAnimationFrame(resume));
    const running = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .filter(({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility());
    await document.fonts.ready;
    // A transition begins with the next frame, and one of an inherited color starts those of the elements inside.
    for (let calm = 0; calm < 3;) {
      await frame();
      const moving = running();
      await Promise.allSettled(moving.map(({ finished }) => finished));
      calm = moving.length === 0 ? calm + 1 : 0;
    }
  });
}
