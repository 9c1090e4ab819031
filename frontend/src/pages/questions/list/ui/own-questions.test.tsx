import { screen, waitFor, within } from '@testing-library/react';
import { aStudent } from '@test/support/people';
import { anOwnQuestion, aQuestionAnswer } from '@test/support/questions';
import { problem, reply, server } from '@test/support/server';
import { toastOnShow } from '@test/support/sign-in';
import { visit } from '@test/support/visit';
import type { OwnOpenQuestion, QuestionAnswer } from '@/entities/question';

const LIST_ROUTE = 'GET /api/open-questions';
const TEXT = 'Is the first year of computer science mostly theory?';

async function open(...questions: OwnOpenQuestion[]) {
  server.respondByDefault(LIST_ROUTE, questions);
  const page = visit('/questions', { as: aStudent() });
  await screen.findByRole('heading', { level: 1, name: 'Questions' });
  return page;
}

const card = async () => within(await screen.findByRole('article', { name: TEXT }));
const answered = (answer: Partial<QuestionAnswer> = {}, question: Partial<OwnOpenQuestion> = {}) =>
  anOwnQuestion({ status: 'answered', standing: 'answered', answers: [aQuestionAnswer(answer)], ...question });

describe('the questions of a student', () => {
  it('are the first tab, and link to what they are about', async () => {
    await open(anOwnQuestion());
    const tabs = within(screen.getByRole('navigation', { name: 'Lists of questions' }));
    expect(tabs.getByRole('link', { name: 'Yours' })).toHaveAttribute('aria-current', 'page');
    expect(tabs.getByRole('link', { name: 'Open questions' })).toHaveAttribute('href', '/questions?tab=open');
    const question = await card();
    expect(question.getByRole('link', { name: 'Boston University' })).toHaveAttribute('href', '/college/12');
    expect(question.getByRole('link', { name: 'Computer Science' })).toHaveAttribute(
      'href',
      '/college/12/programs?q=Computer+Science',
    );
    expect(server.callsTo(LIST_ROUTE)[0]?.query.get('mine')).toBe('true');
  });

  it.each([
    ['looking', 'Looking for alumni', /We’ll keep looking until Mar 6, 2026\.$/],
    ['offered', 'Waiting for an alum', /Each has 48 hours; then we ask the next ones, until Mar 6, 2026\.$/],
    ['taken', 'An alum is answering', /If they don’t, we ask other alumni\.$/],
    ['no-answer-yet', 'No answer yet', /^No alum has answered in 10 days\. We’ll keep asking until Mar 6, 2026\./],
    ['withdrawn', 'Withdrawn', /^You withdrew this question\./],
    ['closed', 'Closed', /You can ask it again\.$/],
  ] as const)('say in plain words where a question stands: %s', async (standing, title, text) => {
    await open(anOwnQuestion({ standing }));
    const question = await card();
    expect(question.getByText(title)).toBeVisible();
    expect(question.getByText(text)).toBeVisible();
    const isOver = standing === 'withdrawn' || standing === 'closed';
    expect(question.queryAllByRole('button', { name: /^Withdraw/ })).toHaveLength(isOver ? 0 : 1);
  });

  it('name other ways after ten days without an answer', async () => {
    await open(anOwnQuestion({ standing: 'no-answer-yet' }));
    const question = await card();
    expect(question.getByRole('link', { name: 'Ask a mentor directly' })).toHaveAttribute(
      'href',
      '/find-alumni?college=Boston+University',
    );
    expect(question.getByRole('link', { name: 'Start a discussion in the forum' })).toHaveAttribute(
      'href',
      '/forum?new=1&college=Boston+University&collegeId=12',
    );
  });

  it('are withdrawn after a confirmation', async () => {
    const { user } = await open(anOwnQuestion());
    server.respond('POST /api/open-questions/5/withdraw', () => {
      server.respond(LIST_ROUTE, [anOwnQuestion({ status: 'closed', standing: 'withdrawn' })]);
      return reply(204);
    });
    await user.click((await card()).getByRole('button', { name: /^Withdraw/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw this question?' }));
    await user.click(dialog.getByRole('button', { name: 'Withdraw question' }));
    expect(await toastOnShow()).toEqual(['Question withdrawn']);
    expect(await screen.findByText(/^You withdrew this question/)).toBeVisible();
  });

  it('show the reason for a refusal, and the new state', async () => {
    const sentence = 'This question has an answer. You can read it on the page of your questions.';
    const { user } = await open(anOwnQuestion());
    server.respond('POST /api/open-questions/5/withdraw', () => {
      server.respond(LIST_ROUTE, [answered()]);
      return problem(409, sentence);
    });
    await user.click((await card()).getByRole('button', { name: /^Withdraw/ }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw question' }));
    expect(await toastOnShow()).toEqual(['Error', sentence]);
    expect(await screen.findByRole('button', { name: 'This helped' })).toBeVisible();
  });

  it('can be asked by another student: then only waiting for the answer ends', async () => {
    const { user } = await open(anOwnQuestion({ isJoined: true }));
    server.respond('POST /api/open-questions/5/withdraw', () => {
      server.respond(LIST_ROUTE, []);
      return reply(204);
    });
    await user.click((await card()).getByRole('button', { name: /^Stop waiting/ }));
    await user.click(await screen.findByRole('button', { name: 'Stop waiting' }));
    expect(await toastOnShow()).toEqual(['Removed from your questions']);
    expect(await screen.findByText('You haven’t asked a question yet')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Yours' })).toHaveFocus());
  });

  it('can be loaded again after an error', async () => {
    server.respond(LIST_ROUTE, problem(500));
    const { user } = await open();
    expect(await screen.findByText('Server error. Please try again later.')).toBeVisible();
    server.respond(LIST_ROUTE, [anOwnQuestion()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await card();
  });

  it('explain how to ask if there are none', async () => {
    await open();
    expect(await screen.findByText('You haven’t asked a question yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a college' })).toHaveAttribute('href', '/college');
  });
});

describe('an answer', () => {
  it('is rated', async () => {
    const { user } = await open(answered());
    server.respond('POST /api/open-questions/5/accept', () => {
      server.respond(LIST_ROUTE, [answered({ isGood: true })]);
      return reply(204);
    });
    const answer = within((await card()).getByRole('region', { name: 'Answer by Verified alum of Boston University' }));
    expect(answer.getByText(/^Half of it is theory/)).toBeVisible();
    await user.click(answer.getByRole('button', { name: 'This helped' }));
    expect(await answer.findByText(/^You said this helped\./)).toBeVisible();
    expect(server.callsTo('POST /api/open-questions/5/accept')[0]?.body).toEqual({ isGood: true });
    expect(answer.queryByRole('button', { name: 'This didn’t answer it' })).not.toBeInTheDocument();
  });

  it('that didn’t help sends the question on', async () => {
    const { user } = await open(answered());
    server.respond('POST /api/open-questions/5/accept', () => {
      server.respond(LIST_ROUTE, [answered({ isGood: false }, { status: 'waiting', standing: 'looking' })]);
      return reply(204);
    });
    await user.click((await card()).getByRole('button', { name: 'This didn’t answer it' }));
    expect(await screen.findByText('You said this didn’t answer your question.')).toBeVisible();
    expect(server.callsTo('POST /api/open-questions/5/accept')[0]?.body).toEqual({ isGood: false });
    expect(screen.getByText('Looking for alumni')).toBeVisible();
  });

  it('is published only after a preview of exactly what becomes public', async () => {
    const { user } = await open(answered({ isGood: true }));
    server.respond('POST /api/open-questions/5/consent', () => {
      server.respond(LIST_ROUTE, [answered({ isGood: true, hasAskerConsented: true })]);
      return reply(204);
    });
    await user.click((await card()).getByRole('button', { name: 'See what becomes public' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish this answer' }));
    const preview = within(dialog.getByRole('article', { name: 'What becomes public' }));
    for (const text of ['A student', TEXT, 'Verified alum of Boston University', /^Half of it is theory/])
      expect(preview.getByText(text)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Agree to publish' }));
    expect(
      await screen.findByText('You agreed to publish this answer. We’ll publish it if the alum agrees too.'),
    ).toBeVisible();
    expect(server.callsTo('POST /api/open-questions/5/consent')[0]?.body).toEqual({ publish: true });
  });

  it('stays private if the student takes the agreement back', async () => {
    const { user } = await open(answered({ isGood: true, hasAskerConsented: true }));
    server.respond('POST /api/open-questions/5/consent', reply(204));
    await user.click((await card()).getByRole('button', { name: 'Don’t publish it' }));
    expect(await toastOnShow()).toEqual(['We won’t publish it']);
    expect(server.callsTo('POST /api/open-questions/5/consent')[0]?.body).toEqual({ publish: false });
  });

  it('that is public is linked, and withdrawn after a confirmation', async () => {
    const { user } = await open(
      answered({ isGood: true, hasAskerConsented: true, hasAlumConsented: true, postId: 41 }),
    );
    server.respond('POST /api/open-questions/5/consent', reply(204));
    expect((await card()).getByRole('link', { name: 'Read it in the forum' })).toHaveAttribute('href', '/forum/41');
    await user.click((await card()).getByRole('button', { name: 'Withdraw it' }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw answer' }));
    await waitFor(() =>
      expect(server.callsTo('POST /api/open-questions/5/consent')[0]?.body).toEqual({ publish: false }),
    );
  });

  it('of a question that another student asked first can’t be rated or published', async () => {
    await open(answered({ isGood: true }, { isJoined: true, ownText: 'How much theory is there?' }));
    const question = await card();
    expect(question.getByText('How much theory is there?')).toBeVisible();
    expect(question.getByText(/^Half of it is theory/)).toBeVisible();
    expect(question.getAllByRole('button').map((button) => button.textContent)).toEqual(['Report this answer']);
  });
});
