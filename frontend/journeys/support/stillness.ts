import type { Page } from '@playwright/test';

/** Resolves once nothing on the page moves any more, apart from what moves for ever or, unseen, does not move on. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .filter(({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility());
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
