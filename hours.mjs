import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const c = await b.newContext({ timezoneId: 'America/New_York' });
const p = await c.newPage();
await p.goto('http://localhost:3210/auth');
await p
  .getByLabel(/username/i)
  .first()
  .fill('demo.alumni');
await p.getByLabel('Password', { exact: true }).first().fill(process.env.PW);
await p.getByRole('button', { name: 'Sign In', exact: true }).click();
await p.waitForURL((u) => !u.pathname.startsWith('/auth'));
console.log(
  await p.evaluate(() =>
    fetch('/api/availability', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        lengthMinutes: 30,
        noticeHours: 24,
        rules: [{ day: 1, from: '17:00', to: '20:00' }],
        daysOff: [],
        timeZone: 'America/New_York',
      }),
    }).then((r) => r.status),
  ),
);
await b.close();
