import { act, screen, waitFor, within } from '@testing-library/react';
import { aProfile, openSettings } from '@test/support/account';
import { goesOnline } from '@test/support/browser';
import { aKind, someSettings } from '@test/support/notifications';
import { anAlum } from '@test/support/people';
import { FakePush } from '@test/support/push';
import { problem, reply, server, type Call } from '@test/support/server';
import type { NotificationSettings, NotificationSettingsChange } from '../../api/notifications/notification-settings';

const SHOW_ROUTE = 'GET /api/notifications/settings';
const CHANGE_ROUTE = 'PATCH /api/notifications/settings';
const PUT_ROUTE = 'PUT /api/notifications/push-subscriptions';
const DELETE_ROUTE = 'DELETE /api/notifications/push-subscriptions';

async function open(settings: Partial<NotificationSettings> = {}, profile = aProfile()) {
  server.respond(SHOW_ROUTE, someSettings(settings));
  const page = await openSettings('notifications', profile);
  await screen.findByRole('group', { name: 'Connection requests' });
  return page;
}
const control = (name: string) => screen.getByRole('switch', { name });

describe('the notification switches', () => {
  it('are changed one by one, immediately', async () => {
    const savedSettings = someSettings();
    server.respond(CHANGE_ROUTE, ({ body }: Call) => {
      const [change] = (body as NotificationSettingsChange).kinds ?? [];
      return {
        ...savedSettings,
        kinds: savedSettings.kinds.map((one) => (one.kind === change?.kind ? { ...one, ...change } : one)),
      };
    });
    const { user } = await open();
    await user.click(control('Connection requests: Email'));
    expect(control('Connection requests: Email')).not.toBeChecked();
    await waitFor(() => expect(server.callsTo(CHANGE_ROUTE)).toHaveLength(1));
    expect(server.callsTo(CHANGE_ROUTE)[0]?.body).toEqual({ kinds: [{ kind: 'request', mail: false }] });
    expect(control('Connection requests: App')).toBeChecked();
  });

  it('are reverted when the server refuses', async () => {
    server.respond(CHANGE_ROUTE, problem(500));
    const { user } = await open();
    await user.click(control('Connection requests: Push'));
    expect(await screen.findByText('Update failed')).toBeInTheDocument();
    await waitFor(() => expect(control('Connection requests: Push')).toBeChecked());
  });

  it.each([
    ['student', aProfile(), 1],
    ['alum', aProfile(anAlum()), 0],
  ])('include messages from colleges if the user can allow them: %s', async (_, profile, count) => {
    const kinds = [aKind(), aKind({ kind: 'college-message', label: 'Messages from colleges' })];
    await open({ kinds }, profile);
    expect(screen.queryAllByRole('group', { name: 'Messages from colleges' })).toHaveLength(count);
  });

  it('show which of them cannot be changed', async () => {
    await open();
    const account = within(screen.getByRole('group', { name: 'Account' }));
    expect(account.getByRole('switch', { name: 'Account: App' })).toBeDisabled();
    expect(account.getByRole('switch', { name: 'Account: Email' })).toHaveAccessibleDescription(
      'Always on in the app and by email.',
    );
    expect(account.getByRole('switch', { name: 'Account: Push' })).toBeEnabled();
  });

  it('offer one email a day', async () => {
    server.respond(CHANGE_ROUTE, someSettings({ dailyDigest: true }));
    const { user } = await open();
    await user.click(control('Daily summary'));
    expect(await screen.findByText("One email a day lists everything you haven't read.")).toBeInTheDocument();
    expect(server.callsTo(CHANGE_ROUTE)[0]?.body).toEqual({ dailyDigest: true });
  });

  it('are disabled while offline', async () => {
    await open();
    act(() => goesOnline(false));
    expect(control('Daily summary')).toBeDisabled();
    expect(control('Connection requests: App')).toBeDisabled();
    act(() => goesOnline(true));
  });
});

describe('push on this device', () => {
  let push: FakePush;
  beforeEach(() => (push = new FakePush()));
  afterEach(() => push.remove());

  const findTurnOnButton = () => screen.findByRole('button', { name: 'Turn on push on this device' });

  it('asks for permission after a click, and subscribes', async () => {
    server.respond(PUT_ROUTE, reply(204));
    const { user } = await open();
    const button = await findTurnOnButton();
    expect(push.questions).toBe(0);
    await user.click(button);
    expect(await screen.findByText('Push notifications are on for this device.')).toBeInTheDocument();
    expect(push.questions).toBe(1);
    expect(push.keys).toEqual([[1, 2, 3]]);
    expect(server.callsTo(PUT_ROUTE)[0]?.body).toEqual({
      endpoint: 'https://push.example/1',
      keys: { p256dh: 'public', auth: 'secret' },
    });
  });

  it('can be turned off, on the server and in the browser', async () => {
    server.respond(PUT_ROUTE, reply(204));
    server.respond(DELETE_ROUTE, reply(204));
    const { user } = await open();
    await user.click(await findTurnOnButton());
    await user.click(await screen.findByRole('button', { name: 'Turn off push on this device' }));
    await findTurnOnButton();
    expect(push.subscription).toBeNull();
    expect(server.callsTo(DELETE_ROUTE)[0]?.body).toEqual({ endpoint: 'https://push.example/1' });
  });

  it('reports that the browser blocks it', async () => {
    push.answer = 'denied';
    const { user } = await open();
    await user.click(await findTurnOnButton());
    expect(await screen.findByText(/^Push notifications are blocked in this browser/)).toBeInTheDocument();
    expect(server.callsTo(PUT_ROUTE)).toEqual([]);
  });

  it('reports a failure, and stays off', async () => {
    push.fails = true;
    const { user } = await open();
    await user.click(await findTurnOnButton());
    expect(await screen.findByText(/^Your browser couldn’t set up push/)).toBeInTheDocument();
    await findTurnOnButton();
  });

  it('is not available without a key from the server', async () => {
    await open({ pushPublicKey: '' });
    expect(screen.getByText("Push notifications aren't available right now.")).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /push on this device/ })).not.toBeInTheDocument();
  });
});

describe('push in an unsupported browser', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64)', "This browser doesn't support push notifications."],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', /only in the installed app.*Add to Home Screen/],
  ])('explains why: %s', async (userAgent, text) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    await open();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
