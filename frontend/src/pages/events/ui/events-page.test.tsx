import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { goesOnline } from '@test/support/browser';
import { toastOnShow } from '@test/support/sign-in';
import { aMeeting, anInvitation, inHours, meets, openEvents } from '@test/support/meetings';
import { aCollegeAdmin, aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { aCheckIn } from '@test/support/mentoring';
import { visit } from '@test/support/visit';
import { formatTimeOfDay, formatDayInZone, deviceZone, formatTimeRange, zoneName } from '@/shared/lib/zoned-time';

const zone = deviceZone();
const card = async (name = 'Choosing a major') => within(await screen.findByRole('article', { name }));

afterEach(() => act(() => goesOnline(true)));

describe('the meetings', () => {
  it('are only for students and alumni', async () => {
    visit('/events', { as: aCollegeAdmin() });
    await screen.findByRole('heading', { level: 1, name: 'Access Denied' });
    await screen.findByText(/restricted to student or alumni users/);
  });

  it('show the other person, the topic and the time under their day', async () => {
    const meeting = aMeeting();
    meets(meeting);
    await openEvents();
    const shown = await card();
    expect(shown.getByText('with Kim Example')).toHaveTextContent('with Kim Example, Boston University · Biology');
    const time = shown.getByText(formatTimeRange(meeting.startTime, meeting.endTime, zone));
    expect(time).toHaveAttribute('datetime', meeting.startTime);
    expect(time).toHaveAttribute('title', expect.stringContaining(zoneName(zone)));
    expect(
      screen.getByRole('heading', { level: 2, name: formatDayInZone(meeting.startTime, zone, new Date()) }),
    ).toBeInTheDocument();
  });

  it('have a default title', async () => {
    meets(aMeeting({ title: '' }));
    await openEvents();
    expect(await card('1-on-1 with Kim Example')).toBeTruthy();
  });

  it('show an empty list with a button to schedule one', async () => {
    const { user, place } = await openEvents();
    const panel = within(await screen.findByRole('tabpanel', { name: 'Upcoming Meetings' }));
    expect(await panel.findByText('No upcoming meetings')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Schedule Meeting' }));
    expect(place()).toBe('/events?new=1');
    expect(await screen.findByRole('dialog', { name: 'Schedule a meeting' })).toBeInTheDocument();
  });

  it('that are past have their own tab, which is in the URL', async () => {
    meets(aMeeting({ at: -30 }));
    const { user, place } = await openEvents();
    await user.click(screen.getByRole('tab', { name: 'Past Meetings' }));
    await waitFor(() => expect(place()).toBe('/events?tab=past'));
    expect((await card()).queryByRole('button', { name: /^Reschedule/ })).not.toBeInTheDocument();
  });

  it('show an empty list of past meetings', async () => {
    await openEvents({ address: '/events?tab=past' });
    expect(await screen.findByText('No past meetings')).toBeInTheDocument();
  });

  it('offer to retry when loading fails', async () => {
    server.respond('GET /api/meetings', problem(500));
    const { user } = await openEvents();
    const failure = within(await screen.findByRole('alert'));
    meets(aMeeting());
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    expect(await card()).toBeTruthy();
  });

  it('are loaded page by page', async () => {
    const later = aMeeting({ id: 32, title: 'The second page', at: 60 });
    server.respond('GET /api/meetings', ({ query }) => {
      if (query.get('when') === 'past') return [];
      return reply(200, [query.get('offset') ? later : aMeeting()], { 'X-Total-Count': '2' });
    });
    const { user } = await openEvents();
    await user.click(await screen.findByRole('button', { name: 'Show later meetings' }));
    expect(await card('The second page')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show later meetings' })).not.toBeInTheDocument();
  });

  it('can be added to a calendar', async () => {
    meets(aMeeting());
    await openEvents();
    expect((await card()).getByRole('link', { name: /^Add to calendar/ })).toHaveAttribute(
      'href',
      '/api/meetings/31.ics',
    );
  });

  it('cannot be changed while offline', async () => {
    meets(aMeeting());
    await openEvents();
    const shown = await card();
    act(() => goesOnline(false));
    for (const name of [/^Reschedule/, /^Cancel/]) expect(shown.getByRole('button', { name })).toBeDisabled();
  });
});

describe('the call', () => {
  const tab = () => ({ opener: window, close: jest.fn(), location: { replace: jest.fn() } });
  const opens = (openedWindow: object) => jest.spyOn(window, 'open').mockReturnValue(openedWindow as Window);

  it('opens shortly before the start, and shows on which day and on which service', async () => {
    const meeting = aMeeting();
    meets(meeting);
    const { user } = await openEvents();
    const opened = opens(tab());
    const button = (await card()).getByRole('button', { name: /^Join Call/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    const day = formatDayInZone(meeting.joinFrom, zone, new Date());
    const when = `Available ${day} at ${formatTimeOfDay(meeting.joinFrom, zone)}`;
    await waitFor(() => expect(button).toHaveAccessibleDescription(`${when}, on Jitsi Meet (meet.jit.si)`));
    await user.click(button);
    expect(opened).not.toHaveBeenCalled();
  });

  it('is joined in a new tab without an opener during the meeting', async () => {
    meets(aMeeting({ at: 0 }));
    server.respond('GET /api/meetings/31/join', { url: 'https://call.example/room' });
    const { user } = await openEvents();
    const strip = within(await screen.findByRole('region', { name: 'Happening now' }));
    const other = tab();
    opens(other);
    await user.click(strip.getByRole('button', { name: /^Join Call/ }));
    await waitFor(() => expect(other.location.replace).toHaveBeenCalledWith('https://call.example/room'));
    expect(other.opener).toBeNull();
  });

  it("names the service of the host's own link", async () => {
    meets(aMeeting({ at: 0, meetingUrl: 'https://us02web.zoom.us/j/1' }));
    await openEvents();
    const strip = within(await screen.findByRole('region', { name: 'Happening now' }));
    expect(strip.getByRole('button', { name: /^Join Call/ })).toHaveAccessibleDescription('on Zoom (us02web.zoom.us)');
  });

  it('can be joined for a while after the end, when the meeting is no longer shown as happening', async () => {
    const over = new Date(Date.now() - 60_000).toISOString();
    meets(aMeeting({ at: -2, endTime: over, joinUntil: inHours(1).toISOString() }));
    await openEvents({ address: '/events?tab=past' });
    const shown = await card();
    expect(shown.getByRole('button', { name: /^Join Call/ })).toBeEnabled();
    expect(shown.queryByText('Now')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Happening now' })).not.toBeInTheDocument();
  });

  it('closes the new tab when joining fails', async () => {
    meets(aMeeting({ at: 0 }));
    server.respond('GET /api/meetings/31/join', problem(409, 'The call is not open.'));
    const { user } = await openEvents();
    const strip = within(await screen.findByRole('region', { name: 'Happening now' }));
    const other = tab();
    opens(other);
    await user.click(strip.getByRole('button', { name: /^Join Call/ }));
    expect(await toastOnShow()).toEqual(['Failed to join the call', 'The call is not open.']);
    expect(other.close).toHaveBeenCalled();
  });
});

describe('a meeting that is off', () => {
  it('stays in the list with the reason and without actions', async () => {
    meets(aMeeting({ status: 'cancelled', reason: 'I am ill.' }));
    await openEvents();
    const shown = await card();
    expect(shown.getByText('Canceled')).toBeInTheDocument();
    expect(shown.getByText('Reason: I am ill.')).toBeInTheDocument();
    for (const name of [/^Join Call/, /^Reschedule/, /^Cancel/]) {
      expect(shown.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });
});

describe('canceling or declining a meeting', () => {
  it('lets the host cancel with a reason', async () => {
    meets(aMeeting());
    const { user } = await openEvents();
    await user.click((await card()).getByRole('button', { name: /^Cancel/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this meeting?' }));
    await user.type(question.getByLabelText(/Reason/), 'I am ill');
    server.respond('DELETE /api/meetings/31', reply(204));
    meets();
    await user.click(question.getByRole('button', { name: 'Cancel meeting' }));
    expect(await toastOnShow()).toEqual(['Meeting cancelled', 'We’ve let Kim Example know.']);
    expect(server.callsTo('DELETE /api/meetings/31').map(({ body }) => body)).toEqual([{ reason: 'I am ill' }]);
    expect(await screen.findByText('No upcoming meetings')).toBeInTheDocument();
  });

  it('sends one request when the form is submitted twice', async () => {
    meets(aMeeting());
    const { user } = await openEvents();
    await user.click((await card()).getByRole('button', { name: /^Cancel/ }));
    const form = await screen.findByRole('form', { name: 'Cancel this meeting?' });
    server.respond('DELETE /api/meetings/31', reply(204));
    meets();
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(await screen.findByText('No upcoming meetings')).toBeInTheDocument();
    expect(server.callsTo('DELETE /api/meetings/31')).toHaveLength(1);
  });

  it('shows why it failed, and stays open for a retry', async () => {
    meets(aMeeting());
    server.respond('DELETE /api/meetings/31', problem(500));
    const { user } = await openEvents();
    await user.click((await card()).getByRole('button', { name: /^Cancel/ }));
    await user.click(await screen.findByRole('button', { name: 'Cancel meeting' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(await question.findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
    expect(screen.getByText('Failed to cancel meeting')).toBeInTheDocument();
  });

  it('lets the attendee decline, even after accepting', async () => {
    meets(anInvitation({ status: 'confirmed' }));
    const { user } = await openEvents();
    const shown = await card();
    expect(shown.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: /^Decline/ }));
    server.respond('POST /api/meetings/31/respond', anInvitation({ status: 'declined' }));
    await user.click(await screen.findByRole('button', { name: 'Decline meeting' }));
    expect(await toastOnShow()).toEqual(['Meeting declined', 'We’ve let Kim Example know.']);
    expect(server.callsTo('POST /api/meetings/31/respond')[0]?.body).toEqual({ response: 'declined' });
  });
});

describe('answering', () => {
  it.each([
    [anInvitation(), 'Kim Example invited you to this meeting.'],
    [anInvitation({ sequence: 1 }), 'Kim Example changed the time of this meeting. Does the new time work for you?'],
  ])('accepts an invitation or a new time', async (meeting, question) => {
    meets(meeting);
    const { user } = await openEvents();
    const shown = await card();
    expect(shown.getByText(question)).toBeInTheDocument();
    expect(shown.getByText('Waiting for your answer')).toBeInTheDocument();
    server.respond('POST /api/meetings/31/respond', { ...meeting, status: 'confirmed' });
    meets({ ...meeting, status: 'confirmed' });
    await user.click(shown.getByRole('button', { name: /^Accept/ }));
    expect(await toastOnShow()).toEqual(['Meeting accepted']);
    await waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument());
  });

  it('shows the host a proposed time with its note, and declines it', async () => {
    const [start, end] = [inHours(40), inHours(41)].map((at) => at.toISOString());
    const proposal = { startTime: start!, endTime: end!, note: 'I have a class', createdAt: start! };
    meets(aMeeting({ proposal }));
    const { user } = await openEvents();
    const shown = await card();
    expect(shown.getByText(formatTimeRange(start!, end!, zone))).toBeInTheDocument();
    expect(shown.getByText('I have a class')).toBeInTheDocument();
    server.respond('POST /api/meetings/31/respond', aMeeting());
    await user.click(shown.getByRole('button', { name: 'Decline the proposal for Choosing a major' }));
    expect(await toastOnShow()).toEqual(['Proposal declined', 'The meeting time stays the same.']);
  });

  it('is up to the attendee if the viewer is the host', async () => {
    meets(aMeeting({ status: 'pending' }));
    await openEvents();
    const shown = await card();
    expect(shown.getByText('Waiting for Kim Example')).toBeInTheDocument();
    expect(shown.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  });
});

describe('after a meeting', () => {
  it('the viewer reports the outcome with a rating and private feedback', async () => {
    meets(aMeeting({ at: -30 }));
    const { user } = await openEvents({ address: '/events?tab=past' });
    await user.click((await card()).getByRole('button', { name: /^Did it happen/ }));
    const form = within(await screen.findByRole('form', { name: 'Did it happen?' }));
    await user.click(form.getByRole('radio', { name: '4 of 5' }));
    await user.type(form.getByLabelText(/Feedback/), 'Patient.');
    server.respond('POST /api/meetings/31/outcome', {});
    meets(aMeeting({ at: -30, outcome: 'happened' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await toastOnShow()).toEqual(['Thank you', 'No one else can read your feedback.']);
    expect(server.callsTo('POST /api/meetings/31/outcome')[0]?.body).toEqual({
      outcome: 'happened',
      rating: 4,
      feedback: 'Patient.',
    });
    expect(await screen.findByRole('button', { name: /^It happened \(change\)/ })).toBeInTheDocument();
  });

  it('the viewer checks in with a next step, which can be shared', async () => {
    server.respond('GET /api/meetings/31/check-in', aCheckIn());
    server.respond('POST /api/meetings/31/outcome', {});
    server.respond('PUT /api/meetings/31/check-in', aCheckIn());
    meets(aMeeting({ at: -30 }));
    const { user } = await openEvents({ address: '/events?tab=past' });
    await user.click((await card()).getByRole('button', { name: /^Did it happen/ }));
    const form = within(await screen.findByRole('form', { name: 'Did it happen?' }));
    await user.type(await form.findByLabelText(/Your next step/), 'Write the essay');
    await user.click(form.getByRole('checkbox', { name: 'Share the next step with Kim Example' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.callsTo('PUT /api/meetings/31/check-in')[0]?.body).toEqual({
        happened: true,
        helped: null,
        nextStep: 'Write the essay',
        isNextStepShared: true,
      }),
    );
  });

  it('the viewer can skip the check-in', async () => {
    server.respond('GET /api/meetings/31/check-in', aCheckIn());
    server.respond('PUT /api/meetings/31/check-in', aCheckIn({ isSkipped: true }));
    meets(aMeeting({ at: -30 }));
    const { user } = await openEvents({ address: '/events?tab=past' });
    await user.click((await card()).getByRole('button', { name: /^Did it happen/ }));
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    expect((await toastOnShow())[0]).toBe('Skipped');
    expect(server.callsTo('PUT /api/meetings/31/check-in')[0]?.body).toEqual({ isSkipped: true });
    expect(server.callsTo('POST /api/meetings/31/outcome')).toEqual([]);
  });

  it('there is no question about a deleted user', async () => {
    meets(aMeeting({ at: -30, attendeeId: -3, otherUser: { id: -3, displayName: 'Deleted user', role: null } }));
    await openEvents({ address: '/events?tab=past' });
    expect((await card()).queryByRole('button', { name: /^Did it happen/ })).not.toBeInTheDocument();
  });

  it('a rating is sent only if the meeting happened', async () => {
    meets(aMeeting({ at: -30 }));
    const { user } = await openEvents({ address: '/events?tab=past' });
    await user.click((await card()).getByRole('button', { name: /^Did it happen/ }));
    const form = within(await screen.findByRole('form', { name: 'Did it happen?' }));
    await user.click(form.getByRole('radio', { name: '4 of 5' }));
    await user.click(form.getByRole('radio', { name: 'No-show' }));
    server.respond('POST /api/meetings/31/outcome', problem(500));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
    expect(server.callsTo('POST /api/meetings/31/outcome')[0]?.body).toEqual({ outcome: 'no-show' });
  });
});

describe('the time zone of the device', () => {
  it('is sent to the server when it differs from the stored one', async () => {
    server.respond('GET /api/time-zone', { timeZone: null });
    server.respond('PUT /api/time-zone', reply(204));
    await openEvents({ as: aStudent() });
    await waitFor(() => expect(server.callsTo('PUT /api/time-zone')[0]?.body).toEqual({ timeZone: zone }));
  });
});
