import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeSource } from '@test/support/event-source';
import { aCase, aCaseDetail, anOwnCase, moderate } from '@test/support/moderation';
import { server } from '@test/support/server';

const CASES_ROUTE = 'GET /api/moderation/cases';
const CASE_ROUTE = 'GET /api/moderation/cases/5';
const SUMMARY_ROUTE = 'GET /api/moderation/summary';

describe('changes by other operators', () => {
  const browser: { EventSource?: unknown } = globalThis;
  beforeEach(() => {
    browser.EventSource = FakeSource;
    FakeSource.made = [];
  });
  afterEach(() => delete browser.EventSource);

  const sendCaseUpdate = async (caseId: number) => {
    await waitFor(() => expect(FakeSource.made).toHaveLength(1));
    act(() => FakeSource.made[0]!.says('moderation.changed', { caseId }, '3'));
  };

  it('appear in the list and in the counts without a reload of the page', async () => {
    moderate();
    expect(await screen.findByText('No open cases. New reports appear here.')).toBeInTheDocument();
    server.respond(CASES_ROUTE, [aCase()]);
    server.respond(SUMMARY_ROUTE, { open: 3, urgent: 1, administrators: 0, support: 0 });
    await sendCaseUpdate(5);
    expect(await screen.findByRole('link', { name: /^Message from Alex Sample/ })).toBeInTheDocument();
    expect(await screen.findByRole('tab', { name: 'Reports (3)' })).toBeInTheDocument();
  });

  it('appear in the open case, and keep a note that is being written', async () => {
    server.respond(CASE_ROUTE, anOwnCase());
    const { user } = moderate('/moderation?case=5');
    await user.type(await screen.findByRole('textbox', { name: 'Add a note' }), 'Half a note');
    server.respond(CASE_ROUTE, anOwnCase({ reportCount: 4, version: 9 }));
    await sendCaseUpdate(5);
    expect(await screen.findByText(/4 reports/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Add a note' })).toHaveValue('Half a note');
  });

  it('do not reload an unchanged case, because each access to a copy is logged', async () => {
    server.respond(CASE_ROUTE, aCaseDetail());
    moderate('/moderation?case=5');
    await screen.findByRole('heading', { level: 2 });
    const before = server.callsTo(CASE_ROUTE).length;
    const lists = server.callsTo(CASES_ROUTE).length;
    await sendCaseUpdate(6);
    await waitFor(() => expect(server.callsTo(CASES_ROUTE).length).toBeGreaterThan(lists));
    expect(server.callsTo(CASE_ROUTE)).toHaveLength(before);
  });

  it('keep the version that was loaded for an open decision', async () => {
    server.respond(CASE_ROUTE, anOwnCase());
    const { user } = moderate('/moderation?case=5');
    await user.click(await screen.findByRole('button', { name: 'Warn' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Warn Alex Sample?' }));
    await user.type(dialog.getByLabelText('Message to Alex Sample'), 'Be kind.');
    server.respond(CASE_ROUTE, anOwnCase({ reportCount: 4, version: 9 }));
    await sendCaseUpdate(5);
    await waitFor(() => expect(screen.getByText(/4 reports/)).toBeInTheDocument());
    server.respond('POST /api/moderation/cases/5/actions', anOwnCase({ version: 10 }));
    await user.click(dialog.getByRole('button', { name: 'Send warning' }));
    await waitFor(() => expect(server.callsTo('POST /api/moderation/cases/5/actions')).toHaveLength(1));
    const [call] = server.callsTo('POST /api/moderation/cases/5/actions');
    expect(call?.body).toMatchObject({ version: 4 });
  });
});
