import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCollege } from '@test/support/colleges';
import { aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { toastOnShow } from '@test/support/sign-in';
import { visit } from '@test/support/visit';

const LIST = 'GET /api/saved-colleges';
const PATCH = 'PATCH /api/saved-colleges/1';
const saved = (id: number, plan: object = {}) => ({
  ...aCollege({ id, name: `College ${id}` }),
  saved_at: `2026-01-0${id}T12:00:00.000Z`,
  status: 'considering',
  deadline: null,
  note: null,
  ...plan,
});

async function open(...list: object[]) {
  server.respond(LIST, list);
  server.respond('GET /api/colleges/popular', []);
  const page = visit('/college', { as: aStudent() });
  await screen.findByRole('heading', { level: 2, name: 'Saved Colleges' });
  return page;
}
const region = () => within(screen.getByRole('region', { name: 'Saved Colleges' }));
const row = async (id: number) => within(await screen.findByRole('region', { name: `College ${id}` }));
const names = () =>
  region()
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('link').textContent);

describe('the saved colleges in the hub', () => {
  it('show the plans, the next deadline first', async () => {
    await open(
      saved(1),
      saved(2, { status: 'applying', deadline: '2999-02-01', note: 'Essay\nForm' }),
      saved(3, { deadline: '2001-02-01' }),
    );
    const second = await row(2);
    expect(second.getByLabelText('Status')).toHaveValue('applying');
    expect(second.getByLabelText('Deadline')).toHaveValue('2999-02-01');
    expect(second.getByText(/^Essay/)).toHaveTextContent('Essay Form');
    expect(region().getByText(/^Next deadline/)).toHaveTextContent('Next deadline: Feb 1, 2999, College 2');
    expect((await row(3)).getByText('This date has passed.')).toBeInTheDocument();
    expect(names()).toEqual([2, 1, 3].map((id) => expect.stringContaining(`College ${id}`) as string));
  });

  it('keep their places while they are edited, and can be sorted again', async () => {
    server.respond(PATCH, saved(1, { status: 'chosen' }));
    const { user } = await open(saved(2), saved(1));
    await user.selectOptions((await row(1)).getByLabelText('Status'), 'Chosen');
    expect(names()[0]).toContain('College 2');
    await user.selectOptions(region().getByLabelText('Sort by'), 'Status');
    expect(names()[0]).toContain('College 1');
    expect(server.callsTo(PATCH).map(({ body }) => body)).toEqual([{ status: 'chosen' }]);
  });

  it('show a change at once, and the old value when the server refuses', async () => {
    const requests = server.holdRequests(PATCH);
    const { user } = await open(saved(1, { status: 'applied' }));
    const status = (await row(1)).getByLabelText('Status');
    await user.selectOptions(status, 'Accepted');
    expect(status).toHaveValue('accepted');
    await waitFor(() => expect(requests).toHaveLength(1));
    requests[0]!.answer(problem(500));
    await waitFor(() => expect(status).toHaveValue('applied'));
    expect((await toastOnShow())[0]).toBe('Error');
  });

  it('save a complete deadline once, and remove it', async () => {
    server.respond(PATCH, saved(1));
    await open(saved(1));
    const field = (await row(1)).getByLabelText('Deadline');
    fireEvent.change(field, { target: { value: '0202-01-15' } });
    fireEvent.change(field, { target: { value: '2027-01-15' } });
    fireEvent.blur(field);
    await waitFor(() => expect(server.callsTo(PATCH)).toHaveLength(1));
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.blur(field);
    await waitFor(() => expect(server.callsTo(PATCH)).toHaveLength(2));
    expect(server.callsTo(PATCH).map(({ body }) => body)).toEqual([{ deadline: '2027-01-15' }, { deadline: null }]);
  });

  it('say which dates are invalid', async () => {
    await open(saved(1));
    const field = (await row(1)).getByLabelText('Deadline');
    fireEvent.change(field, { target: { value: '0002-01-15' } });
    fireEvent.blur(field);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Enter a full date, such as 01/15/2027.');
    expect(server.callsTo(PATCH)).toEqual([]);
  });

  it('save a note, trimmed, and keep its text when that fails', async () => {
    server.respond(PATCH, problem(500));
    const { user } = await open(saved(1));
    await user.click((await row(1)).getByRole('button', { name: 'Add note about College 1' }));
    expect(screen.getByLabelText('Note')).toHaveFocus();
    await user.keyboard(' Ask about the lab ');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect((await toastOnShow())[0]).toBe('Error');
    expect(screen.getByLabelText('Note')).toHaveValue(' Ask about the lab ');

    server.respond(PATCH, saved(1, { note: 'Ask about the lab' }));
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await (await row(1)).findByText('Ask about the lab')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit note about College 1' })).toHaveFocus());
    expect(server.callsTo(PATCH).at(-1)?.body).toEqual({ note: 'Ask about the lab' });
  });

  it('delete a note, and undo that', async () => {
    server.respond(PATCH, saved(1));
    const { user } = await open(saved(1, { note: 'Old' }));
    await user.click((await row(1)).getByRole('button', { name: 'Edit note about College 1' }));
    await user.clear(screen.getByLabelText('Note'));
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await (await row(1)).findByText('Old')).toBeInTheDocument();
    await waitFor(() =>
      expect(server.callsTo(PATCH).map(({ body }) => body)).toEqual([{ note: null }, { note: 'Old' }]),
    );
  });

  it('refuse a note that is too long, and cancel with Escape', async () => {
    const { user } = await open(saved(1));
    await user.click((await row(1)).getByRole('button', { name: 'Add note about College 1' }));
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'x'.repeat(1_001) } });
    expect(screen.getByLabelText('Note')).toHaveAccessibleDescription(/Shorten the note to 1,000 characters\./);
    expect(screen.getByRole('button', { name: 'Save note' })).toBeDisabled();
    await user.type(screen.getByLabelText('Note'), '{Escape}');
    expect(screen.queryByLabelText('Note')).not.toBeInTheDocument();
    expect(server.callsTo(PATCH)).toEqual([]);
  });

  it('are saved again with their plan when a removal is undone', async () => {
    server.respond('DELETE /api/saved-colleges/1', reply(204));
    server.respond('PUT /api/saved-colleges/1', saved(1));
    const plan = { status: 'applied', deadline: '2027-01-15', note: 'Mine' };
    const { user } = await open(saved(1, plan));
    await user.click((await row(1)).getByRole('button', { name: 'Remove College 1 from saved colleges' }));
    expect(await region().findByText('Select Save on a college to see it here.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await row(1)).getByText('Mine')).toBeInTheDocument();
    expect(server.callsTo('PUT /api/saved-colleges/1').map(({ body }) => body)).toEqual([plan]);
  });

  it('are listed by name when their plans can’t be loaded', async () => {
    localStorage.setItem('savedColleges', JSON.stringify([aCollege({ id: 1, name: 'College 1' })]));
    localStorage.setItem('savedCollegesOf', String(aStudent().id));
    server.respond(LIST, problem(500));
    server.respond('GET /api/colleges/popular', []);
    const { user } = visit('/college', { as: aStudent() });
    expect(await screen.findByRole('link', { name: 'College 1' })).toHaveAttribute('href', '/college?id=1');
    server.respond(LIST, [saved(1, { note: 'Mine' })]);
    await user.click(region().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Mine')).toBeInTheDocument();
  });
});
