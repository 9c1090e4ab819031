import type { Page } from '@playwright/test';

/** Resolves once no animation runs on the page, except endless and invisible ones. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resume) => requestAnimationFrame(resume));
    const running = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .filter(({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility());
    await document.fonts.ready;
    // A transition starts with the next frame, and a transition of an inherited color starts those of child elements.
    for (let idleFrames = 0; idleFrames < 3;) {
      await frame();
      const moving = running();
      await Promise.allSettled(moving.map(({ finished }) => finished));
      idleFrames = moving.length === 0 ? idleFrames + 1 : 0;
    }
  });
}
