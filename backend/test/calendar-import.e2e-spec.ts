import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CalendarThread } from '../src/contexts/mentorship/infrastructure/calendar-import/calendar-thread';
import { RefreshCalendars } from '../src/contexts/mentorship/application/calendar-import/import-calendar';
import { startApp, type TestApp } from './support/app';
import { connected, mentor } from './support/connections';
import { student, type TestUser } from './support/test-users';

const DAY_MS = 86_400_000;
const SECRET = 'private-4711';
let files: Server;
let host: string;
let served: { status: number; text: string };
let app: TestApp;
let robin: TestUser;
let ada: TestUser;

/** Noon of the day after tomorrow, in UTC. */
const noon = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + 2.5 * DAY_MS);
const stamp = (hours: number): string =>
  `${new Date(noon.getTime() + hours * 3_600_000).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
const calendar = (from: number, until: number): string =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', `DTSTART:${stamp(from)}`, `DTEND:${stamp(until)}`]
    .concat('SUMMARY:Interview at another company', 'END:VEVENT', 'END:VCALENDAR')
    .join('\r\n');
const address = () => `http://${host}/${SECRET}.ics`;
const importCalendar = (url: string) => ada.browser.put('/api/calendar-import').send({ url });
const slots = async (): Promise<string[]> => {
  const from = new Date(noon.getTime() - DAY_MS / 2).toISOString();
  const { body } = await robin.browser.get(`/api/users/${ada.id}/slots?days=1&from=${from}`).expect(200);
  return (body as { startTime: string }[]).map(({ startTime }) => startTime.slice(11, 16));
};
const makeDue = () => app.db.query("UPDATE mentorship.calendar_imports SET next_read_at = now() - interval '1 minute'");
const refresh = () => app.app.get(RefreshCalendars, { strict: false }).execute();

beforeAll(async () => {
  files = createServer((_, response) => response.writeHead(served.status).end(served.text)).listen(0, '127.0.0.1');
  await once(files, 'listening');
  host = `127.0.0.1:${(files.address() as AddressInfo).port}`;
  app = await startApp({ OUTBOUND_ALLOW: host });
  robin = await student(app, 'robin');
  ada = await mentor(app, 'ada');
  await connected(robin, ada);
  const rules = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '10:00', to: '14:00' }));
  const hours = { timeZone: 'UTC', lengthMinutes: 60, noticeHours: 0, daysOff: [], rules };
  await ada.browser.put('/api/availability').send(hours).expect(200);
});
beforeEach(async () => {
  served = { status: 200, text: calendar(-1, 1) };
  await ada.browser.delete('/api/calendar-import').expect(204);
});
afterAll(() => files.close().closeAllConnections());

describe('the calendar of an alum', () => {
  it('blocks the times at which it is busy until it is removed', async () => {
    expect(await slots()).toEqual(['10:00', '11:00', '12:00', '13:00']);
    expect((await ada.browser.get('/api/calendar-import').expect(200)).body).toEqual({
      isOn: false,
      url: null,
      readAt: null,
      failure: null,
    });
    const view = { isOn: true, url: `http://${host}/…`, readAt: expect.stringMatching(/Z$/) as string, failure: null };
    expect((await importCalendar(address()).expect(200)).body).toEqual(view);
    expect((await ada.browser.get('/api/calendar-import').expect(200)).body).toEqual(view);
    expect(await slots()).toEqual(['10:00', '13:00']);
    await ada.browser.delete('/api/calendar-import').expect(204);
    await ada.browser.delete('/api/calendar-import').expect(204);
    expect(await slots()).toEqual(['10:00', '11:00', '12:00', '13:00']);
  });

  it('is read again when that is due; a failure keeps its busy times and is shown to the owner', async () => {
    await importCalendar(address()).expect(200);
    served.text = calendar(1, 2);
    await refresh();
    expect(await slots()).toEqual(['10:00', '13:00']);
    await makeDue();
    await refresh();
    expect(await slots()).toEqual(['10:00', '11:00', '12:00']);

    served = { status: 410, text: '' };
    await makeDue();
    await refresh();
    expect(await slots()).toEqual(['10:00', '11:00', '12:00']);
    expect((await ada.browser.get('/api/calendar-import').expect(200)).body).toMatchObject({ failure: 'refused' });
  });

  it('is refused with a reason at the field, and the earlier one stays', async () => {
    await importCalendar(address()).expect(200);
    for (const [url, status, text] of [
      ['https://127.0.0.1/', 200, ''],
      [`https://localhost/`, 200, ''],
      ['calendar', 200, ''],
      ['', 200, ''],
      [address(), 404, ''],
      [address(), 200, '<html></html>'],
    ] as const) {
      served = { status, text };
      const { body } = await importCalendar(url).expect(400);
      expect((body as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(['url']);
    }
    expect(await slots()).toEqual(['10:00', '13:00']);
  });

  it('leaves no title and no address in the database or an export', async () => {
    await importCalendar(address()).expect(200);
    const rows = await app.db.query(
      'SELECT to_jsonb(c) AS calendar, to_jsonb(b) AS busy FROM mentorship.calendar_imports c JOIN mentorship.imported_busy_periods b USING (user_id)',
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/4711|Interview/);
  });

  it('can only be added by alumni', async () => {
    const { body } = await robin.browser.put('/api/calendar-import').send({ url: address() }).expect(403);
    expect(body).toMatchObject({ code: 'platform.not-allowed' });
  });
});

describe('a calendar with a rule that has no next occurrence', () => {
  it('is given up after a time limit, without blocking other requests', async () => {
    const workerFile = join(
      __dirname,
      '../dist/contexts/mentorship/infrastructure/calendar-import/busy-periods.worker.js',
    );
    const text = calendar(0, 1).replace('SUMMARY', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30\r\nSUMMARY');
    const within = { startTime: noon, endTime: new Date(noon.getTime() + DAY_MS) };
    let ticks = 0;
    const timer = setInterval(() => ticks++, 20);
    const result = await new CalendarThread(workerFile, 1_500).read({ text, ...within, timeZone: 'UTC' });
    clearInterval(timer);
    expect(result).toEqual({ failure: 'too-large' });
    expect(ticks).toBeGreaterThan(10);
  });
});
