import { screen, waitFor, within } from '@testing-library/react';
import { aNotification } from '@test/support/notifications';
import { aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const LIST_ROUTE = 'GET /api/notifications';
const READ_ROUTE = 'POST /api/notifications/read';

async function open(address = '/notifications') {
  const page = visit(address, { as: aStudent() });
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  return page;
}
const main = () => within(screen.getByRole('main'));

describe('the notifications page', () => {
  it('requires signing in, and keeps the URL for the return', async () => {
    const { place } = visit('/notifications?unread=1');
    await screen.findByRole('form', { name: 'Login' });
    expect(place()).toBe('/auth?next=%2Fnotifications%3Funread%3D1');
  });

  it('groups notifications by day, and marks the unread ones', async () => {
    const now = Date.now();
    server.respond(LIST_ROUTE, [
      aNotification({ createdAt: new Date(now).toISOString() }),
      aNotification({ id: 50, createdAt: new Date(now).toISOString(), readAt: new Date(now).toISOString() }),
      aNotification({ id: 49, kind: 'account', actor: null, createdAt: '2020-03-02T12:00:00.000Z' }),
    ]);
    await open();
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    expect(today.getAllByRole('link')).toHaveLength(2);
    expect(today.getAllByRole('link', { name: /unread$/ })).toHaveLength(1);
    const before = within(screen.getByRole('region', { name: 'Monday, March 2, 2020' }));
    expect(before.getAllByRole('link')).toHaveLength(1);
  });

  it('loads the next page, and focuses its first notification', async () => {
    server.respond(LIST_ROUTE, ({ query }) =>
      query.get('before')
        ? [aNotification({ id: 20, title: 'An older one' })]
        : reply(200, [aNotification()], { Link: '</api/notifications?limit=30&before=51>; rel="next"' }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Show more notifications' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /^An older one/ })).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^Show more/ })).not.toBeInTheDocument();
    expect(server.callsTo(LIST_ROUTE).map(({ query }) => query.get('before'))).toEqual([null, '51']);
  });

  it('keeps the filter in the URL', async () => {
    server.respond(LIST_ROUTE, ({ query }) => (query.get('unread') ? [] : [aNotification()]));
    const { user, place } = await open();
    await user.click(screen.getByRole('radio', { name: 'Unread' }));
    expect(await screen.findByText("You're all caught up")).toBeInTheDocument();
    expect(place()).toBe('/notifications?unread=1');
    expect(server.callsTo(LIST_ROUTE).at(-1)?.query.get('unread')).toBe('true');
    await user.click(screen.getByRole('radio', { name: 'All' }));
    expect(await screen.findByRole('link', { name: /^Kim Example/ })).toBeInTheDocument();
    expect(place()).toBe('/notifications');
  });

  it('marks everything as read', async () => {
    server.respond(LIST_ROUTE, [aNotification(), aNotification({ id: 50 })]);
    server.respond(READ_ROUTE, { unread: 0 });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(main().queryByRole('link', { name: /unread$/ })).not.toBeInTheDocument());
    expect(server.callsTo(READ_ROUTE).map(({ body }) => body)).toEqual([{ upTo: 51 }]);
  });

  it('shows an error when marking fails', async () => {
    server.respond(LIST_ROUTE, [aNotification()]);
    server.respond(READ_ROUTE, problem(500));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('Failed to mark as read')).toBeInTheDocument();
    expect(main().getByRole('link', { name: /unread$/ })).toBeInTheDocument();
  });

  it('offers to retry when loading fails, and shows a notice if there are none', async () => {
    server.respond(LIST_ROUTE, problem(500));
    const { user } = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.respond(LIST_ROUTE, []);
    await user.click(again);
    expect(await screen.findByText('No notifications yet')).toBeInTheDocument();
  });
});
