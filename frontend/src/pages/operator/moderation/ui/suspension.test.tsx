import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCase, anOwnCase, moderate } from '@test/support/moderation';
import { problem, server } from '@test/support/server';
import type { ModerationCaseDetail } from '../api/cases';

const CASE_ROUTE = 'GET /api/moderation/cases/5';
const ACTIONS = 'POST /api/moderation/cases/5/actions';
const END = '2030-05-01T12:00:00.000Z';

const suspended = (overrides: Partial<ModerationCaseDetail> = {}) =>
  anOwnCase({
    status: 'closed',
    outcome: 'suspended',
    claimedBy: null,
    subject: { ...aCase().subject!, isSuspended: true, suspendedUntil: END },
    ...overrides,
  });

async function open(found: ModerationCaseDetail) {
  server.respond(CASE_ROUTE, found);
  const page = moderate('/moderation?case=5');
  await screen.findByRole('heading', { level: 2 });
  return page;
}
async function change(found = suspended()) {
  const { user } = await open(found);
  await user.click(screen.getByRole('button', { name: 'Change suspension' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change the suspension of Alex Sample?' }));
  await user.type(dialog.getByLabelText('Message to Alex Sample'), 'Longer now.');
  const choose = async (date: string) => {
    await user.click(dialog.getByRole('radio', { name: 'Until a date' }));
    fireEvent.change(dialog.getByLabelText('Ends on'), { target: { value: date } });
  };
  return { user, dialog, choose, send: () => user.click(dialog.getByRole('button', { name: 'Change suspension' })) };
}
const dateInYears = (years: number) => `${new Date().getFullYear() + years}-03-01`;
const sent = () => server.callsTo(ACTIONS).map(({ body }) => body);

describe('the end of a suspension', () => {
  it("can be another day, which begins in the operator's time zone", async () => {
    const { choose, send } = await change();
    await choose(dateInYears(2));
    server.respond(ACTIONS, suspended({ version: 5 }));
    await send();
    expect(await screen.findByText('Suspension changed')).toBeInTheDocument();
    const until = new Date(`${dateInYears(2)}T00:00`).toISOString();
    expect(sent()).toEqual([{ action: 'change-suspension', note: 'Longer now.', version: 4, until }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be left open', async () => {
    const { user, dialog, send } = await change();
    await user.click(dialog.getByRole('radio', { name: 'Until lifted' }));
    server.respond(ACTIONS, suspended({ version: 5 }));
    await send();
    await waitFor(() => expect(sent()).toEqual([{ action: 'change-suspension', note: 'Longer now.', version: 4 }]));
  });

  it.each([
    ['', 'Choose a date.'],
    ['2020-01-01', 'Choose a date in the future.'],
    [dateInYears(6), 'Choose a date within 5 years, or “Until lifted”.'],
  ])('is rejected if it is “%s”', async (date, dateError) => {
    const { dialog, choose, send } = await change();
    await choose(date);
    await send();
    expect(dialog.getByText(dateError)).toBeInTheDocument();
    expect(dialog.getByLabelText('Ends on')).toHaveFocus();
    expect(dialog.getByLabelText('Ends on')).toBeInvalid();
    expect(sent()).toEqual([]);
  });

  it("shows the server's error at its field, and keeps the entries", async () => {
    const { dialog, choose, send } = await change();
    await choose(dateInYears(2));
    const errors = [{ field: 'until', message: 'The end of the suspension must be within 1 year' }];
    server.respond(ACTIONS, problem(400, 'until is wrong', { errors }));
    await send();
    expect(await dialog.findByText('The end of the suspension must be within 1 year')).toBeInTheDocument();
    expect(dialog.getByLabelText('Ends on')).toHaveValue(dateInYears(2));
    expect(dialog.getByLabelText('Message to Alex Sample')).toHaveValue('Longer now.');
  });

  it('can be chosen when suspending', async () => {
    const { user } = await open(anOwnCase());
    await user.click(screen.getByRole('button', { name: 'Suspend' }));
    await user.click(screen.getByRole('radio', { name: 'Until a date' }));
    fireEvent.change(screen.getByLabelText('Ends on'), { target: { value: dateInYears(1) } });
    await user.type(screen.getByLabelText('Message to Alex Sample'), 'Stop.');
    server.respond(ACTIONS, suspended());
    await user.click(screen.getByRole('button', { name: 'Suspend account' }));
    await waitFor(() => expect(sent()).toMatchObject([{ until: new Date(`${dateInYears(1)}T00:00`).toISOString() }]));
  });

  it('can be changed in another case of a suspended person', async () => {
    const { subject } = suspended();
    await open(anOwnCase({ subject }));
    expect(screen.getByRole('button', { name: 'Change suspension' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
  });

  it('is in the history, with and without a date', async () => {
    const entry = { at: END, operatorName: 'Olive Operator', note: null } as const;
    await open(
      suspended({
        history: [
          { ...entry, action: 'suspend', until: null },
          { ...entry, action: 'change-suspension', until: END },
          { ...entry, action: 'change-suspension', until: null },
        ],
      }),
    );
    const shown = within(screen.getByRole('region', { name: 'History and notes' })).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Suspended the accountNo end date/),
      expect.stringMatching(/^Changed the suspensionEnds May 1, 2030/),
      expect.stringMatching(/^Changed the suspensionNo end date/),
    ]);
  });
});
