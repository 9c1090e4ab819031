import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aConnection, anAlumniPage, aShownProfile } from '@test/support/alumni';
import { aRequest, enterDashboard } from '@test/support/dashboard';
import { toastOnShow } from '@test/support/sign-in';
import { anAlum, aStudent } from '@test/support/people';
import { problem, server } from '@test/support/server';

const GET_ROUTE = 'GET /api/connection-requests';
const CHANGE_ROUTE = 'PATCH /api/connections/61';

const section = () => within(screen.getByRole('region', { name: 'Pending Connection Requests' }));
const button = (name: string) => section().getByRole('button', { name });
const accept = () => fireEvent.click(button('Accept the request from Alex Sample'));
const decline = () => fireEvent.click(button('Decline the request from Alex Sample'));
const sentCalls = () =>
  server.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

async function enter(as = aStudent()) {
  server.respondByDefault(GET_ROUTE, [aRequest()]);
  server.respondByDefault('GET /api/connections', [aConnection({ fromUserId: 21, toUserId: 7 })]);
  server.respondByDefault(CHANGE_ROUTE, aConnection());
  const page = await enterDashboard(as);
  await screen.findByRole('region', { name: 'Pending Connection Requests' });
  return page;
}

describe('pending requests', () => {
  it('are counted, with their senders and messages', async () => {
    server.respond(GET_ROUTE, [
      aRequest(),
      aRequest({ id: 93, connectionId: 62, sender: { id: 22, fullName: '', avatarUrl: null, isSample: false } }),
      aRequest({ id: 94, message: { id: 94, content: '  ', sentAt: '2026-01-05T12:00:00.000Z' } }),
    ]);
    await enter();
    expect(section().getByText('2 requests')).toBeInTheDocument();
    expect(section().getAllByText('May I show you our lab?')).toHaveLength(2);
    expect(await section().findByRole('link', { name: 'Alex Sample' })).toHaveAttribute('href', '/alumni/21');
    expect(section().getByRole('heading', { name: 'User 22' })).toBeInTheDocument();
  });

  it('are not rendered if there are none', async () => {
    await enterDashboard(aStudent());
    expect(screen.queryByRole('region', { name: 'Pending Connection Requests' })).not.toBeInTheDocument();
  });

  it('show an error when loading fails', async () => {
    server.respond(GET_ROUTE, problem(500));
    await enter();
    expect(section().getByRole('alert')).toHaveTextContent('Server error. Please try again later.');
  });

  it('show the message that accepting sends, once', async () => {
    server.respond(GET_ROUTE, [aRequest(), aRequest({ id: 93, connectionId: 62 })]);
    await enter();
    expect(
      section().getByText("Accepting sends: “Thanks for reaching out! I'd be happy to connect with you.”"),
    ).toBeInTheDocument();
  });

  it.each([
    [0, true],
    [1, false],
  ])('of students show before accepting whether there is room: %i places', async (placesLeft, isShown) => {
    server.respond('GET /api/alumni/8', anAlumniPage({ id: 8, alumniProfile: aShownProfile({ placesLeft }) }));
    const other = {
      id: 21,
      displayName: 'Alex Sample',
      avatarUrl: null,
      isSample: false,
      role: 'student',
      hasProfile: true,
    } as const;
    server.respond('GET /api/connections', [aConnection({ fromUserId: 21, toUserId: 8, other })]);
    await enter(anAlum());
    await waitFor(() => expect(server.callsTo('GET /api/alumni/8')).toHaveLength(1));
    await section().findByRole('link', { name: 'Alex Sample' });
    expect(section().queryByRole('link', { name: 'Students at a time' }) !== null).toBe(isShown);
  });

  it('can be answered with a question first', async () => {
    server.respond('PATCH /api/connections/61', aConnection({ question: 'Which lab?' }));
    const { user } = await enter();
    await user.click(await section().findByRole('button', { name: 'Ask for more information from Alex Sample' }));
    await user.type(await screen.findByLabelText('Your question'), 'Which lab?');
    await user.click(screen.getByRole('button', { name: 'Send question' }));
    await waitFor(() =>
      expect(server.callsTo('PATCH /api/connections/61')[0]?.body).toEqual({ question: 'Which lab?' }),
    );
  });
});

describe('answering a request', () => {
  it('saves an acceptance immediately and removes the request from the list', async () => {
    await enter();
    server.respond(GET_ROUTE, []);
    accept();
    expect(section().getByText('No connection requests')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Pending Connection Requests' })).toHaveFocus();
    expect((await toastOnShow()).join()).toMatch(/Connection accepted.*You can now start chatting with this user\./);
    expect(sentCalls()).toEqual([CHANGE_ROUTE]);
    expect(server.callsTo(CHANGE_ROUTE)[0]!.body).toEqual({ status: 'connected' });
  });

  it('saves a refusal immediately', async () => {
    await enter();
    server.respond(GET_ROUTE, []);
    decline();
    expect((await toastOnShow())[0]).toBe('Connection declined');
    expect(server.callsTo(CHANGE_ROUTE)[0]!.body).toEqual({ status: 'declined' });
  });

  it('sends one answer on a double click', async () => {
    await enter();
    server.respond(GET_ROUTE, []);
    const yes = button('Accept the request from Alex Sample');
    fireEvent.click(yes);
    fireEvent.click(yes);
    await toastOnShow();
    expect(sentCalls()).toEqual([CHANGE_ROUTE]);
  });

  it('can be undone, which restores the request', async () => {
    await enter();
    decline();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await section().findByRole('button', { name: 'Accept the request from Alex Sample' })).toBeEnabled();
    expect(server.callsTo(CHANGE_ROUTE).map(({ body }) => body)).toEqual([
      { status: 'declined' },
      { status: 'pending' },
    ]);
    await screen.findAllByText('Answer undone');
  });

  it('shows an error when it is too late to undo', async () => {
    await enter();
    server.respond(GET_ROUTE, []);
    accept();
    await screen.findByRole('button', { name: 'Undo' });
    server.respond(CHANGE_ROUTE, problem(409, 'It is too late to undo this answer.'));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findAllByText('Failed to undo');
    expect(section().getByText('No connection requests')).toBeInTheDocument();
  });

  it('restores the request when the server rejects the answer', async () => {
    server.respond(CHANGE_ROUTE, problem(409, 'No place is left.'));
    await enter();
    accept();
    expect(await section().findByRole('button', { name: 'Accept the request from Alex Sample' })).toBeEnabled();
    expect((await toastOnShow()).join()).toMatch(/Failed to accept connection.*No place is left/);
  });

  it('shows a mentor without room that they have none, and opens the setting', async () => {
    server.respond(CHANGE_ROUTE, problem(409, 'You have no room.', { code: 'mentorship.no-place-left' }));
    const { place } = await enter(anAlum());
    accept();
    expect((await toastOnShow()).join()).toMatch(/Failed to accept connection.*You have no room\./);
    fireEvent.click(screen.getByRole('button', { name: 'Open profile settings' }));
    await waitFor(() => expect(place()).toBe('/profile-settings?tab=details#maxMentees'));
  });

  it('lead a mentor without minutes to these, before accepting and when it is refused', async () => {
    const alumniProfile = aShownProfile({ placesLeft: 0, minutesLeft: 0 });
    server.respondByDefault('GET /api/colleges', []);
    server.respondByDefault('GET /api/alumni/8', anAlumniPage({ id: 8, alumniProfile }));
    server.respond(
      CHANGE_ROUTE,
      problem(409, 'You don’t have enough minutes left.', { code: 'mentorship.no-minutes-left' }),
    );
    const { place } = await enter(anAlum());
    accept();
    expect((await toastOnShow()).join()).toMatch(/You don’t have enough minutes left\./);
    fireEvent.click(screen.getByRole('button', { name: 'Open profile settings' }));
    await waitFor(() => expect(place()).toBe('/profile-settings?tab=details#minutesPerMonth'));
  });

  it('offers a mentor to become busy after the last place is taken', async () => {
    server.respond('GET /api/alumni/8', anAlumniPage({ id: 8, alumniProfile: aShownProfile({ placesLeft: 0 }) }));
    server.respond('PUT /api/alumni/profile', {});
    await enter(anAlum());
    accept();
    server.respond(GET_ROUTE, []);
    fireEvent.click(await section().findByRole('button', { name: 'Show me as busy' }));
    await waitFor(() =>
      expect(server.callsTo('PUT /api/alumni/profile')[0]?.body).toEqual({ availabilityStatus: 'busy' }),
    );
    await waitFor(() => expect(section().queryByText(/You have no room for more students/)).not.toBeInTheDocument());
  });
});
