/** Finds the browser for the journeys: one that is already installed on the machine. */
import fs from 'node:fs';

const USUAL_PLACES = [
  // The same browser without windows: it renders the same pages with two thirds of the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const HOW_TO_INSTALL =
  'Install Chromium (Debian: apt-get install chromium-headless-shell, or chromium; else: npx playwright install chromium), ' +
  'or name one with CHROMIUM=/path/to/chromium.';

/** @returns {Promise<string | null>} path of a Chromium or Chrome */
export async function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) return fs.existsSync(named) ? named : null;
  return USUAL_PLACES.find((place) => fs.existsSync(place)) ?? (await findPlaywrightDownload());
}

async function findPlaywrightDownload() {
  const { chromium } = await import('@playwright/test');
  const place = chromium.executablePath();
  return fs.existsSync(place) ? place : null;
}
