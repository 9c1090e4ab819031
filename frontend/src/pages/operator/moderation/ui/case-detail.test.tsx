import { act, screen, waitFor, within } from '@testing-library/react';
import { goesOnline } from '@test/support/browser';
import { aCase, aCaseDetail, aContent, anOwnCase, moderate } from '@test/support/moderation';
import { problem, server } from '@test/support/server';
import type { ModerationCaseDetail } from '../api/cases';

const CASE_ROUTE = 'GET /api/moderation/cases/5';
const CLAIM_ROUTE = 'POST /api/moderation/cases/5/claim';
const ACTIONS = 'POST /api/moderation/cases/5/actions';

async function open(found: ModerationCaseDetail) {
  server.respond(CASE_ROUTE, found);
  const page = moderate('/moderation?case=5');
  await screen.findByRole('heading', { level: 2 });
  return { ...page, act: screen.queryByRole('region', { name: 'Actions' }) };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('a case', () => {
  it('shows the conversation as reported, with the reported message marked', async () => {
    await open(aCaseDetail());
    const messages = within(screen.getByRole('region', { name: 'Conversation' })).getAllByRole('listitem');
    expect(messages.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Robin Example.*How was college\?$/),
      expect.stringMatching(/^Alex Sample.*Reported messageBuy my essays$/),
    ]);
    const reports = within(screen.getByRole('region', { name: 'Reports' }));
    expect(reports.getByText('He sells essays.')).toBeInTheDocument();
    expect(reports.getByText('Robin Example')).toBeInTheDocument();
  });

  it('shows the text of a review, with a link to its page', async () => {
    await open(
      aCaseDetail({
        targetType: 'review',
        context: [],
        content: aContent({ text: 'Awful food', isHidden: true, hiddenBy: 'moderator', url: '/college/12' }),
      }),
    );
    const content = within(screen.getByRole('region', { name: 'Reported content' }));
    expect(content.getByText('Awful food')).toBeInTheDocument();
    expect(screen.getByText('Hidden')).toBeInTheDocument();
    expect(content.getByRole('link')).toHaveAttribute('href', '/college/12');
    expect(screen.queryByRole('region', { name: 'Conversation' })).not.toBeInTheDocument();
  });

  it('shows that the subject is a minor or suspended', async () => {
    const subject = { ...aCase().subject!, isMinor: true, isSuspended: true };
    await open(aCaseDetail({ subject }));
    expect(screen.getByText('Under 18')).toBeInTheDocument();
    expect(screen.getByText('Suspended until lifted')).toBeInTheDocument();
  });

  it('links to other cases about the same person', async () => {
    await open(aCaseDetail({ earlierCases: [aCase({ id: 2, status: 'closed', outcome: 'warned' })] }));
    const others = within(screen.getByRole('region', { name: 'Other cases about this person' }));
    expect(others.getByRole('link')).toHaveAttribute('href', '/moderation?case=2');
    expect(others.getByText('Warned')).toBeInTheDocument();
  });

  it('is not found if it does not exist', async () => {
    server.respond(CASE_ROUTE, problem(404));
    moderate('/moderation?case=5');
    expect(await screen.findByRole('heading', { name: 'Case not found' })).toBeInTheDocument();
  });
});

describe('a case about a discussion', () => {
  const HISTORY = 'GET /api/forum/posts/83/history';
  const discussion = (overrides: Partial<ModerationCaseDetail['content']> = {}) => {
    const content = aContent({ text: 'Buy essays\n\nFrom me.', url: '/forum/83', isAnonymous: true, ...overrides });
    return anOwnCase({ targetType: 'post', context: [], content });
  };
  const discussionHiddenByReports = () => discussion({ isHidden: true, hiddenBy: 'reports' });

  it('shows its text, page, anonymous author and earlier text', async () => {
    server.respond(HISTORY, [
      { title: 'Buy papers', content: 'Cheap papers.', tags: [], until: '2026-01-05T11:30:00.000Z' },
    ]);
    await open(discussion());
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Discussion by Alex Sample');
    const content = within(screen.getByRole('region', { name: 'Reported content' }));
    expect(content.getByText(/^Written anonymously by Alex Sample\./)).toBeInTheDocument();
    expect(content.getByRole('link')).toHaveAttribute('href', '/forum/83');
    const earlier = within(await screen.findByRole('region', { name: 'Earlier versions' }));
    expect(earlier.getByText('Buy papers')).toBeInTheDocument();
    expect(earlier.getByText('Cheap papers.')).toBeInTheDocument();
  });

  it('loads the history of the reply if it is about a reply', async () => {
    server.respond('GET /api/forum/replies/83/history', []);
    await open({ ...discussion(), targetType: 'reply' });
    await waitFor(() => expect(server.callsTo('GET /api/forum/replies/83/history')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Earlier versions' })).not.toBeInTheDocument();
  });

  it('shows content hidden by reports again on dismissal, or keeps it hidden', async () => {
    server.respond(HISTORY, []);
    const { user } = await open(discussionHiddenByReports());
    expect(screen.getByText('Hidden by reports')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show discussion again' })).not.toBeInTheDocument();
    await user.click(button('Dismiss'));
    expect(screen.getByText(/It takes three new reports to hide it/)).toBeInTheDocument();
    await user.click(button('Cancel'));
    server.respond(ACTIONS, anOwnCase({ status: 'closed', outcome: 'hidden', claimedBy: null }));
    await user.click(button('Keep discussion hidden'));
    await user.type(screen.getByLabelText('Reason'), 'Selling.');
    await user.click(button('Keep hidden'));
    await waitFor(() => expect(server.callsTo(ACTIONS)[0]?.body).toMatchObject({ action: 'hide' }));
  });

  it('explains that the author is notified when the discussion is hidden', async () => {
    server.respond(HISTORY, []);
    const { user } = await open(discussion());
    await user.click(button('Hide discussion'));
    expect(
      screen.getByText(/Only Alex Sample can still see the discussion. We'll let Alex Sample know./),
    ).toBeInTheDocument();
  });

  it('names no operator for content hidden by reports', async () => {
    server.respond(HISTORY, []);
    const entry = { at: '2026-01-05T12:00:00.000Z', operatorName: 'Gradspan', note: null, until: null };
    await open({ ...discussionHiddenByReports(), history: [{ ...entry, action: 'hide-by-reports' }] });
    expect(screen.getByText('Hid the content after three reports')).toBeInTheDocument();
  });
});

describe('claiming', () => {
  it('is required before acting', async () => {
    const { user } = await open(aCaseDetail());
    expect(screen.queryByRole('region', { name: 'Actions' })).not.toBeInTheDocument();
    server.respond(CLAIM_ROUTE, anOwnCase());
    await user.click(button('Claim'));
    expect(await screen.findByText('You’re working on this case.')).toBeInTheDocument();
    expect(button('Dismiss')).toBeEnabled();
    server.respond('POST /api/moderation/cases/5/release', aCaseDetail());
    await user.click(button('Release'));
    await waitFor(() => expect(button('Claim')).toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Actions' })).not.toBeInTheDocument();
  });

  it('shows the holder and the current case if another operator claimed it first', async () => {
    const { user } = await open(aCaseDetail());
    server.respond(
      CLAIM_ROUTE,
      problem(409, 'Another operator is working on this case.', { code: 'forum.case-claimed' }),
    );
    server.respond(CASE_ROUTE, anOwnCase({ claimedBy: { id: 41, fullName: 'Kim Example', isOperator: true } }));
    await user.click(button('Claim'));
    expect(await screen.findByText(/Another operator changed this case/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim' })).not.toBeInTheDocument());
    expect(screen.getByText('Kim Example is working on this case.', { selector: '[role=status]' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Actions' })).not.toBeInTheDocument();
  });

  it('takes over from a former operator', async () => {
    const claimedBy = { id: 41, fullName: 'Kim Example', isOperator: false };
    const { user } = await open(anOwnCase({ claimedBy }));
    expect(screen.getByText(/Kim Example claimed this case but is no longer an operator/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Actions' })).not.toBeInTheDocument();
    server.respond(CLAIM_ROUTE, anOwnCase());
    await user.click(button('Take over'));
    expect(await screen.findByText('You’re working on this case.')).toBeInTheDocument();
    expect(button('Dismiss')).toBeEnabled();
  });

  it('is not offered while another operator holds the case', async () => {
    await open(anOwnCase({ claimedBy: { id: 41, fullName: 'Kim Example', isOperator: true } }));
    expect(screen.queryByRole('button', { name: /Claim|Take over/ })).not.toBeInTheDocument();
  });

  it('is disabled while offline', async () => {
    await open(aCaseDetail());
    act(() => goesOnline(false));
    expect(button('Claim')).toBeDisabled();
    act(() => goesOnline(true));
    expect(button('Claim')).toBeEnabled();
  });
});

describe('acting', () => {
  it('explains the effect and who is notified, and asks for a reason', async () => {
    const { user } = await open(anOwnCase());
    await user.click(button('Hide message'));
    const dialog = within(screen.getByRole('dialog', { name: 'Hide this message?' }));
    expect(dialog.getByText(/We let the people who reported it know/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Hide message' }));
    expect(dialog.getByLabelText('Reason')).toHaveFocus();
    expect(dialog.getByLabelText('Reason')).toBeInvalid();
    expect(server.callsTo(ACTIONS)).toEqual([]);
    server.respond(ACTIONS, anOwnCase({ status: 'closed', outcome: 'hidden', version: 5 }));
    await user.type(dialog.getByLabelText('Reason'), ' Spam. ');
    await user.click(dialog.getByRole('button', { name: 'Hide message' }));
    expect(await screen.findByText('The message is hidden')).toBeInTheDocument();
    expect(server.callsTo(ACTIONS)[0]?.body).toEqual({ action: 'hide', note: 'Spam.', version: 4 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Reopen case')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Hide message' })).not.toBeInTheDocument();
  });

  it.each([
    ['7 days', 7],
    ['30 days', 30],
    ['Until lifted', null],
  ])('suspends for %s', async (length, days) => {
    const { user } = await open(anOwnCase());
    server.respond(ACTIONS, anOwnCase({ status: 'closed', outcome: 'suspended' }));
    await user.click(button('Suspend'));
    await user.click(screen.getByRole('radio', { name: length }));
    await user.type(screen.getByLabelText('Message to Alex Sample'), 'Stop selling essays.');
    const before = Date.now();
    await user.click(button('Suspend account'));
    await waitFor(() => expect(server.callsTo(ACTIONS)).toHaveLength(1));
    const { until, ...rest } = server.callsTo(ACTIONS)[0]!.body as { until?: string };
    expect(rest).toEqual({ action: 'suspend', note: 'Stop selling essays.', version: 4 });
    if (days === null) expect(until).toBeUndefined();
    else expect(Math.round((Date.parse(until!) - before) / 86_400_000)).toBe(days);
  });

  it('on an outdated case keeps the text, and loads the current case', async () => {
    const { user } = await open(anOwnCase());
    server.respond(ACTIONS, problem(409, 'This case has changed.', { code: 'forum.case-changed' }));
    await user.click(button('Warn'));
    await user.type(screen.getByLabelText('Message to Alex Sample'), 'Be kind.');
    server.respond(CASE_ROUTE, anOwnCase({ reportCount: 4, version: 9 }));
    await user.click(button('Send warning'));
    expect(await screen.findByText('This case has changed.')).toBeInTheDocument();
    expect(await screen.findByText(/4 reports/)).toBeInTheDocument();
    server.respond(ACTIONS, anOwnCase({ status: 'closed', outcome: 'warned', version: 10 }));
    await user.click(button('Warn'));
    expect(screen.getByLabelText('Message to Alex Sample')).toHaveValue('Be kind.');
    await user.click(button('Send warning'));
    expect(await screen.findByText('Warning sent')).toBeInTheDocument();
    expect(server.callsTo(ACTIONS)[1]?.body).toMatchObject({ version: 9 });
    expect(screen.queryByText('This case has changed.')).not.toBeInTheDocument();
  });

  it('shows the reason for any other conflict', async () => {
    const { user } = await open(anOwnCase());
    server.respond(ACTIONS, problem(409, 'This person is suspended already.', { code: 'forum.already-suspended' }));
    await user.click(button('Suspend'));
    await user.type(screen.getByLabelText('Message to Alex Sample'), 'Stop.');
    await user.click(button('Suspend account'));
    expect(await screen.findByText('This person is suspended already.')).toBeInTheDocument();
    expect(screen.queryByText(/Another operator/)).not.toBeInTheDocument();
  });

  it('shows hidden content again, also after the case was closed', async () => {
    const content = aContent({ text: '', isHidden: true, hiddenBy: 'moderator' });
    const { user } = await open(anOwnCase({ status: 'closed', outcome: 'hidden', claimedBy: null, content }));
    server.respond(ACTIONS, anOwnCase({ status: 'closed', outcome: 'dismissed', claimedBy: null }));
    await user.click(button('Show message again'));
    await user.type(screen.getByLabelText('Reason'), 'A quote.');
    await user.click(button('Show message'));
    expect(await screen.findByText('The message is visible again')).toBeInTheDocument();
    expect(server.callsTo(ACTIONS)[0]?.body).toMatchObject({ action: 'unhide' });
  });

  it('offers no second suspension', async () => {
    await open(anOwnCase({ subject: { ...aCase().subject!, isSuspended: true } }));
    expect(button('Warn')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
  });

  it('does not offer to hide people, or to warn erased accounts', async () => {
    await open(anOwnCase({ targetType: 'user', context: [], content: null, subject: null }));
    const actions = within(screen.getByRole('region', { name: 'Actions' })).getAllByRole('button');
    expect(actions.map(({ textContent }) => textContent)).toEqual(['Dismiss']);
  });

  it('adds notes for other operators', async () => {
    const { user } = await open(anOwnCase());
    const history = [
      {
        at: '2026-01-05T12:30:00.000Z',
        operatorName: 'Olive Operator',
        action: 'note' as const,
        note: 'Asked Kim.',
        until: null,
      },
    ];
    server.respond('POST /api/moderation/cases/5/notes', anOwnCase({ history }));
    expect(button('Add note')).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Add a note' }), 'Asked Kim.');
    await user.click(button('Add note'));
    const shown = within(screen.getByRole('region', { name: 'History and notes' }));
    expect(await shown.findByRole('listitem')).toHaveTextContent(/Added a noteAsked Kim\.Olive Operator/);
    expect(screen.getByRole('textbox', { name: 'Add a note' })).toHaveValue('');
  });
});
