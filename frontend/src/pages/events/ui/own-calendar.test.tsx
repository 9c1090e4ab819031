import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openEvents } from '@test/support/meetings';
import { anAlum } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import type { WeeklyHours } from '@/features/availability/api/availability';
import { deviceZone, zoneName } from '@/shared/lib/zoned-time';

const SAVE_ROUTE = 'PUT /api/availability';
const hours: WeeklyHours = { lengthMinutes: 30, noticeHours: 24, rules: [], daysOff: [], timeZone: 'America/Chicago' };

const CALENDAR_ROUTE = '/api/calendar-import';
const NO_CALENDAR = { isOn: false, url: null, readAt: null, failure: null };

async function openHours(savedHours: WeeklyHours = hours, calendar: object = NO_CALENDAR) {
  server.respond('GET /api/availability', savedHours);
  server.respond(`GET ${CALENDAR_ROUTE}`, calendar);
  const page = await openEvents({ as: anAlum() });
  await page.user.click(screen.getByRole('button', { name: 'My hours' }));
  return { ...page, form: within(await screen.findByRole('form', { name: 'My hours' })) };
}

describe("the user's own hours", () => {
  it('are saved day by day, in their own time zone', async () => {
    const { form, user } = await openHours();
    expect(form.getByText('Times in Central Time (Chicago)')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Add hours on Tuesday' }));
    fireEvent.change(form.getByLabelText('To, Tuesday'), { target: { value: '00:00' } });
    await user.selectOptions(form.getByLabelText('Notice'), '2 days');
    fireEvent.change(form.getByLabelText('Days off'), { target: { value: '2027-07-05' } });
    await user.click(form.getByRole('button', { name: 'Add day off' }));
    const savedHours = {
      ...hours,
      noticeHours: 48,
      rules: [{ day: 2, from: '16:00', to: '24:00' }],
      daysOff: ['2027-07-05'],
    };
    server.respond(SAVE_ROUTE, savedHours);
    await user.click(form.getByRole('button', { name: 'Save hours' }));
    expect(await screen.findByText('Hours saved')).toBeInTheDocument();
    expect(server.callsTo(SAVE_ROUTE).map(({ body }) => body)).toEqual([savedHours]);
  });

  it('are not sent while they overlap', async () => {
    const rules = [
      { day: 1, from: '16:00', to: '18:00' },
      { day: 1, from: '17:00', to: '19:00' },
    ];
    const { form, user } = await openHours({ ...hours, rules });
    await user.click(form.getByRole('button', { name: 'Save hours' }));
    expect(await form.findByText('These hours overlap with other hours on this day')).toBeInTheDocument();
    expect(form.getByLabelText('From, Monday, 2')).toHaveFocus();
    expect(server.callsTo(SAVE_ROUTE)).toEqual([]);
  });

  it('stay in the form when the server refuses them', async () => {
    const { form, user } = await openHours({ ...hours, rules: [{ day: 1, from: '16:00', to: '18:00' }] });
    server.respond(SAVE_ROUTE, problem(500));
    await user.click(form.getByRole('button', { name: 'Save hours' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
  });
});

describe('hours in another time zone than the device', () => {
  const offered: WeeklyHours = { ...hours, rules: [{ day: 1, from: '09:00', to: '17:00' }], timeZone: 'Asia/Tokyo' };
  const open = (savedHours: WeeklyHours) => {
    server.respond('GET /api/availability', savedHours);
    return openEvents({ as: anAlum() });
  };
  const question = () => screen.findByRole('region', { name: 'Your hours are in another time zone' });
  afterEach(() => localStorage.clear());

  it('stay there until the user chooses, who is asked once', async () => {
    const { user } = await open(offered);
    expect(await question()).toHaveTextContent('You offer hours in Japan Standard Time (Tokyo)');
    expect(server.callsTo(SAVE_ROUTE)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Keep Japan Standard Time (Tokyo)' }));
    expect(screen.queryByRole('region', { name: /another time zone/ })).not.toBeInTheDocument();
    cleanup();
    await open(offered);
    await screen.findByRole('button', { name: 'My hours' });
    expect(screen.queryByRole('region', { name: /another time zone/ })).not.toBeInTheDocument();
    expect(server.callsTo(SAVE_ROUTE)).toEqual([]);
  });

  it('are offered at the same times of the new zone on request', async () => {
    const { user } = await open(offered);
    await question();
    server.respond(SAVE_ROUTE, { ...offered, timeZone: deviceZone() });
    await user.click(screen.getByRole('button', { name: `Offer the same hours in ${zoneName(deviceZone())}` }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /another time zone/ })).not.toBeInTheDocument());
    expect(server.callsTo(SAVE_ROUTE).map(({ body }) => body)).toEqual([{ ...offered, timeZone: deviceZone() }]);
  });

  it.each([
    ['no hours are offered', { ...offered, rules: [] }],
    ['the clocks are the same', { ...offered, timeZone: deviceZone() }],
  ])('are not mentioned if %s', async (_, savedHours) => {
    await open(savedHours);
    await screen.findByRole('button', { name: 'My hours' });
    expect(screen.queryByRole('region', { name: /another time zone/ })).not.toBeInTheDocument();
  });
});

describe('the calendar of an alum', () => {
  const on = { isOn: true, url: 'https://calendar.example/…', readAt: new Date().toISOString(), failure: null };
  async function openCalendar(imported: object) {
    const page = await openHours(hours, imported);
    return { ...page, calendar: within(await screen.findByRole('region', { name: 'Your own calendar' })) };
  }

  it('is added by its private address, which is not shown again', async () => {
    const { calendar, user } = await openCalendar(NO_CALENDAR);
    expect(await calendar.findByRole('button', { name: 'Add calendar' })).toBeDisabled();
    await user.type(calendar.getByLabelText('Private address of your calendar'), 'https://calendar.example/4711.ics');
    server.respond(`PUT ${CALENDAR_ROUTE}`, on);
    await user.click(calendar.getByRole('button', { name: 'Add calendar' }));
    expect(await calendar.findByText('https://calendar.example/…')).toBeInTheDocument();
    expect(calendar.queryByLabelText('Private address of your calendar')).not.toBeInTheDocument();
    expect(server.callsTo(`PUT ${CALENDAR_ROUTE}`).map(({ body }) => body)).toEqual([
      { url: 'https://calendar.example/4711.ics' },
    ]);
  });

  it('shows the reason at the address if it is refused', async () => {
    const { calendar, user } = await openCalendar(NO_CALENDAR);
    const field = await calendar.findByLabelText('Private address of your calendar');
    await user.type(field, 'https://calendar.example/');
    const message = 'There’s no calendar at this address. Copy the address that ends with .ics.';
    server.respond(`PUT ${CALENDAR_ROUTE}`, problem(400, message, { errors: [{ field: 'url', message }] }));
    await user.click(calendar.getByRole('button', { name: 'Add calendar' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(field).toHaveValue('https://calendar.example/');
  });

  it('says why it could not be read, and is removed', async () => {
    const { calendar, user } = await openCalendar({ ...on, failure: 'refused' });
    expect(await calendar.findByRole('alert')).toHaveTextContent('The address may have been replaced.');
    server.respond(`DELETE ${CALENDAR_ROUTE}`, reply(204));
    server.respond(`GET ${CALENDAR_ROUTE}`, NO_CALENDAR);
    await user.click(calendar.getByRole('button', { name: 'Remove calendar' }));
    expect(await calendar.findByLabelText('Private address of your calendar')).toBeInTheDocument();
  });
});

describe('the calendar feed', () => {
  async function openFeed(isOn: boolean) {
    server.respond('GET /api/calendar-feed', { isOn, createdAt: isOn ? '2026-01-05T12:00:00.000Z' : null });
    const page = await openEvents({ as: anAlum() });
    await page.user.click(screen.getByRole('button', { name: 'Calendar feed' }));
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Calendar feed' })) };
  }

  it('shows its URL once, on creation', async () => {
    const { dialog, user } = await openFeed(false);
    const url = 'https://gradspan.example/api/calendar/abc.ics';
    server.respond('POST /api/calendar-feed', () => {
      server.respond('GET /api/calendar-feed', { isOn: true, createdAt: '2026-01-05T12:00:00.000Z' });
      return reply(201, { url });
    });
    await user.click(await dialog.findByRole('button', { name: 'Create address' }));
    expect(await dialog.findByLabelText('Private address')).toHaveValue(url);
    await user.click(dialog.getByRole('button', { name: 'Copy address' }));
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it('can be turned off', async () => {
    const { dialog, user } = await openFeed(true);
    expect(await dialog.findByText('The feed has been on since Jan 5, 2026.')).toBeInTheDocument();
    expect(dialog.queryByLabelText('Private address')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Turn off' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Turn off the calendar feed?' }));
    server.respond('DELETE /api/calendar-feed', reply(204));
    server.respond('GET /api/calendar-feed', { isOn: false, createdAt: null });
    await user.click(question.getByRole('button', { name: 'Turn off' }));
    expect(await dialog.findByText(/The feed is off/)).toBeInTheDocument();
  });
});
