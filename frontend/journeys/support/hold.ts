import type { Page } from '@playwright/test';

/** Holds back every request to an address until it is released, so that a pending state can be tested. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let releaseRequests: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (releaseRequests = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return releaseRequests;
}
