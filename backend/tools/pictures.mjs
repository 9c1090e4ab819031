// Takes the pictures of docs/pictures/ from the built product with the starter catalogue.
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from './lib/failure.mjs';
import { inProject } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { openTerminal, runMain } from './lib/terminal.mjs';
import { findChromium, HOW_TO_INSTALL } from './testing/chromium.mjs';
import { withThrowawayServer } from './testing/throwaway-server.mjs';

/** Name of the picture, path of the page, and what has to be on it before it is taken. */
const PAGES = [
  ['landing', '/?q=state', 'article'],
  ['college', '/college/1', 'h1'],
];
const WIDTHS = { '': { width: 1280, height: 900 }, '-phone': { width: 390, height: 844 } };
const folder = inProject('docs/pictures');
const terminal = openTerminal();

await runMain(async () => {
  const executablePath = await findChromium();
  if (!executablePath) throw new Failure(HOW_TO_INSTALL);
  await prepare(terminal);
  const { chromium } = await import('@playwright/test');
  await withThrowawayServer(({ origin }) => takeAll(chromium, executablePath, origin));
});

async function takeAll(chromium, executablePath, origin) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  fs.mkdirSync(folder, { recursive: true });
  for (const colorScheme of ['light', 'dark']) {
    for (const [suffix, viewport] of Object.entries(WIDTHS)) {
      const context = await browser.newContext({
        baseURL: origin,
        colorScheme,
        viewport,
        reducedMotion: 'reduce',
      });
      for (const [name, page, landmark] of PAGES) {
        const tab = await context.newPage();
        await tab.goto(page);
        await tab.locator(landmark).first().waitFor();
        await tab.waitForLoadState('networkidle');
        const file = path.join(folder, `${name}-${colorScheme}${suffix}.png`);
        await tab.screenshot({ path: file });
        terminal.step('Picture', path.relative(inProject(), file));
        await tab.close();
      }
      await context.close();
    }
  }
  await browser.close();
}
