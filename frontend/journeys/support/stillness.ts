import type { Page } from '@playwright/test';

/** Resolves once nothing on the page moves any more, apart from what moves for ever. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
