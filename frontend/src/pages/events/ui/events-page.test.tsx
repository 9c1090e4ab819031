import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { goesOnline } from '@test/support/browser';
import { toastOnShow } from '@test/support/entrance';
import { aMeeting, anInvitation, inHours, meets, openEvents } from '@test/support/meetings';
import { aCollegeAdmin, aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import { clock, dayName, deviceZone, timeRange } from '@/shared/lib/zoned-time';

const zone = deviceZone();
const card = async (name = 'Choosing a major') => within(await screen.findByRole('article', { name }));

afterEach(() => act(() => goesOnline(true)));

describe('the meetings', () => {
  it('are for students and alumni', async () => {
    visit('/events', { as: aCollegeAdmin() });
    await screen.findByRole('heading', { level: 1, name: 'Access Denied' });
    await screen.findByText(/restricted to student or alumni users/);
  });

  it('say with whom, about what and when, below their day', async () => {
    const meeting = aMeeting();
    meets(meeting);
    await openEvents();
    const shown = await card();
    expect(shown.getByText('with Kim Example')).toHaveTextContent('with Kim Example, Boston University · Biology');
    const time = shown.getByText(timeRange(meeting.startTime, meeting.endTime, zone));
    expect(time).toHaveAttribute('datetime', meeting.startTime);
    expect(time).toHaveAttribute('title', expect.stringContaining(zone));
    expect(
      screen.getByRole('heading', { level: 2, name: dayName(meeting.startTime, zone, new Date()) }),
    ).toBeInTheDocument();
  });

  it('have a title where none was given', async () => {
    meets(aMeeting({ title: '' }));
    await openEvents();
    expect(await card('1-on-1 with Kim Example')).toBeTruthy();
  });

  it('are none at first, with the way to one', async () => {
    const { user, place } = await openEvents();
    const panel = within(await screen.findByRole('tabpanel', { name: 'Upcoming Meetings' }));
    expect(await panel.findByText('No upcoming meetings')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Schedule Meeting' }));
    expect(place()).toBe('/events?new=1');
    expect(await screen.findByRole('dialog', { name: 'Schedule a meeting' })).toBeInTheDocument();
  });

  it('that are past stand behind their tab, which is in the address', async () => {
    meets(aMeeting({ at: -30 }));
    const { user, place } = await openEvents();
    await user.click(screen.getByRole('tab', { name: 'Past Meetings' }));
    await waitFor(() => expect(place()).toBe('/events?tab=past'));
    expect((await card()).queryByRole('button', { name: /^Reschedule/ })).not.toBeInTheDocument();
  });

  it('can be none in the past', async () => {
    await openEvents({ address: '/events?tab=past' });
    expect(await screen.findByText('No past meetings')).toBeInTheDocument();
  });

  it('can be asked for again when they could not be read', async () => {
    server.answers('GET /api/meetings', problem(500));
    const { user } = await openEvents();
    const failure = within(await screen.findByRole('alert'));
    meets(aMeeting());
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    expect(await card()).toBeTruthy();
  });

  it('come page by page', async () => {
    const later = aMeeting({ id: 32, title: 'The second page', at: 60 });
    server.answers('GET /api/meetings', ({ query }) => {
      if (query.get('when') === 'past') return [];
      return reply(200, [query.get('offset') ? later : aMeeting()], { 'X-Total-Count': '2' });
    });
    const { user } = await openEvents();
    await user.click(await screen.findByRole('button', { name: 'Show later meetings' }));
    expect(await card('The second page')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show later meetings' })).not.toBeInTheDocument();
  });

  it('can be taken to a calendar', async () => {
    meets(aMeeting());
    await openEvents();
    expect((await card()).getByRole('link', { name: /^Add to calendar/ })).toHaveAttribute(
      'href',
      '/api/meetings/31.ics',
    );
  });

  it('cannot be changed without a connection', async () => {
    meets(aMeeting());
    await openEvents();
    const shown = await card();
    act(() => goesOnline(false));
    for (const name of [/^Reschedule/, /^Cancel/]) expect(shown.getByRole('button', { name })).toBeDisabled();
  });
});

describe('the call', () => {
  const tab = () => ({ opener: window, close: jest.fn(), location: { replace: jest.fn() } });
  const opens = (what: object) => jest.spyOn(window, 'open').mockReturnValue(what as Window);

  it('opens shortly before, and says on which day and where', async () => {
    const meeting = aMeeting();
    meets(meeting);
    const { user } = await openEvents();
    const opened = opens(tab());
    const button = (await card()).getByRole('button', { name: /^Join Call/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    const day = dayName(meeting.joinFrom, zone, new Date());
    const when = `Available ${day} at ${clock(meeting.joinFrom, zone)}`;
    await waitFor(() => expect(button).toHaveAccessibleDescription(`${when}, on Jitsi Meet (meet.jit.si)`));
    await user.click(button);
    expect(opened).not.toHaveBeenCalled();
  });

  it('is joined in a tab that knows nothing of this one, while it happens', async () => {
    meets(aMeeting({ at: 0 }));
    server.answers('GET /api/meetings/31/join', { url: 'https://call.example/room' });
    const { user } = await openEvents();
    const strip = within(await screen.findByRole('region', { name: 'Happening now' }));
    const other = tab();
    opens(other);
    await user.click(strip.getByRole('button', { name: /^Join Call/ }));
    await waitFor(() => expect(other.location.replace).toHaveBeenCalledWith('https://call.example/room'));
    expect(other.opener).toBeNull();
  });

  it('names the service of a link of their own', async () => {
    meets(aMeeting({ at: 0, meetingUrl: 'https://us02web.zoom.us/j/1' }));
    await openEvents();
    const strip = within(await screen.findByRole('region', { name: 'Happening now' }));
    expect(strip.getByRole('button', { name: /^Join Call/ })).toHaveAccessibleDescription('on Zoom (us02web.zoom.us)');
  });

  it('can still be joined for a while after the meeting, which is not happening any more', async () => {
    const over = new Date(Date.now() - 60_000).toISOString();
    meets(aMeeting({ at: -2, endTime: over, joinUntil: inHours(1).toISOString() }));
    await openEvents({ address: '/events?tab=past' });
    const shown = await card();
    expect(shown.getByRole('button', { name: /^Join Call/ })).toBeEnabled();
    expect(shown.queryByText('Now')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Happening now' })).not.toBeInTheDocument();
  });

  it('leaves no empty tab behind when it cannot be joined', async () => {
    meets(aMeeting({ at: 0 }));
    server.answers('GET /api/meetings/31/join', problem(409, 'The call is not open.'));
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
  it('stays in the list with the reason, and nothing to be done about it', async () => {
    meets(aMeeting({ status: 'cancelled', reason: 'I am ill.' }));
    await openEvents();
    const shown = await card();
    expect(shown.getByText('Cancelled')).toBeInTheDocument();
    expect(shown.getByText('Reason: I am ill.')).toBeInTheDocument();
    for (const name of [/^Join Call/, /^Reschedule/, /^Cancel/]) {
      expect(shown.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });
});

describe('giving a meeting up', () => {
  it('is for the host to cancel, with a reason', async () => {
    meets(aMeeting());
    const { user } = await openEvents();
    await user.click((await card()).getByRole('button', { name: /^Cancel/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this meeting?' }));
    await user.type(question.getByLabelText(/Reason/), 'I am ill');
    server.answers('DELETE /api/meetings/31', reply(204));
    meets();
    await user.click(question.getByRole('button', { name: 'Cancel meeting' }));
    expect(await toastOnShow()).toEqual(['Meeting cancelled', 'We’ve let Kim Example know.']);
    expect(server.callsTo('DELETE /api/meetings/31').map(({ body }) => body)).toEqual([{ reason: 'I am ill' }]);
    expect(await screen.findByText('No upcoming meetings')).toBeInTheDocument();
  });

  it('happens once, also with a double click', async () => {
    meets(aMeeting());
    const { user } = await openEvents();
    await user.click((await card()).getByRole('button', { name: /^Cancel/ }));
    const form = await screen.findByRole('form', { name: 'Cancel this meeting?' });
    server.answers('DELETE /api/meetings/31', reply(204));
    meets();
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(await screen.findByText('No upcoming meetings')).toBeInTheDocument();
    expect(server.callsTo('DELETE /api/meetings/31')).toHaveLength(1);
  });

  it('says why it failed, and can be tried again', async () => {
    meets(aMeeting());
    server.answers('DELETE /api/meetings/31', problem(500));
    const { user } = await openEvents();
    await user.click((await card()).getByRole('button', { name: /^Cancel/ }));
    await user.click(await screen.findByRole('button', { name: 'Cancel meeting' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(await question.findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
    expect(screen.getByText('Failed to cancel meeting')).toBeInTheDocument();
  });

  it('is for the attendee to decline, also after a yes', async () => {
    meets(anInvitation({ status: 'confirmed' }));
    const { user } = await openEvents();
    const shown = await card();
    expect(shown.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: /^Decline/ }));
    server.answers('POST /api/meetings/31/respond', anInvitation({ status: 'declined' }));
    await user.click(await screen.findByRole('button', { name: 'Decline meeting' }));
    expect(await toastOnShow()).toEqual(['Meeting declined', 'We’ve let Kim Example know.']);
    expect(server.callsTo('POST /api/meetings/31/respond')[0]?.body).toEqual({ response: 'declined' });
  });
});

describe('being asked', () => {
  it.each([
    [anInvitation(), 'Kim Example invited you to this meeting.'],
    [anInvitation({ sequence: 1 }), 'Kim Example changed the time of this meeting. Does the new time work for you?'],
  ])('is answered with yes', async (meeting, question) => {
    meets(meeting);
    const { user } = await openEvents();
    const shown = await card();
    expect(shown.getByText(question)).toBeInTheDocument();
    expect(shown.getByText('Waiting for your answer')).toBeInTheDocument();
    server.answers('POST /api/meetings/31/respond', { ...meeting, status: 'confirmed' });
    meets({ ...meeting, status: 'confirmed' });
    await user.click(shown.getByRole('button', { name: /^Accept/ }));
    expect(await toastOnShow()).toEqual(['Meeting accepted']);
    await waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument());
  });

  it('about another time is for the host, who sees the note', async () => {
    const [start, end] = [inHours(40), inHours(41)].map((at) => at.toISOString());
    const proposal = { startTime: start!, endTime: end!, note: 'I have a class', createdAt: start! };
    meets(aMeeting({ proposal }));
    const { user } = await openEvents();
    const shown = await card();
    expect(shown.getByText(timeRange(start!, end!, zone))).toBeInTheDocument();
    expect(shown.getByText('I have a class')).toBeInTheDocument();
    server.answers('POST /api/meetings/31/respond', aMeeting());
    await user.click(shown.getByRole('button', { name: 'Decline the proposal for Choosing a major' }));
    expect(await toastOnShow()).toEqual(['Proposal declined', 'The meeting time doesn’t change.']);
  });

  it('waits for the other side otherwise', async () => {
    meets(aMeeting({ status: 'pending' }));
    await openEvents();
    const shown = await card();
    expect(shown.getByText('Waiting for Kim Example')).toBeInTheDocument();
    expect(shown.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  });
});

describe('afterwards', () => {
  it('one tells whether it happened, and how it was, for no one else', async () => {
    meets(aMeeting({ at: -30 }));
    const { user } = await openEvents({ address: '/events?tab=past' });
    await user.click((await card()).getByRole('button', { name: /^Did it happen/ }));
    const form = within(await screen.findByRole('form', { name: 'Did it happen?' }));
    await user.click(form.getByRole('radio', { name: '4 of 5' }));
    await user.type(form.getByLabelText(/Feedback/), 'Patient.');
    server.answers('POST /api/meetings/31/outcome', {});
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

  it('no one is asked about someone whose account is gone', async () => {
    meets(aMeeting({ at: -30, attendeeId: -3, otherUser: { id: -3, displayName: 'Deleted user', role: null } }));
    await openEvents({ address: '/events?tab=past' });
    expect((await card()).queryByRole('button', { name: /^Did it happen/ })).not.toBeInTheDocument();
  });

  it('a rating belongs to what took place alone', async () => {
    meets(aMeeting({ at: -30 }));
    const { user } = await openEvents({ address: '/events?tab=past' });
    await user.click((await card()).getByRole('button', { name: /^Did it happen/ }));
    const form = within(await screen.findByRole('form', { name: 'Did it happen?' }));
    await user.click(form.getByRole('radio', { name: '4 of 5' }));
    await user.click(form.getByRole('radio', { name: 'No-show' }));
    server.answers('POST /api/meetings/31/outcome', problem(500));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
    expect(server.callsTo('POST /api/meetings/31/outcome')[0]?.body).toEqual({ outcome: 'no-show' });
  });
});

describe('the zone of the device', () => {
  it('is told to the server when it is another than before', async () => {
    server.answers('GET /api/time-zone', { timeZone: null });
    server.answers('PUT /api/time-zone', reply(204));
    await openEvents({ as: aStudent() });
    await waitFor(() => expect(server.callsTo('PUT /api/time-zone')[0]?.body).toEqual({ timeZone: zone }));
  });
});
