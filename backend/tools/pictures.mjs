/**
 * `npm run pictures`: takes the pictures of docs/pictures/ from the built product; `npm run pictures -- messages` takes
 * only some of them. Uses the starter catalog, or the official file that COLLEGES_SOURCE names.
 */
import fs from 'node:fs';
import path from 'node:path';
import { DEMO_PASSWORD } from './lib/demo-tour.mjs';
import { Failure } from './lib/failure.mjs';
import { inProject } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { openTerminal, runMain } from './lib/terminal.mjs';
import { findChromium, HOW_TO_INSTALL } from './testing/chromium.mjs';
import { withThrowawayServer } from './testing/throwaway-server.mjs';

/**
 * Name of the picture, path of the page, and selector of the element that must be visible before the picture is taken.
 */
const FOR_VISITORS = [
  ['landing', '/?q=state', 'article'],
  ['college', '/college/1', 'h1'],
  ['ask', '/auth?tab=register&ask={alum}', 'form'],
  ['faq', '/faq', 'details'],
];
const FOR_A_STUDENT = [
  ['dashboard', '/', 'main h3'],
  ['onboarding', '/welcome', 'main form'],
  ['recommendations', '/recommendations', 'main [role="meter"]'],
  ['my-people', '/my-people', 'main h3'],
  ['meetings', '/events', 'main article, main li h3'],
  ['meeting-new', '/events?new=1', '[role="dialog"] form'],
  ['messages', '/messages?with={partner}', '[role="log"] [data-index]'],
  ['notifications', '/notifications', 'main h1'],
  ['forum', '/forum', 'main article'],
  ['forum-new', '/forum?new=1', '[role="dialog"] form'],
  ['discussion', '/forum/{discussion}', 'main article'],
  ['find-alumni', '/find-alumni?major=Computer+Science', 'main article, main li h3, main li h2'],
  ['directory', '/colleges?states=CA&states=WA&sort=enrollment&order=desc', 'article, li h3, li h2'],
  ['directory-map', '/colleges?view=map', 'canvas'],
  ['comparison', '/colleges?compare=1,2,3,20', 'table'],
  ['hub', '/college?id=1', '[role="tabpanel"] h2'],
  ['reviews', '/reviews', 'article'],
  ['settings-activity', '/profile-settings?tab=privacy', '[role="switch"]'],
];
const FOR_AN_ALUMNA = [
  ['dashboard-alumna', '/', 'main h3'],
  ['connect-students', '/connect-students', 'main h3'],
  ['settings-profile', '/profile-settings?tab=profile', 'form'],
  ['settings-privacy', '/profile-settings?tab=privacy', '[role="switch"]'],
  ['settings-role', '/profile-settings?tab=role', 'main h2'],
  ['settings-details', '/profile-settings?tab=details', 'form'],
  ['settings-security', '/profile-settings?tab=security', 'form'],
  ['settings-notifications', '/profile-settings?tab=notifications', '[role="switch"]'],
  ['your-data', '/data-export', 'main h2'],
];
const FOR_AN_ADMINISTRATOR = [
  ['college-dashboard', '/college-admin-dashboard', 'main h2'],
  ['college-analytics', '/college-admin-dashboard?tab=analytics', 'main section h2, main h2'],
  ['college-profile', '/college-admin-dashboard?tab=profile', 'form'],
  ['college-administrators', '/college-admin-dashboard?tab=profile&part=administrators', 'main li h3, main li'],
  ['college-events', '/college-admin-dashboard?tab=profile&part=events', 'main h2'],
  ['college-reviews', '/college-admin-dashboard?tab=profile&part=reviews', 'main article, main h2'],
  ['college-alumni', '/college-admin-dashboard?tab=alumni', 'table, main dl'],
  ['college-resources', '/college-admin-dashboard?tab=resources', 'main li h2'],
  ['college-guide', '/college-admin-dashboard?tab=resources&part=admin-guide', 'main h3'],
  ['college-settings', '/college-admin-dashboard?tab=settings', 'form'],
];
/** The case is the only one in a new database. */
const FOR_AN_OPERATOR = [['moderation', '/moderation?case=1', 'section[aria-label="Case"] h2']];
/** The viewers, by the names of demo accounts; null is a visitor. */
const ROUNDS = [
  [null, FOR_VISITORS],
  ['demo.student', FOR_A_STUDENT],
  ['demo.alumni', FOR_AN_ALUMNA],
  ['demo.admin', FOR_AN_ADMINISTRATOR],
  ['demo.admin', FOR_AN_OPERATOR],
];
/** The alumni that the administrator imports. */
const GRADUATES = [
  ['Amara', 'Okafor', 2018, 'Biology'],
  ['Jonas', 'Lind', 2012, 'History'],
  ['Mei', 'Tanaka', 2021, 'Computer Science'],
  ['Elena', 'Petrova', 2016, 'Economics'],
  ['Kofi', 'Mensah', 2019, 'Nursing'],
];
const WIDTHS = { '': { width: 1280, height: 900 }, '-phone': { width: 390, height: 844 } };
const MAX_WAIT_S = 120;
const folder = inProject('docs/pictures');
const chosen = process.argv.slice(2);
const terminal = openTerminal();

await runMain(async () => {
  const executablePath = await findChromium();
  if (!executablePath) throw new Failure(HOW_TO_INSTALL);
  await prepare(terminal, 'all');
  const { chromium } = await import('@playwright/test');
  const isOfficial = Boolean(process.env.COLLEGES_SOURCE);
  await withThrowawayServer(
    async ({ origin, databaseUrl }) => {
      if (isOfficial) await officialCatalogue(origin);
      await makeOperator(databaseUrl, 'demo.admin');
      await takeAll(chromium, executablePath, origin);
    },
    isOfficial ? { COLLEGES_AUTO_IMPORT: 'on' } : {},
  );
});

/** @throws Failure if the official file is not imported in time */
async function officialCatalogue(origin) {
  for (let waitedSeconds = 0; waitedSeconds < MAX_WAIT_S; waitedSeconds++) {
    const { source } = await (await fetch(`${origin}/api/colleges/count`)).json();
    if (source === 'scorecard') return;
    await new Promise((next) => setTimeout(next, 1_000));
  }
  throw new Failure('The official file was not imported in time.');
}

/** On a server, an operator does this on the command line. */
async function makeOperator(databaseUrl, username) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client
    .query(
      `INSERT INTO identity.operators (user_id, granted_at, reason)
       SELECT id, now(), 'Pictures' FROM identity.users WHERE username = $1 ON CONFLICT DO NOTHING`,
      [username],
    )
    .finally(() => client.end());
}

/** Lets the student report a mentor; a second report of the same person changes nothing. */
async function reportMentor({ request }) {
  const [mentor] = await (await request.get('/api/alumni/search?limit=1')).json();
  await request.post('/api/reports', {
    data: { targetType: 'user', targetId: mentor.id, reason: 'spam', note: 'Asks everyone to buy a course.' },
  });
}

/** On a second import, the same people are skipped. */
async function importAlumni({ request }, origin) {
  const rows = GRADUATES.map(([first, last, year, major]) =>
    [first, last, `${first}.${last}@example.org`.toLowerCase(), year, major].join(','),
  );
  const file = ['first_name,last_name,email,graduation_year,major', ...rows].join('\r\n');
  await request.post('/api/admin/alumni/import', {
    headers: { origin },
    multipart: { file: { name: 'alumni.csv', mimeType: 'text/csv', buffer: Buffer.from(file) } },
  });
}

async function takeAll(chromium, executablePath, origin) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  fs.mkdirSync(folder, { recursive: true });
  const alum = await firstAlum(browser, origin);
  for (const colorScheme of ['light', 'dark']) {
    for (const [suffix, viewport] of Object.entries(WIDTHS)) {
      for (const [username, pages] of ROUNDS) {
        const context = await browser.newContext({ baseURL: origin, colorScheme, viewport, reducedMotion: 'reduce' });
        if (username) await context.request.post('/api/login', { data: { username, password: DEMO_PASSWORD } });
        if (pages === FOR_A_STUDENT) {
          await context.request.post('/api/recommendations/generate');
          await reportMentor(context);
        }
        if (pages === FOR_AN_ADMINISTRATOR) await importAlumni(context, origin);
        await takePages(context, pages, { kind: `${colorScheme}${suffix}`, alum });
        await context.close();
      }
    }
  }
  await browser.close();
}

/** The person with whom the viewer had the latest conversation; empty for visitors. */
async function partnerOf({ request }) {
  const answer = await request.get('/api/conversations?limit=1');
  const [conversation] = answer.ok() ? await answer.json() : [];
  return String(conversation?.other.id ?? '');
}

/** The alum that the demo student finds first; visitors can't list alumni. */
async function firstAlum(browser, origin) {
  const context = await browser.newContext({ baseURL: origin });
  await context.request.post('/api/login', { data: { username: 'demo.student', password: DEMO_PASSWORD } });
  const [alum] = await (await context.request.get('/api/alumni/search?limit=1')).json();
  await context.close();
  return String(alum.id);
}

/** Finds a discussion with an answer. */
async function findAnsweredDiscussion({ request }) {
  const posts = await (await request.get('/api/forum/posts?limit=50')).json();
  return String(posts.find(({ answerId }) => answerId !== null)?.id ?? '');
}

async function takePages(context, pages, { kind, alum }) {
  for (const [name, page, landmark] of pages) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const tab = await context.newPage();
    const address = page
      .replace('{alum}', alum)
      .replace('{partner}', await partnerOf(context))
      .replace('{discussion}', await findAnsweredDiscussion(context));
    await tab.goto(address);
    await tab.locator(landmark).first().waitFor();
    // The network of a signed-in page is never idle, because the stream of live updates stays open.
    await tab.locator('.skeleton').first().waitFor({ state: 'detached' });
    const file = path.join(folder, `${name}-${kind}.png`);
    await tab.screenshot({ path: file });
    terminal.step('Picture', path.relative(inProject(), file));
    await tab.close();
  }
}
