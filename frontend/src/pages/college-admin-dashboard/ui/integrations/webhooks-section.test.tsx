import { act, screen, waitFor, within } from '@testing-library/react';
import { goesOnline } from '@test/support/browser';
import { anOwnCollege } from '@test/support/colleges';
import { aVerifiedAdmin } from '@test/support/people';
import { toastOnShow } from '@test/support/sign-in';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { Webhook, WebhookDelivery } from '../../api/webhooks';

const URL = 'https://hooks.example.edu/gradspan';

/** Finds a button of the webhook by its label. */
const ofWebhook = (label: string) => ({ name: new RegExp(`^${label} ?: ${URL}$`) });

const aWebhook = (changes: Partial<Webhook> = {}): Webhook => ({
  id: 3,
  url: URL,
  events: ['claim.created', 'profile.changed'],
  pausedBecause: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  failingSince: null,
  previousSecretUntil: null,
  ...changes,
});

const aDelivery = (changes: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 9,
  messageId: 'msg_1',
  type: 'claim.created',
  status: 'delivered',
  attempts: 1,
  createdAt: '2026-11-02T12:00:00.000Z',
  lastAttemptAt: '2026-11-02T12:00:00.000Z',
  nextAttemptAt: null,
  answerStatus: 204,
  problem: null,
  durationMs: 85,
  ...changes,
});

beforeEach(() => {
  server.respondByDefault('GET /api/colleges/1', problem(404));
  server.respond('GET /api/admin/college', anOwnCollege());
});

async function open(...webhooks: Webhook[]) {
  server.respond('GET /api/webhooks', webhooks);
  const { user } = visit('/college-admin-dashboard?tab=integrations', { as: aVerifiedAdmin() });
  const section = within(await screen.findByRole('region', { name: 'Webhooks' }));
  return { user, section };
}

describe('the webhooks of a college', () => {
  it('are added with an address and events, and show their secret once', async () => {
    server.respond('POST /api/webhooks', { ...aWebhook(), secret: 'whsec_c2VjcmV0' });
    const { user, section } = await open();
    expect(await section.findByText('No webhooks yet.')).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Add webhook' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add webhook' }));
    await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
    expect(dialog.getByLabelText('Address')).toHaveAccessibleDescription(/Enter the address/);
    expect(dialog.getByText('Choose at least one event.')).toBeVisible();
    expect(server.callsTo('POST /api/webhooks')).toEqual([]);

    await user.type(dialog.getByLabelText('Address'), URL);
    await user.click(dialog.getByLabelText('An alum claims their profile'));
    await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Copy the secret' }));
    expect(shown.getByText('whsec_c2VjcmV0')).toBeVisible();
    expect(server.callsTo('POST /api/webhooks')[0]!.body).toEqual({ url: URL, events: ['claim.created'] });
    await user.click(shown.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('whsec_c2VjcmV0')).not.toBeInTheDocument();
  });

  it('show why an address is refused', async () => {
    const message = 'This address isn’t on the public internet.';
    server.respond('POST /api/webhooks', problem(400, message, { errors: [{ field: 'url', message }] }));
    const { user, section } = await open();
    await user.click(await section.findByRole('button', { name: 'Add webhook' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add webhook' }));
    await user.type(dialog.getByLabelText('Address'), 'https://10.0.0.1/');
    await user.click(dialog.getByLabelText('An alum claims their profile'));
    await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
    await waitFor(() => expect(dialog.getByLabelText('Address')).toHaveAccessibleDescription(/public internet/));
  });

  it('are paused and resumed', async () => {
    server.respond('PATCH /api/webhooks/3', aWebhook({ pausedBecause: null }));
    const { user, section } = await open(aWebhook({ pausedBecause: 'failures' }));
    expect(await section.findByText(/didn’t accept a message for three days/)).toBeVisible();
    await user.click(section.getByRole('button', ofWebhook('Resume')));
    expect((await toastOnShow())[0]).toBe('Webhook resumed');
    expect(server.callsTo('PATCH /api/webhooks/3')[0]!.body).toEqual({ isPaused: false });
  });

  it('get a new secret or are deleted after a confirmation', async () => {
    server.respond('POST /api/webhooks/3/rotate-secret', { ...aWebhook(), secret: 'whsec_bmV3' });
    server.respond('DELETE /api/webhooks/3', null);
    const { user, section } = await open(aWebhook());
    await user.click(await section.findByRole('button', ofWebhook('New secret')));
    await user.click(screen.getByRole('button', { name: 'Create new secret' }));
    expect(await screen.findByText('whsec_bmV3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(section.getByRole('button', ofWebhook('Delete')));
    await user.click(screen.getByRole('button', { name: 'Delete webhook' }));
    await waitFor(() => expect(server.callsTo('DELETE /api/webhooks/3')).toHaveLength(1));
  });

  it('list what was sent, and send it again', async () => {
    server.respond('GET /api/webhooks/3/deliveries', [
      aDelivery({ id: 10, status: 'failed', attempts: 13, answerStatus: null, problem: 'timeout' }),
      aDelivery(),
    ]);
    server.respond('POST /api/webhooks/deliveries/10/redeliver', aDelivery({ id: 10, status: 'waiting' }));
    server.respond('POST /api/webhooks/3/test', aDelivery({ id: 11, type: 'webhook.test', status: 'waiting' }));
    const { user, section } = await open(aWebhook());
    await user.click(await section.findByRole('button', ofWebhook('Deliveries')));
    const drawer = within(screen.getByRole('dialog', { name: 'Deliveries' }));
    const [failed, delivered] = await drawer.findAllByRole('listitem');
    expect(failed).toHaveTextContent(/Failed.*No answer within 10 seconds · 13 attempts/);
    expect(delivered).toHaveTextContent(/Delivered.*Status 204 in 85 ms/);

    await user.click(within(failed!).getByRole('button', { name: /Send again/ }));
    await waitFor(() => expect(server.callsTo('POST /api/webhooks/deliveries/10/redeliver')).toHaveLength(1));
    await user.click(drawer.getByRole('button', { name: 'Send test message' }));
    await waitFor(() => expect(server.callsTo('POST /api/webhooks/3/test')).toHaveLength(1));
  });

  it('can’t be changed without a connection', async () => {
    const { section } = await open(aWebhook());
    await section.findByRole('button', ofWebhook('Delete'));
    act(() => goesOnline(false));
    for (const button of section.getAllByRole('button')) expect(button).toBeDisabled();
    act(() => goesOnline(true));
    for (const button of section.getAllByRole('button')) expect(button).toBeEnabled();
  });

  it("offer to retry when they can't be loaded", async () => {
    server.respond('GET /api/webhooks', problem(503));
    visit('/college-admin-dashboard?tab=integrations', { as: aVerifiedAdmin() });
    const section = within(await screen.findByRole('region', { name: 'Webhooks' }));
    expect(await section.findByRole('button', { name: /again/i })).toBeVisible();
  });

  it('are five at most', async () => {
    const { section } = await open(...[1, 2, 3, 4, 5].map((id) => aWebhook({ id })));
    expect(await section.findByText(/You can have 5 webhooks/)).toBeVisible();
    expect(section.queryByRole('button', { name: 'Add webhook' })).not.toBeInTheDocument();
  });
});
