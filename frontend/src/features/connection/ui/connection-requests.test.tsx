import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aConnection, anAlumniPage, aShownProfile } from '@test/support/alumni';
import { aMessage, aRequest, enterDashboard } from '@test/support/dashboard';
import { toastOnShow } from '@test/support/entrance';
import { anAlum, aStudent } from '@test/support/people';
import { problem, server } from '@test/support/server';

const GET = 'GET /api/connection-requests';
const READ = 'PATCH /api/messages/91/read';
const WRITE = 'POST /api/messages';

const section = () => within(screen.getByRole('region', { name: 'Pending Connection Requests' }));
const button = (name: string) => section().getByRole('button', { name });
const accept = () => fireEvent.click(button('Accept the request of Alex Sample'));
const decline = () => fireEvent.click(button('Decline the request of Alex Sample'));
const told = () => server.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
const UNDO_MS = 6_000;

/** As when the time is over in which an answer can be taken back. */
const waitUntilSent = () => act(() => jest.advanceTimersByTimeAsync(UNDO_MS));

async function enter(as = aStudent()) {
  server.answersByDefault(GET, [aRequest()]);
  server.answersByDefault('GET /api/connections', [aConnection({ fromUserId: 21, toUserId: 7 })]);
  server.answersByDefault(READ, aMessage({ id: 91, read: true }));
  server.answersByDefault(WRITE, aMessage({ id: 92, senderId: 7, recipientId: 21 }));
  const page = await enterDashboard(as);
  await screen.findByRole('region', { name: 'Pending Connection Requests' });
  return page;
}

describe('requests that wait for an answer', () => {
  it('are counted, and say who asks and why', async () => {
    server.answers(GET, [
      aRequest(),
      aRequest({ id: 93, connectionId: 62, sender: { id: 22, fullName: '', avatarUrl: null } }),
      aRequest({ id: 94, message: { id: 94, content: '  ', sentAt: '2026-01-05T12:00:00.000Z' } }),
    ]);
    await enter();
    expect(section().getByText('2 requests')).toBeInTheDocument();
    expect(section().getAllByText('May I show you our lab?')).toHaveLength(2);
    expect(await section().findByRole('link', { name: 'Alex Sample' })).toHaveAttribute('href', '/alumni/21');
    expect(section().getByRole('heading', { name: 'User 22' })).toBeInTheDocument();
  });

  it('have no place on the page while there are none', async () => {
    await enterDashboard(aStudent());
    expect(screen.queryByRole('region', { name: 'Pending Connection Requests' })).not.toBeInTheDocument();
  });

  it('that cannot be read say so', async () => {
    server.answers(GET, problem(500));
    await enter();
    expect(section().getByRole('alert')).toHaveTextContent('Server error. Please try again later.');
  });

  it('can be asked about before anybody decides', async () => {
    server.answers('PATCH /api/connections/61', aConnection({ question: 'Which lab?' }));
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
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('with a yes marks it as read and writes back, once it cannot be taken back any more', async () => {
    await enter();
    accept();
    expect(section().getByText('No connection requests')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Pending Connection Requests' })).toHaveFocus();
    expect((await toastOnShow())[0]).toBe('Accepting the request of Alex Sample');
    expect(told()).toEqual([]);

    server.answers(GET, []);
    await waitUntilSent();
    await waitFor(() => expect(told()).toEqual([READ, WRITE]));
    expect(server.callsTo(WRITE)[0]!.body).toEqual({
      recipientId: 21,
      content: "Thanks for reaching out! I'd be happy to connect with you.",
    });
    expect((await toastOnShow())[0]).toBe('Connection accepted');
  });

  it('with a no only marks it as read', async () => {
    await enter();
    decline();
    server.answers(GET, []);
    await waitUntilSent();
    await waitFor(() => expect(told()).toEqual([READ]));
    expect((await toastOnShow())[0]).toBe('Connection declined');
  });

  it('can be taken back, and then nobody hears of it', async () => {
    await enter();
    decline();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(button('Accept the request of Alex Sample')).toBeEnabled();
    await waitUntilSent();
    expect(told()).toEqual([]);
  });

  it('is sent at once when somebody leaves the page', async () => {
    const { router } = await enter();
    decline();
    server.answers('GET /api/user/profile', problem(500));
    await act(() => router.navigate({ to: '/terms' }));
    await waitFor(() => expect(told()).toEqual([READ]));
  });

  it.each([
    ['a yes', accept, [WRITE]],
    ['a no', decline, [READ]],
  ])('with %s is told when the page is closed or loaded anew, once', async (_, answer, calls) => {
    await enter();
    answer();
    fireEvent(window, new Event('pagehide'));
    await waitUntilSent();
    expect(told()).toEqual(calls);
  });

  it('that the server refuses brings the request back', async () => {
    server.answers(READ, problem(500));
    await enter();
    accept();
    await waitUntilSent();
    expect(await section().findByRole('button', { name: 'Accept the request of Alex Sample' })).toBeEnabled();
    expect((await toastOnShow())[0]).toBe('Failed to accept connection');
    expect(told()).toEqual([READ]);
  });

  it('with a yes that does not arrive says what did, and can be tried again', async () => {
    server.answers(WRITE, problem(409, 'No place is left.'));
    await enter();
    accept();
    server.answers(GET, []);
    await waitUntilSent();
    await waitFor(() => expect(told()).toEqual([READ, WRITE]));
    expect((await toastOnShow()).join()).toMatch(/Failed to accept connection.*marked as read, and not accepted/);

    server.answers(WRITE, aMessage({ id: 92, senderId: 7, recipientId: 21 }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findAllByText('Connection accepted');
    expect(told()).toEqual([READ, WRITE, WRITE]);
  });

  it('with the last place asks a mentor whether that is enough', async () => {
    server.answers('GET /api/alumni/8', anAlumniPage({ id: 8, alumniProfile: aShownProfile({ placesLeft: 0 }) }));
    server.answers('PUT /api/alumni/profile', {});
    await enter(anAlum());
    accept();
    server.answers(GET, []);
    await waitUntilSent();
    fireEvent.click(await section().findByRole('button', { name: 'Set me unavailable' }));
    await waitFor(() =>
      expect(server.callsTo('PUT /api/alumni/profile')[0]?.body).toEqual({ availabilityStatus: 'busy' }),
    );
    await waitFor(() => expect(section().queryByText(/Every place that you offer/)).not.toBeInTheDocument());
  });
});
