import { screen, waitFor, within } from '@testing-library/react';
import { aGroupHour } from '@test/support/group-hours';
import { anAlum, aStudent } from '@test/support/people';
import { problem, reply, server, type Call } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { GroupHour } from '@/entities/group-hour';

const LIST = 'GET /api/group-hours';
let own: GroupHour[];
let open: GroupHour[];
beforeEach(() => {
  [own, open] = [[], []];
  server.respond(LIST, ({ query }: Call) => (query.get('list') === 'own' ? own : open));
  server.respond('GET /api/meetings/video-service', { host: 'meet.example' });
});

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const openPage = (address = '/group-hours', as = aStudent()) => visit(address, { as });

describe('group hours for a student', () => {
  it('are listed with topic, host, time and places', async () => {
    open = [aGroupHour(), aGroupHour({ id: 42, topic: 'First jobs', placesLeft: 0 })];
    openPage();
    const list = await region('Group hours to join');
    const first = within(await list.findByRole('article', { name: 'Life in the dorms' }));
    expect(first.getByRole('link', { name: 'Kim Example' })).toHaveAttribute('href', '/alumni/8');
    expect(first.getByText('3 of 5 places left')).toBeInTheDocument();
    const full = within(list.getByRole('article', { name: 'First jobs' }));
    expect(full.getByText('Full')).toBeInTheDocument();
    expect(full.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
    expect((await region('Your group hours')).getByText('You haven’t joined a group hour yet.')).toBeInTheDocument();
  });

  it('are joined with a question to the host', async () => {
    open = [aGroupHour()];
    server.respond('POST /api/group-hours/41/join', () => {
      [own, open] = [[aGroupHour({ hasJoined: true, question: 'Is it loud?' })], []];
      return own[0]!;
    });
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: /^Join ?: Life in the dorms/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Join this group hour' }));
    await user.type(dialog.getByLabelText(/^Your question/), ' Is it loud? ');
    await user.click(dialog.getByRole('button', { name: 'Join group hour' }));
    expect((await region('Your group hours')).getByText('Is it loud?')).toBeInTheDocument();
    expect(server.callsTo('POST /api/group-hours/41/join')[0]!.body).toEqual({ question: 'Is it loud?' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('say why joining failed, and keep the question', async () => {
    open = [aGroupHour()];
    server.respond('POST /api/group-hours/41/join', problem(409, 'This group hour is full.'));
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: /^Join ?: Life in the dorms/ }));
    await user.type(screen.getByLabelText(/^Your question/), 'Is it loud?');
    await user.click(screen.getByRole('button', { name: 'Join group hour' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Your question/)).toHaveValue('Is it loud?');
  });

  it('are left, and the question is changed', async () => {
    own = [aGroupHour({ hasJoined: true, question: 'First' })];
    server.respond('PUT /api/group-hours/41/question', () => (own = [aGroupHour({ hasJoined: true })])[0]!);
    server.respond('POST /api/group-hours/41/leave', () => {
      own = [];
      return reply(204);
    });
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: /^Edit question ?: Life in the dorms/ }));
    await user.clear(within(screen.getByRole('dialog')).getByRole('textbox'));
    await user.click(screen.getByRole('button', { name: 'Save question' }));
    await screen.findByRole('button', { name: /^Add a question ?: Life in the dorms/ });
    expect(server.callsTo('PUT /api/group-hours/41/question')[0]!.body).toEqual({ question: null });
    await user.click(screen.getByRole('button', { name: /^Leave ?: Life in the dorms/ }));
    await screen.findByText('You haven’t joined a group hour yet.');
  });

  it('open the call only shortly before they start', async () => {
    own = [aGroupHour({ hasJoined: true })];
    const { user } = openPage();
    const join = await screen.findByRole('button', { name: /^Join Call ?: Life in the dorms/ });
    expect(join).toHaveAttribute('aria-disabled', 'true');
    await user.click(join);
    expect(server.callsTo('GET /api/group-hours/41/call')).toEqual([]);
  });

  it('are limited to a college by the address', async () => {
    const { user, place } = openPage('/group-hours?college=12');
    await user.click(await screen.findByRole('link', { name: 'Show group hours of all colleges' }));
    expect(place()).toBe('/group-hours');
    expect(server.callsTo(LIST).map(({ query }) => query.get('collegeId'))).toContain('12');
  });

  it('are shown one at a time for a link, also canceled or missing', async () => {
    server.respond('GET /api/group-hours/41', aGroupHour({ status: 'cancelled', reason: 'I am ill', hasJoined: true }));
    server.respond('GET /api/group-hours/42', problem(404));
    const { user, place } = openPage('/group-hours?open=41');
    const dialog = within(await screen.findByRole('dialog', { name: 'Group hour' }));
    expect(await dialog.findByText('Reason: I am ill')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(place()).toBe('/group-hours'));
    openPage('/group-hours?open=42');
    expect(await screen.findByRole('dialog', { name: 'Group hour not found' })).toBeInTheDocument();
  });

  it('can be loaded again after a failure, and part by part', async () => {
    server.respond(LIST, problem(500));
    const { user } = openPage();
    const retry = await (await region('Group hours to join')).findByRole('button', { name: 'Try again' });
    server.respond(LIST, ({ query }: Call) => {
      if (query.get('list') === 'own') return [];
      if (query.get('after')) return [aGroupHour({ id: 43, topic: 'The second page' })];
      return reply(200, [aGroupHour()], { Link: '</api/group-hours?list=open&after=x>; rel="next"' });
    });
    await user.click(retry);
    await user.click(await screen.findByRole('button', { name: 'Show later group hours' }));
    await screen.findByRole('article', { name: 'The second page' });
  });
});

describe('group hours of an alum', () => {
  const participants = [
    { name: 'Robin', question: 'Is it loud?', joinedAt: '2027-01-01T00:00:00.000Z' },
    { name: 'Sam Example', question: null, joinedAt: '2027-01-02T00:00:00.000Z' },
  ];

  it('show who joined with their questions, and are canceled with a reason', async () => {
    own = [aGroupHour({ isHost: true, participants })];
    server.respond('DELETE /api/group-hours/41', () => {
      own = [aGroupHour({ isHost: true, participants, status: 'cancelled', reason: 'I am ill' })];
      return reply(204);
    });
    const { user } = openPage('/group-hours', anAlum());
    const card = within(await screen.findByRole('article', { name: 'Life in the dorms' }));
    expect(card.getByText('Robin')).toHaveTextContent('RobinIs it loud?');
    expect(screen.queryByRole('region', { name: 'Group hours to join' })).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: /^Cancel group hour ?: Life in the dorms/ }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Reason/), 'I am ill');
    await user.click(dialog.getByRole('button', { name: 'Cancel group hour' }));
    await screen.findByText('Reason: I am ill');
    expect(server.callsTo('DELETE /api/group-hours/41')[0]!.body).toEqual({ reason: 'I am ill' });
  });

  it('are offered with a topic, places and a time', async () => {
    server.respond('POST /api/group-hours', () => (own = [aGroupHour({ isHost: true, participants: [] })])[0]!);
    const { user, place } = openPage('/group-hours', anAlum());
    await user.click(await screen.findByRole('button', { name: 'Offer a group hour' }));
    const form = within(await screen.findByRole('form', { name: 'Offer a group hour' }));
    await user.click(form.getByRole('button', { name: 'Offer group hour' }));
    expect(await form.findByText('Topic must be at least 3 characters')).toBeInTheDocument();
    expect(form.getByText('Choose a date')).toBeInTheDocument();
    await user.type(form.getByLabelText('Topic'), 'Life in the dorms');
    await user.selectOptions(form.getByLabelText('Students'), '2 students');
    await user.type(form.getByLabelText('Date'), '2099-03-01');
    await user.type(form.getByLabelText('Start time'), '15:00');
    await user.click(form.getByRole('button', { name: 'Offer group hour' }));
    expect(await screen.findByText('No one has joined yet.')).toBeInTheDocument();
    await waitFor(() => expect(place()).toBe('/group-hours'));
    const { topic, places, startTime, endTime } = server.callsTo('POST /api/group-hours')[0]!.body as GroupHour;
    expect([topic, places]).toEqual(['Life in the dorms', 2]);
    expect(Date.parse(endTime) - Date.parse(startTime)).toBe(3_600_000);
  });
});
