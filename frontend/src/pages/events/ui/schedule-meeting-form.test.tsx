import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAttendee, aMeeting, inHours, meets, openEvents } from '@test/support/meetings';
import { aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { Attendee } from '@/entities/meeting';
import {
  formatTimeOfDay,
  toDayKey,
  deviceZone,
  toTimeFieldValue,
  parseWallClock,
  zoneName,
} from '@/shared/lib/zoned-time';

const zone = deviceZone();
const SCHEDULE_ROUTE = 'POST /api/meetings';
const start = inHours(100);
const NO_CONFLICTS = { own: null, theirs: false, theirNight: false, outsideHours: false };

/** Date and time fields accept only a complete value. */
const set = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function openForm({ attendees = [anAttendee()], address = '/events?new=1&with=8' }: Options = {}) {
  server.respond('GET /api/meetings/attendees', attendees);
  const page = await openEvents({ address, as: aStudent() });
  const form = within(await screen.findByRole('form', { name: 'Schedule a meeting' }));
  return { ...page, form };
}

interface Options {
  attendees?: Attendee[];
  address?: string;
}

async function fillForm({ form, user }: Awaited<ReturnType<typeof openForm>>) {
  await user.type(form.getByLabelText('Title'), 'Choosing a major');
  set(form.getByLabelText('Date'), toDayKey(start, zone));
  set(form.getByLabelText('Start time'), toTimeFieldValue(start, zone));
}

const submit = ({ form, user }: Awaited<ReturnType<typeof openForm>>) =>
  user.click(form.getByRole('button', { name: 'Schedule meeting' }));

describe('scheduling a meeting', () => {
  it('reports missing fields', async () => {
    const page = await openForm({ address: '/events?new=1' });
    await submit(page);
    for (const fault of [
      'Title must be at least 3 characters',
      'Please select an attendee',
      'Choose a date',
      'Start time is required',
    ]) {
      expect(await page.form.findByText(fault)).toBeInTheDocument();
    }
    await page.user.click(page.form.getByRole('radio', { name: 'Other' }));
    await submit(page);
    expect(await page.form.findByText('End time is required')).toBeInTheDocument();
    expect(server.callsTo(SCHEDULE_ROUTE)).toEqual([]);
  });

  it('sends the entered data, with the attendee from the URL', async () => {
    const page = await openForm();
    expect(await page.form.findByDisplayValue('Kim Example')).toBeInTheDocument();
    expect(page.form.getByText(`Times in ${zoneName(zone)}`)).toBeInTheDocument();
    await fillForm(page);
    await page.user.click(page.form.getByRole('radio', { name: '45' }));
    await page.user.type(page.form.getByLabelText(/Meeting link/), 'https://call.example/us');
    server.respond(SCHEDULE_ROUTE, reply(201, aMeeting()));
    await submit(page);
    expect(await screen.findByText('Meeting scheduled')).toBeInTheDocument();
    expect(server.callsTo(SCHEDULE_ROUTE).map(({ body }) => body)).toEqual([
      {
        title: 'Choosing a major',
        attendeeId: 8,
        startTime: start.toISOString(),
        endTime: new Date(start.getTime() + 45 * 60_000).toISOString(),
        meetingUrl: 'https://call.example/us',
      },
    ]);
    await waitFor(() => expect(page.place()).toBe('/events'));
  });

  it('asks for confirmation before discarding a partly completed form', async () => {
    const page = await openForm();
    const close = () => page.user.click(screen.getByRole('button', { name: 'Close' }));
    const answer = async (name: string) =>
      page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    await page.user.type(page.form.getByLabelText('Title'), 'Choosing a major');
    await close();
    await answer('Stay');
    expect(page.form.getByLabelText('Title')).toHaveValue('Choosing a major');
    await close();
    await answer('Leave');
    await waitFor(() => expect(page.place()).toBe('/events'));
  });

  it('finds the attendee by name', async () => {
    const page = await openForm({ address: '/events?new=1' });
    await page.user.type(page.form.getByRole('combobox', { name: 'Attendee' }), 'Kim');
    await page.user.click(await page.form.findByRole('option', { name: /Kim Example/ }));
    await fillForm(page);
    server.respond(SCHEDULE_ROUTE, reply(201, aMeeting({ status: 'pending' })));
    await submit(page);
    expect(await screen.findByText('We’ll ask Kim Example to accept the invitation.')).toBeInTheDocument();
    expect(server.callsTo(SCHEDULE_ROUTE)[0]?.body).toMatchObject({ attendeeId: 8 });
  });

  it('requires the end to be after the start', async () => {
    const page = await openForm();
    await fillForm(page);
    await page.user.click(page.form.getByRole('radio', { name: 'Other' }));
    set(page.form.getByLabelText('End time'), toTimeFieldValue(start, zone));
    await submit(page);
    expect(await page.form.findByText('End time must be after start time')).toBeInTheDocument();
  });

  it('shows why it failed, in the form and in a toast', async () => {
    const page = await openForm();
    await fillForm(page);
    server.respond(SCHEDULE_ROUTE, problem(409, 'One of you already has a meeting at this time.'));
    await submit(page);
    expect(await page.form.findByRole('alert')).toHaveTextContent('One of you already has a meeting at this time.');
    expect(screen.getByText('Failed to schedule meeting')).toBeInTheDocument();
    expect(page.form.getByLabelText('Title')).toHaveValue('Choosing a major');
  });

  it('warns of conflicts with the time', async () => {
    server.respond('GET /api/meetings/conflicts', {
      ...NO_CONFLICTS,
      theirs: true,
      theirNight: true,
      outsideHours: true,
    });
    const page = await openForm();
    await fillForm(page);
    for (const warning of [
      'Kim Example already has a meeting then.',
      'It will be night for Kim Example at this time.',
      'This time is outside the hours that Kim Example offers.',
    ]) {
      expect(await page.form.findByText(warning)).toBeInTheDocument();
    }
    expect(server.callsTo('GET /api/meetings/conflicts').at(-1)?.query.get('startTime')).toBe(start.toISOString());
  });

  it('is not available with an unconfirmed address', async () => {
    visit('/events?new=1', { as: aStudent({ emailVerified: false }) });
    expect(await screen.findByRole('heading', { name: 'Confirm your email address first' })).toBeInTheDocument();
    expect(server.callsTo('GET /api/meetings')).toEqual([]);
    expect(screen.queryByRole('dialog', { name: 'Schedule a meeting' })).not.toBeInTheDocument();
  });

  it('links users without connections to people they can connect with', async () => {
    const { form } = await openForm({ attendees: [], address: '/events?new=1' });
    expect(await form.findByRole('link', { name: 'Find people to connect with' })).toBeInTheDocument();
  });

  it('reports that the person in the URL cannot be met', async () => {
    const { form } = await openForm({ address: '/events?new=1&with=99' });
    expect(await form.findByText(/You can’t schedule a meeting with this person/)).toBeInTheDocument();
  });
});

describe("choosing a slot within the attendee's hours", () => {
  const day = toDayKey(start, zone);
  const slotAt = (time: string) => {
    const from = parseWallClock(day, time, zone)!.at;
    return { startTime: from.toISOString(), endTime: new Date(from.getTime() + 30 * 60_000).toISOString() };
  };

  it('consists of choosing a day and a time', async () => {
    server.respond('GET /api/users/8/slots', [slotAt('16:00'), slotAt('16:30')]);
    const page = await openForm({ attendees: [anAttendee({ hasHours: true })] });
    await page.user.type(page.form.getByLabelText('Title'), 'Choosing a major');
    await page.form.findByText('Choose a day to see its times.').catch(async () => {
      await page.user.click(page.form.getByRole('button', { name: /next month/i }));
    });
    const date = start.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
    await page.user.click(await page.form.findByRole('button', { name: date }));
    await page.user.click(
      await page.form.findByRole('radio', { name: formatTimeOfDay(slotAt('16:30').startTime, zone) }),
    );
    server.respond(SCHEDULE_ROUTE, reply(201, aMeeting()));
    await submit(page);
    await screen.findByText('Meeting scheduled');
    expect(server.callsTo(SCHEDULE_ROUTE)[0]?.body).toMatchObject(slotAt('16:30'));
  });

  it('is required, unless another time is entered', async () => {
    server.respond('GET /api/users/8/slots', []);
    const page = await openForm({ attendees: [anAttendee({ hasHours: true })] });
    expect(await page.form.findByText(/has no open times this month/)).toBeInTheDocument();
    await submit(page);
    expect(await page.form.findByText('Start time is required')).toBeInTheDocument();
    await page.user.click(page.form.getByRole('button', { name: 'Choose another time' }));
    expect(page.form.getByLabelText('Date')).toBeInTheDocument();
  });
});

describe('changing the time of a meeting', () => {
  it('lets the host move it', async () => {
    const meeting = aMeeting();
    meets(meeting);
    const { user } = await openEvents();
    await user.click(await screen.findByRole('button', { name: /^Reschedule/ }));
    const form = within(await screen.findByRole('form', { name: /^Another time for/ }));
    expect(form.getByLabelText('Date')).toHaveValue(toDayKey(meeting.startTime, zone));
    set(form.getByLabelText('Date'), toDayKey(start, zone));
    set(form.getByLabelText('Start time'), toTimeFieldValue(start, zone));
    server.respond('PATCH /api/meetings/31', aMeeting({ status: 'pending', sequence: 1 }));
    await user.click(form.getByRole('button', { name: 'Move meeting' }));
    expect(await screen.findByText('Meeting rescheduled')).toBeInTheDocument();
    expect(server.callsTo('PATCH /api/meetings/31')[0]?.body).toEqual({
      startTime: start.toISOString(),
      endTime: new Date(start.getTime() + 3_600_000).toISOString(),
    });
  });

  it('lets the attendee propose another time, with a note', async () => {
    meets(aMeeting({ hostId: 8, attendeeId: 7 }));
    const { user } = await openEvents();
    await user.click(await screen.findByRole('button', { name: /^Reschedule/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose another time' }));
    const form = within(await dialog.findByRole('form'));
    set(form.getByLabelText('Start time'), toTimeFieldValue(start, zone));
    await user.type(form.getByLabelText(/Note/), 'I have a class');
    server.respond('PATCH /api/meetings/31', aMeeting());
    await user.click(form.getByRole('button', { name: 'Send proposal' }));
    expect(await screen.findByText('New time proposed')).toBeInTheDocument();
    expect(server.callsTo('PATCH /api/meetings/31')[0]?.body).toMatchObject({ note: 'I have a class' });
  });
});
