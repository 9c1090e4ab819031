import { act, screen, waitFor, within } from '@testing-library/react';
import { anAlum } from '@test/support/people';
import { anOffer, anOpenQuestion, aQuestionAnswer, aTakenQuestion } from '@test/support/questions';
import { problem, reply, server } from '@test/support/server';
import { toastOnShow } from '@test/support/sign-in';
import { visit } from '@test/support/visit';
import type { AnsweredQuestion, QuestionOffer, TakenQuestion } from '@/entities/question';

const OFFERED_ROUTE = 'GET /api/open-questions/offered';
const TEXT = 'Is the first year of computer science mostly theory?';
const ANSWER = 'Half of it is theory; the labs start in the spring.';

interface Lists {
  offers?: QuestionOffer[];
  taken?: TakenQuestion[];
  answers?: AnsweredQuestion[];
}

const lists = ({ offers = [], taken = [], answers = [] }: Lists) => ({ offers, taken, answers });

async function open(shown: Lists, address = '/questions') {
  server.respondByDefault(OFFERED_ROUTE, lists(shown));
  const page = visit(address, { as: anAlum() });
  await screen.findByRole('heading', { level: 1, name: 'Questions' });
  return page;
}

const card = async () => within(await screen.findByRole('article', { name: TEXT }));
const box = async () => (await card()).findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });

describe('a question offered to an alum', () => {
  it.each([
    ['college-and-program', 'You studied Computer Science at Boston University.'],
    ['college', 'You went to Boston University.'],
    ['program', 'You studied Computer Science.'],
    ['transferred', 'You transferred from Boston University.'],
    ['state', 'You went to college in the same state as Boston University.'],
  ] as const)('says why it fits: %s', async (fit, sentence) => {
    await open({ offers: [anOffer({ fit })] });
    const text = (await card()).getByText(/Answering uses 5 minutes of what you give this month/);
    expect(text).toHaveTextContent(sentence);
    expect(text).toHaveTextContent(/We offer it to you until Jan 7, 2026/);
  });

  it('is taken, and the focus moves to the answer', async () => {
    const { user } = await open({ offers: [anOffer()] });
    server.respond('POST /api/open-questions/5/take', () => {
      server.respond(OFFERED_ROUTE, lists({ taken: [aTakenQuestion()] }));
      return reply(204);
    });
    await user.click((await card()).getByRole('button', { name: /^Answer this/ }));
    await waitFor(async () => expect(await box()).toHaveFocus());
    expect((await card()).getByText('Jan 7, 2026', { exact: false })).toBeVisible();
  });

  it('that another alum took disappears with the reason', async () => {
    const sentence = 'Another alum is already answering this question. Thank you anyway.';
    const { user } = await open({ offers: [anOffer()] });
    server.respond('POST /api/open-questions/5/take', () => {
      server.respond(OFFERED_ROUTE, lists({}));
      return problem(409, sentence);
    });
    await user.click((await card()).getByRole('button', { name: /^Answer this/ }));
    expect(await toastOnShow()).toEqual(['Error', sentence]);
    expect(await screen.findByText('No questions for you right now')).toBeVisible();
  });

  it('can be reported', async () => {
    const { user } = await open({ offers: [anOffer()] });
    server.respond('POST /api/reports', reply(201, { id: 1, isNew: true }));
    await user.click((await card()).getByRole('button', { name: 'Report this question' }));
    const form = within(await screen.findByRole('form', { name: 'Report this question' }));
    await user.click(form.getByRole('radio', { name: 'Private information about someone' }));
    await user.click(form.getByRole('button', { name: 'Send report' }));
    expect(await toastOnShow()).toEqual(['Report sent', 'Thank you. A moderator will review your report.']);
    expect(server.callsTo('POST /api/reports')[0]?.body).toEqual({
      targetType: 'open-question',
      targetId: 5,
      reason: 'private',
    });
  });

  it('can be declined', async () => {
    const { user } = await open({ offers: [anOffer()] });
    server.respond('POST /api/open-questions/5/withdraw', () => {
      server.respond(OFFERED_ROUTE, lists({}));
      return reply(204);
    });
    await user.click((await card()).getByRole('button', { name: /^Not for me/ }));
    expect(await toastOnShow()).toEqual(['Question declined', 'We’ll offer it to other alumni.']);
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Offered to you' })).toHaveFocus());
  });
});

describe('a question that an alum is answering', () => {
  const taken = [aTakenQuestion()];

  it('is answered', async () => {
    const { user } = await open({ taken });
    server.respond('POST /api/open-questions/5/answer', () => {
      server.respond(OFFERED_ROUTE, lists({}));
      return reply(204);
    });
    await user.type(await box(), ANSWER);
    await user.click((await card()).getByRole('button', { name: 'Send answer' }));
    expect(await toastOnShow()).toEqual(['Answer sent', 'The student can read it now.']);
    expect(server.callsTo('POST /api/open-questions/5/answer')[0]?.body).toEqual({ text: ANSWER });
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks for a longer answer, and shows a refusal at the field', async () => {
    const sentence = 'This question is closed. No one can answer it anymore.';
    server.respond('POST /api/open-questions/5/answer', problem(409, sentence));
    const { user } = await open({ taken });
    await user.type(await box(), 'No.');
    await user.click((await card()).getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Write at least 20 characters.')).toBeVisible();
    expect(await box()).toHaveFocus();
    await user.type(await box(), ANSWER);
    await user.click((await card()).getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await box()).toHaveValue(`No.${ANSWER}`);
  });

  it('keeps the text when the alum leaves the page', async () => {
    const { user, router } = await open({ taken });
    await user.type(await box(), 'Half a thought');
    await act(() => router.navigate({ to: '/questions', search: { tab: 'answers' } }));
    await screen.findByRole('heading', { level: 2, name: 'Your answers' });
    await act(() => router.navigate({ to: '/questions' }));
    expect(await box()).toHaveValue('Half a thought');
  });

  it('can be given back', async () => {
    const { user } = await open({ taken });
    server.respond('POST /api/open-questions/5/withdraw', () => {
      server.respond(OFFERED_ROUTE, lists({}));
      return reply(204);
    });
    await user.click((await card()).getByRole('button', { name: 'Give it back' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Give this question back?' }));
    await user.click(dialog.getByRole('button', { name: 'Give it back' }));
    expect(await toastOnShow()).toEqual(['Question given back', 'We’ll offer it to other alumni.']);
  });
});

describe('the answers of an alum', () => {
  const question = anOpenQuestion({ status: 'answered' });
  const openAnswers = (answer: AnsweredQuestion['answer']) =>
    open({ answers: [{ question, answer }] }, '/questions?tab=answers');

  it.each([
    [null, 'The student hasn’t said yet whether it helped.'],
    [true, 'The student said it helped.'],
    [false, 'The student said it didn’t answer the question.'],
  ])('say whether the student found them helpful: %s', async (isGood, sentence) => {
    await openAnswers(aQuestionAnswer({ isGood }));
    expect((await card()).getByText(sentence)).toBeVisible();
    expect((await card()).queryAllByRole('button')).toHaveLength(isGood ? 1 : 0);
  });

  it('are published if both agree', async () => {
    const { user } = await openAnswers(aQuestionAnswer({ isGood: true, hasAskerConsented: true }));
    server.respond('POST /api/open-questions/5/consent', reply(204));
    expect((await card()).getByText('The student agreed to publish this answer.')).toBeVisible();
    await user.click((await card()).getByRole('button', { name: 'See what becomes public' }));
    await user.click(await screen.findByRole('button', { name: 'Agree to publish' }));
    await waitFor(() =>
      expect(server.callsTo('POST /api/open-questions/5/consent')[0]?.body).toEqual({ publish: true }),
    );
  });

  it('are empty at first', async () => {
    await open({}, '/questions?tab=answers');
    expect(await screen.findByText('You haven’t answered a question yet')).toBeVisible();
  });
});
