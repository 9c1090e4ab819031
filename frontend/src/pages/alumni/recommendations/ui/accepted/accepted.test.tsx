import { screen, waitFor, within } from '@testing-library/react';
import { toastOnShow } from '@test/support/sign-in';
import { aStudent } from '@test/support/people';
import { aMatch, aRecommendation } from '@test/support/recommendations';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { MentorMatch, Recommendation } from '../../api/recommendations';

const CLOSE = 'POST /api/matches/71/close';

function open(found: Recommendation[], matches: MentorMatch[] = []) {
  server.respond('GET /api/recommendations', found);
  server.respondByDefault('GET /api/matches', matches);
  return visit('/recommendations?tab=accepted', { as: aStudent() });
}

describe('the accepted tab', () => {
  it('shows a note without accepted recommendations', async () => {
    open([aRecommendation()]);
    expect(await screen.findByRole('heading', { name: 'No Accepted Mentors Yet' })).toBeInTheDocument();
  });

  it.each([
    ['pending', 'Request Sent'],
    ['connected', 'Connected'],
    ['none', 'Not Connected'],
  ] as const)('shows the state of the connection: %s', async (connectionStatus, label) => {
    open([aRecommendation({ status: 'accepted', mentor: { connectionStatus } })]);
    const kim = within(await screen.findByRole('article', { name: 'Kim Example' }));
    expect(kim.getByText(label)).toBeInTheDocument();
    const isConnected = connectionStatus === 'connected';
    const name = 'Start Conversation with Kim Example';
    const place = isConnected ? '/messages?with=8' : undefined;
    expect(kim.queryByRole('link', { name })?.getAttribute('href')).toBe(place);
    // There is no conversation until the mentor accepts.
    const waits = kim.queryAllByRole('button', { name }).map((button) => button.matches(':disabled'));
    expect(waits).toEqual(connectionStatus === 'pending' ? [true] : []);
    expect(kim.getByRole('link', { name: 'View Profile of Kim Example' })).toHaveAttribute('href', '/alumni/8');
  });
});

describe('the history of matches', () => {
  it('ends a match with private feedback', async () => {
    const { user } = open([], [aMatch()]);
    expect(await screen.findByText('Since Jan 5, 2026')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'End mentoring with Kim Example' }));
    const form = within(await screen.findByRole('form', { name: 'Private feedback' }));
    await user.click(form.getByRole('radio', { name: '4 of 5' }));
    await user.type(form.getByLabelText(/Feedback/), 'Patient.');
    const ended = aMatch({ status: 'ended', endDate: '2026-03-05T12:00:00.000Z', rating: 4, feedback: 'Patient.' });
    server.respond(CLOSE, ended);
    server.respond('GET /api/matches', [ended]);
    await user.dblClick(form.getByRole('button', { name: 'End mentoring' }));
    expect(await toastOnShow()).toEqual(['Mentoring ended']);
    expect(server.callsTo(CLOSE).map(({ body }) => body)).toEqual([{ rating: 4, feedback: 'Patient.' }]);
    expect(await screen.findByText('Jan 5, 2026 to Mar 5, 2026')).toBeInTheDocument();
    expect(screen.getByText('4 of 5')).toBeInTheDocument();
  });

  it('keeps the match and the feedback text when the server rejects the request', async () => {
    const { user } = open([], [aMatch()]);
    server.respond(CLOSE, problem(500));
    await user.click(await screen.findByRole('button', { name: 'End mentoring with Kim Example' }));
    const form = within(await screen.findByRole('form', { name: 'Private feedback' }));
    await user.type(form.getByLabelText(/Feedback/), 'Patient.');
    await user.click(form.getByRole('button', { name: 'End mentoring' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
    expect(form.getByLabelText(/Feedback/)).toHaveValue('Patient.');
  });

  it('returns the focus when the dialog is dismissed', async () => {
    const { user } = open([], [aMatch()]);
    await user.click(await screen.findByRole('button', { name: 'End mentoring with Kim Example' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'End mentoring with Kim Example' })).toHaveFocus());
  });

  it('keeps matches with erased accounts, without a name', async () => {
    open([], [aMatch({ status: 'ended', endDate: '2026-03-05T12:00:00.000Z', other: null })]);
    expect(await screen.findByText('Someone who left')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Leave feedback/ })).toBeInTheDocument();
  });
});
