import { chromium } from 'playwright-core';
const [, , user, path, name, width = '1280', scheme = 'light', wait = '1500', zone = 'America/New_York', click = ''] =
  process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const c = await b.newContext({
  viewport: { width: +width, height: 900 },
  colorScheme: scheme,
  timezoneId: zone,
  reducedMotion: 'reduce',
});
const p = await c.newPage();
if (user !== '-') {
  await p.goto('http://localhost:3210/auth');
  await p
    .getByLabel(/username/i)
    .first()
    .fill(user);
  await p.getByLabel('Password', { exact: true }).first().fill(process.env.PW);
  await p.getByRole('button', { name: 'Sign In', exact: true }).click();
  await p.waitForURL((u) => !u.pathname.startsWith('/auth'));
}
await p.goto('http://localhost:3210' + path);
await p.waitForTimeout(+wait);
if (click)
  for (const one of click.split('|')) {
    await p.getByText(one, { exact: true }).first().click();
    await p.waitForTimeout(600);
  }
await p.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: true });
await b.close();
