import { screen, waitFor, within } from '@testing-library/react';
import { aConnection, aStanding } from '@test/support/alumni';
import { aCollegeInDetail } from '@test/support/colleges';
import { aMessage } from '@test/support/dashboard';
import { anOwnMessage, stubLogLayout, openThread } from '@test/support/messages';
import { problem, reply, server } from '@test/support/server';
import { queryClient } from '@/shared/api';
import type { SharedAnswer } from '../../api/shared-answers';

const LIST_ROUTE = 'GET /api/forum/shared-answers';
const SUGGEST_ROUTE = 'POST /api/forum/shared-answers';
const AGREE_ROUTE = 'POST /api/forum/shared-answers/5/agreement';

const aSharedAnswer = (overrides: Partial<SharedAnswer> = {}): SharedAnswer => ({
  id: 5,
  status: 'proposed',
  title: 'Is a double major worth it?',
  question: 'I like biology and history.',
  answer: 'For me it was, Robin.',
  collegeId: 12,
  about: null,
  collegeName: 'Boston University',
  tags: ['Alumni answers'],
  names: [],
  suggestedByMe: false,
  askedByMe: true,
  agreedByMe: false,
  agreedByOther: true,
  postId: null,
  version: 1,
  createdAt: '2026-01-05T12:00:00.000Z',
  changedAt: '2026-01-05T12:00:00.000Z',
  ...overrides,
});

beforeEach(stubLogLayout);

async function openWithSharedAnswers(...all: SharedAnswer[]) {
  server.respond(LIST_ROUTE, all);
  const page = await openThread({
    messages: [anOwnMessage({ id: 80, content: 'Should I do both majors?' }), aMessage({ id: 81, content: 'Yes!' })],
  });
  return { ...page, banner: async () => within(await screen.findByRole('region', { name: 'Answers for the forum' })) };
}
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));
async function review(one: SharedAnswer) {
  const page = await openWithSharedAnswers(one);
  const banner = await page.banner();
  await page.user.click(banner.getByRole('button'));
  return { ...page, dialog: await drawer('Answer for the forum') };
}

describe('suggesting an answer for the forum', () => {
  it('starts with the chosen message and the one before it', async () => {
    const { user, log } = await openWithSharedAnswers();
    server.respond('GET /api/colleges', [{ id: 12, name: 'Boston University', city: 'Boston', state: 'MA' }]);
    await user.click(log.getByRole('button', { name: /^Message from Alex Sample/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Suggest for the forum' }));
    const dialog = await drawer('Suggest for the forum');
    expect(dialog.getByLabelText('Question')).toHaveValue('Should I do both majors?');
    expect(dialog.getByLabelText('Answer')).toHaveValue('Yes!');
    await user.click(dialog.getByRole('button', { name: 'Send suggestion' }));
    expect(dialog.getByText('Title must be at least 5 characters')).toBeInTheDocument();
    expect(dialog.getByText('Choose a college from the list')).toBeInTheDocument();
    expect(server.callsTo(SUGGEST_ROUTE)).toHaveLength(0);
  });

  it('proposes the figure that the request was about', async () => {
    const about = { collegeId: 12, figure: 'net_price', cip: null, level: null };
    server.respond(
      'GET /api/connections/with/21',
      aStanding({ state: 'connected', connection: aConnection({ about }) }),
    );
    server.respond('GET /api/colleges/12', aCollegeInDetail());
    server.respond('GET /api/colleges', []);
    const { user, log } = await openWithSharedAnswers();
    await user.click(log.getByRole('button', { name: /^Message from Alex Sample/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Suggest for the forum' }));
    const dialog = await drawer('Suggest for the forum');
    expect(
      await dialog.findByRole('checkbox', {
        name: 'Show it beside “Average price after grants, per year” on the college’s page, with the alum’s college',
      }),
    ).toBeChecked();
    expect(dialog.getByLabelText('College')).toHaveValue('Boston University');
    await user.type(dialog.getByLabelText('Title'), 'What does it cost?');
    server.respond(
      SUGGEST_ROUTE,
      reply(201, aSharedAnswer({ about: { figure: 'net_price', cip: null, level: null } })),
    );
    await user.click(dialog.getByRole('button', { name: 'Send suggestion' }));
    await waitFor(() =>
      expect(server.callsTo(SUGGEST_ROUTE)[0]?.body).toMatchObject({
        collegeId: 12,
        about: { figure: 'net_price', cip: null, level: null },
      }),
    );
  });

  it('shows what it is about', async () => {
    const { dialog } = await review(aSharedAnswer({ about: { figure: 'debt', cip: null, level: null } }));
    expect(
      dialog.getByText('Boston University · Median federal debt of graduates · Alumni answers'),
    ).toBeInTheDocument();
  });

  it('closes without sending anything', async () => {
    const { user, log } = await openWithSharedAnswers();
    await user.click(log.getByRole('button', { name: /^Message from Alex Sample/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Suggest for the forum' }));
    await drawer('Suggest for the forum');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.callsTo(SUGGEST_ROUTE)).toHaveLength(0);
  });

  it('is not offered before the two people are connected', async () => {
    const { user, log } = await openThread({ messages: [aMessage({ id: 81 })], summary: { status: 'pending_sent' } });
    await user.click(log.getByRole('button', { name: /^Message from Alex Sample/ }));
    expect(screen.queryByRole('menuitem', { name: 'Suggest for the forum' })).not.toBeInTheDocument();
    expect(server.callsTo(LIST_ROUTE)).toHaveLength(0);
  });
});

describe('a suggestion by the other side', () => {
  it('is published after agreement', async () => {
    const { user, dialog } = await review(aSharedAnswer());
    expect(screen.getByText(/^Alex Sample suggested an answer/)).toBeInTheDocument();
    expect(dialog.getByText('A student')).toBeInTheDocument();
    server.respond(AGREE_ROUTE, () => {
      const published = aSharedAnswer({ status: 'published', postId: 9, agreedByMe: true });
      server.respond(LIST_ROUTE, [published]);
      return reply(200, published);
    });
    await user.click(dialog.getByRole('button', { name: 'Agree' }));
    expect(await screen.findByText('Published in the forum')).toBeInTheDocument();
    expect(await dialog.findByRole('link', { name: 'Open it in the forum' })).toHaveAttribute('href', '/forum/9');
    expect(server.callsTo(AGREE_ROUTE)[0]?.body).toEqual({ version: 1, namesConfirmed: false });
  });

  it('with names marks them, and is agreed to only after confirming them', async () => {
    const { user, dialog } = await review(aSharedAnswer({ names: ['Robin'] }));
    expect(dialog.getByText('Robin').tagName).toBe('MARK');
    expect(dialog.getByRole('button', { name: 'Agree' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: /^I agree to publish these names/ }));
    server.respond(AGREE_ROUTE, reply(200, aSharedAnswer({ agreedByMe: true })));
    await user.click(dialog.getByRole('button', { name: 'Agree' }));
    await waitFor(() => expect(server.callsTo(AGREE_ROUTE)[0]?.body).toEqual({ version: 1, namesConfirmed: true }));
  });

  it('is reloaded if it has changed', async () => {
    const { user, dialog } = await review(aSharedAnswer());
    server.respond(LIST_ROUTE, [aSharedAnswer({ version: 2, answer: 'It was not.' })]);
    server.respond(AGREE_ROUTE, problem(409, 'The text has changed.', { code: 'forum.shared-answer-changed' }));
    await user.click(dialog.getByRole('button', { name: 'Agree' }));
    expect(await screen.findByText('The text has changed.')).toBeInTheDocument();
    expect(await dialog.findByText('It was not.')).toBeInTheDocument();
  });

  it('can be edited', async () => {
    const { user, dialog } = await review(aSharedAnswer());
    await user.click(dialog.getByRole('button', { name: 'Edit' }));
    const form = await drawer('Edit the answer');
    await user.clear(form.getByLabelText('Answer'));
    await user.type(form.getByLabelText('Answer'), 'It was.');
    server.respond('PATCH /api/forum/shared-answers/5', aSharedAnswer({ version: 2 }));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await drawer('Answer for the forum');
    expect(server.callsTo('PATCH /api/forum/shared-answers/5')[0]?.body).toMatchObject({
      version: 1,
      answer: 'It was.',
    });
  });

  it.each([
    [aSharedAnswer(), 'Decline', 'Decline answer'],
    [aSharedAnswer({ status: 'published', postId: 9, agreedByMe: true }), 'Withdraw', 'Withdraw answer'],
  ])('is ended after a confirmation', async (one, label, confirm) => {
    const { user, dialog } = await review(one);
    await user.click(dialog.getByRole('button', { name: label }));
    server.respond('DELETE /api/forum/shared-answers/5', () => {
      server.respond(LIST_ROUTE, []);
      return reply(204);
    });
    await user.click(screen.getByRole('button', { name: confirm }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Answers for the forum' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

afterEach(() => queryClient.clear());
