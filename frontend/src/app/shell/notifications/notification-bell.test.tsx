import { screen, waitFor, within } from '@testing-library/react';
import { aNotification } from '@test/support/notifications';
import { aCollegeAdmin, aStudent } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const COUNT = 'GET /api/notifications/count';
const LIST_ROUTE = 'GET /api/notifications';
const READ_ROUTE = 'POST /api/notifications/read';

/** Finds the bell of the desktop sidebar; phones have a separate one. */
const bell = async (name: string) => within(await screen.findByRole('complementary')).findByRole('button', { name });

async function openPanel(name: string) {
  const page = visit('/', { as: aStudent() });
  await page.user.click(await bell(name));
  return { ...page, panel: within(await screen.findByRole('dialog', { name: 'Notifications' })) };
}

describe('the notification bell', () => {
  it.each([
    [0, 'Notifications'],
    [3, 'Notifications, 3 unread'],
    [100, 'Notifications, 99+ unread'],
  ])('labels %i unread as: %s', async (unread, name) => {
    server.respond(COUNT, { unread });
    visit('/', { as: aStudent() });
    await bell(name);
  });

  it('is hidden for users without a confirmed address and for unverified college administrators', async () => {
    visit('/', { as: aStudent({ emailVerified: false }) });
    await screen.findByRole('complementary');
    expect(screen.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument();
    visit('/college', { as: aCollegeAdmin() });
    expect(server.callsTo(COUNT)).toEqual([]);
  });

  it('lists the newest notifications; opening one marks it as read and opens its page', async () => {
    server.respond(COUNT, { unread: 2 });
    server.respond(LIST_ROUTE, [aNotification(), aNotification({ id: 50, title: 'Alex Sample moved your meeting' })]);
    server.respond(READ_ROUTE, { unread: 1 });
    const { user, panel, place } = await openPanel('Notifications, 2 unread');
    const [link] = await panel.findAllByRole('link', { name: /unread$/ });
    expect(link).toHaveAccessibleName(/^Kim Example wants to connect with you.*Accept.*unread$/);
    await user.click(link!);
    await screen.findByRole('heading', { level: 1, name: 'My People' });
    expect(place()).toBe('/my-people?tab=waiting');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(server.callsTo(READ_ROUTE).map(({ body }) => body)).toEqual([{ ids: [51] }]);
    await bell('Notifications, 1 unread');
  });

  it('marks everything up to the newest listed notification as read', async () => {
    server.respond(COUNT, { unread: 2 });
    server.respond(LIST_ROUTE, [aNotification(), aNotification({ id: 50 })]);
    server.respond(READ_ROUTE, { unread: 0 });
    const { user, panel } = await openPanel('Notifications, 2 unread');
    await user.click(await panel.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument());
    expect(panel.queryByRole('link', { name: /unread$/ })).not.toBeInTheDocument();
    expect(server.callsTo(READ_ROUTE).map(({ body }) => body)).toEqual([{ upTo: 51 }]);
    await user.keyboard('{Escape}');
    expect(await bell('Notifications')).toHaveFocus();
  });

  it('leads to all notifications', async () => {
    server.respond(LIST_ROUTE, []);
    const { user, panel, place } = await openPanel('Notifications');
    expect(await panel.findByText('No notifications yet')).toBeInTheDocument();
    await user.click(panel.getByRole('link', { name: 'See all notifications' }));
    await screen.findByRole('heading', { level: 1, name: 'Notifications' });
    expect(place()).toBe('/notifications');
  });

  it('offers to retry when loading fails', async () => {
    server.respond(LIST_ROUTE, problem(500));
    const { user, panel } = await openPanel('Notifications');
    const again = await panel.findByRole('button', { name: 'Try again' });
    server.respond(LIST_ROUTE, [aNotification()]);
    await user.click(again);
    expect(await panel.findByRole('link', { name: /^Kim Example/ })).toBeInTheDocument();
  });
});
