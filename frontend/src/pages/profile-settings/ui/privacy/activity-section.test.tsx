import { screen, waitFor, within } from '@testing-library/react';
import { aProfile, openSettings } from '@test/support/account';
import { toastOnShow } from '@test/support/sign-in';
import { aPreview } from '@test/support/profiles';
import { problem, server } from '@test/support/server';
import type { CollegeActivity } from '../../api/privacy/activity';

const LIST_ROUTE = 'GET /api/privacy/activity';
const CONSENT_ROUTE = 'PUT /api/privacy/consents/4';
const activity = (overrides: Partial<CollegeActivity> = {}): CollegeActivity => ({
  collegeId: 4,
  collegeName: 'Grinnell College',
  score: 21.5,
  high: true,
  closedScore: 20,
  consent: { level: 'none', expiresAt: null },
  countedSince: '2026-03-02',
  namedSince: null,
  events: [
    { id: 8, type: 'contact', points: 8, currentPoints: 6.5, at: '2026-03-03T12:00:00.000Z' },
    { id: 7, type: 'website', points: 0, currentPoints: 0, at: '2026-03-02T12:00:00.000Z' },
  ],
  ...overrides,
});

async function open(overrides: Partial<CollegeActivity> = {}) {
  server.respond(LIST_ROUTE, [activity(overrides)]);
  const page = await openSettings('privacy', aProfile());
  const card = within(await screen.findByRole('region', { name: 'What colleges see' }));
  await card.findByRole('heading', { name: 'Grinnell College' });
  return { ...page, card };
}

describe('what colleges see of a student', () => {
  it('is shown as a score with its activity', async () => {
    const { card, user } = await open();

    expect(card.getByText(/^See your intent score for each college/)).toBeVisible();
    expect(card.getByText('21.5 points')).toBeVisible();
    expect(card.getByText('High intent')).toBeVisible();
    expect(
      card.getByText('This college’s statistics have included you anonymously since the week of Mar 2, 2026.'),
    ).toBeVisible();
    await user.click(card.getByText('2 activities in this score'));
    expect(card.getByText('8 points, now 6.5')).toBeVisible();
    expect(card.getByText('No points')).toBeVisible();
  });

  it('can be deleted event by event', async () => {
    const { card, user } = await open();
    server.respond('DELETE /api/privacy/activity/8', '');
    await user.click(card.getByText('2 activities in this score'));
    server.respond(LIST_ROUTE, [activity({ score: 0, high: false, events: [] })]);
    await user.click(card.getByRole('button', { name: /^Delete: Asked an alum of the college to connect/ }));

    expect((await toastOnShow())[0]).toBe('Activity deleted');
    expect(await card.findByText('0 points')).toBeVisible();
  });

  it('can be deleted as a whole, after a confirmation', async () => {
    const { card, user } = await open();
    server.respond('DELETE /api/privacy/activity', '');
    await user.click(card.getByRole('button', { name: 'Delete all activity' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(server.callsTo('DELETE /api/privacy/activity')).toEqual([]);
    server.respond(LIST_ROUTE, []);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));

    expect(await card.findByText(/^Nothing yet/)).toBeVisible();
  });

  it('is chosen for each college', async () => {
    const { card, user } = await open();
    server.respond(CONSENT_ROUTE, { level: 'messages', expiresAt: null });
    await user.selectOptions(card.getByLabelText('What Grinnell College can do'), 'Messages');
    expect((await toastOnShow())[0]).toBe('Privacy settings updated');
    expect(server.callsTo(CONSENT_ROUTE)[0]!.body).toEqual({ level: 'messages', expiresAt: null });
  });

  it('shows why the server refused a change', async () => {
    const { card, user } = await open({ consent: { level: 'messages', expiresAt: null } });
    server.respond(CONSENT_ROUTE, problem(403, 'You can share your name with colleges once you’re 18.'));
    await user.selectOptions(card.getByLabelText('What Grinnell College can do'), 'Messages and my activity');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Share my activity' }));
    expect(await toastOnShow()).toEqual(['Update failed', 'You can share your name with colleges once you’re 18.']);
    await waitFor(() => expect(card.getByLabelText('What Grinnell College can do')).toHaveValue('messages'));
  });

  it('includes the activity of one student only after a confirmation with an end date', async () => {
    const { card, user } = await open();
    server.respond(CONSENT_ROUTE, { level: 'named', expiresAt: '2027-01-01T00:00:00.000Z' });
    const choice = card.getByLabelText('What Grinnell College can do');
    await user.selectOptions(choice, 'Messages and my activity');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Share your activity with Grinnell College?' }));
    expect(dialog.queryByRole('option', { name: 'No end date' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect([server.callsTo(CONSENT_ROUTE), (choice as HTMLSelectElement).value]).toEqual([[], 'none']);

    await user.selectOptions(choice, 'Messages and my activity');
    const again = within(screen.getByRole('alertdialog'));
    await user.selectOptions(again.getByLabelText('Until when'), 'For 30 days');
    const before = Date.now();
    await user.click(again.getByRole('button', { name: 'Share my activity' }));
    await waitFor(() => expect(server.callsTo(CONSENT_ROUTE)).toHaveLength(1));
    const { level, expiresAt } = server.callsTo(CONSENT_ROUTE)[0]!.body as { level: string; expiresAt: string };
    expect([level, Math.round((Date.parse(expiresAt) - before) / 86_400_000)]).toEqual(['named', 30]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('lists the colleges that were looked up, which are deleted one by one or with all activity', async () => {
    const inquiry = { id: 5, collegeId: 4, collegeName: 'Grinnell College', inquiryDate: '2026-03-04T12:00:00.000Z' };
    server.respond(LIST_ROUTE, []);
    server.respond('GET /api/inquiries', [inquiry, { ...inquiry, id: 6, collegeName: 'Reed College' }]);
    const { user } = await openSettings('privacy', aProfile());
    const card = within(await screen.findByRole('region', { name: 'What colleges see' }));
    await user.click(await card.findByText('2 colleges looked up in the College Hub'));
    expect(card.queryByText(/^Nothing yet/)).not.toBeInTheDocument();
    server.respond('DELETE /api/inquiries/6', '');
    server.respond('GET /api/inquiries', [inquiry]);
    await user.click(card.getByRole('button', { name: 'Delete: Reed College, Mar 4, 2026' }));
    expect(await card.findByText('1 college looked up in the College Hub')).toBeVisible();

    server.respond('DELETE /api/privacy/activity', '');
    server.respond('GET /api/inquiries', []);
    await user.click(card.getByRole('button', { name: 'Delete all activity' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await card.findByText(/^Nothing yet/)).toBeVisible();
  });

  it('never includes the name of a minor', async () => {
    server.respond('GET /api/privacy/preview', aPreview({ isShown: false, why: 'minor' }));
    const { card } = await open({ score: 0, high: false, countedSince: null, events: [] });

    expect(await card.findByText(/^Until you’re 18, we count visits without/)).toBeVisible();
    expect(card.queryByText(/your intent score|points?$|statistics don’t/)).not.toBeInTheDocument();
    const options = within(card.getByLabelText('What Grinnell College can do')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Anonymous only', 'Messages']);
  });

  it('is counted until counting is turned off', async () => {
    server.respond('PUT /api/privacy/counting', { countVisits: false });
    const { card, user } = await open();
    await user.click(card.getByRole('switch', { name: 'Count my visits anonymously' }));

    expect(server.callsTo('PUT /api/privacy/counting')[0]!.body).toEqual({ countVisits: false });
    expect(await card.findByText(/^We aren’t recording your activity/)).toBeVisible();
  });
});
