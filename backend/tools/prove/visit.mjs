/** Opens each screen as each role. */
import { ACTS } from './acts.mjs';
import { findIds, ROLES } from './roles.mjs';
import { SCREENS } from './screens.mjs';
import { observePage } from './watch.mjs';

const LOAD_MS = 30_000;
const CONTENT_MS = 8_000;
/** For requests that start after the content is shown. */
const SETTLE_MS = 300;

/**
 * @param {object} options
 * @param {Awaited<ReturnType<typeof import('./watch.mjs').startWatchedBrowser>>} options.watched
 * @param {import('playwright-core').APIRequest} options.request
 * @param {string} options.origin
 * @param {(username: string) => Promise<void>} options.makeOperator
 * @param {{ roles?: string[], screens?: string[] }} [options.only] parts of names; all if empty
 * @param {(text: string) => void} options.onProgress
 * @returns {Promise<{ visits: number, failures: string[] }>}
 */
export async function visitAll({ watched, request, origin, observations, makeOperator, only = {}, onProgress }) {
  const result = { visits: 0, failures: [] };
  const own = new URL(origin).host;
  const isChosen = (names, text) => !names?.length || names.some((name) => text.includes(name));
  for (const role of ROLES.filter(({ name }) => isChosen(only.roles, name))) {
    const api = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
    await role.signIn?.(api, makeOperator);
    const ids = await findIds(api);
    const context = await watched.openContext();
    await context.addCookies((await api.storageState()).cookies);
    const page = await context.newPage();
    const visit = async (name, act) => {
      observations.setScreen(`${role.name}: ${name}`);
      onProgress(`${role.name} ${name}`);
      result.visits += 1;
      await act(page).catch((error) => result.failures.push(`${role.name}: ${name}: ${error.message.split('\n')[0]}`));
      await observePage(page, own, observations);
    };
    for (const screen of SCREENS.filter((one) => isChosen(only.screens, one))) {
      const path = screen.replaceAll(/\{(\w+)\}/g, (_, name) => ids[name]);
      await visit(screen, () => open(page, path));
    }
    if (!only.screens?.length) for (const [name, act] of ACTS[role.name] ?? []) await visit(name, act);
    // What a page sends when it is closed belongs to the run, too.
    await page.goto('about:blank').catch(() => undefined);
    await page.waitForTimeout(SETTLE_MS);
    await context.close();
    await api.dispose();
  }
  return result;
}

async function open(page, path) {
  await page.goto(path, { timeout: LOAD_MS });
  await page.locator('h1, #swagger-ui, body > *').first().waitFor({ state: 'attached', timeout: LOAD_MS });
  await page
    .locator('.skeleton')
    .first()
    .waitFor({ state: 'detached', timeout: CONTENT_MS })
    .catch(() => undefined);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(SETTLE_MS);
}
