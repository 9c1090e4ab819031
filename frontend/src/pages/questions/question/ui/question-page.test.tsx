import { screen, waitFor, within } from '@testing-library/react';
import { aDiscussionWith, aReplyOf } from '@test/support/forum';
import { anAlum, aStudent } from '@test/support/people';
import {
  anOffer,
  anOpenQuestion,
  anOwnQuestion,
  aQuestionAnswer,
  aQuestionForEveryone,
  aTakenQuestion,
} from '@test/support/questions';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { QuestionForViewer } from '@/entities/question';
import type { User } from '@/shared/auth';

const READ_ROUTE = 'GET /api/open-questions/5';

async function open(as: User | null, question: Partial<QuestionForViewer> = {}) {
  server.respond(READ_ROUTE, aQuestionForEveryone(question));
  const page = visit('/questions/5', { as });
  await screen.findByRole('heading', { level: 1, name: anOpenQuestion().text });
  return page;
}

const head = (selector: string) => document.head.querySelector(selector);

describe('the page of a question', () => {
  it('is public', async () => {
    await open(null);
    expect(document.title).toMatch(/^Is the first year of computer science mostly theory\? · /);
    expect(head('link[rel=canonical]')).toHaveAttribute('href', expect.stringMatching(/\/questions\/5$/));
    expect(screen.getByText('Waiting for an answer')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Boston University' })).toHaveAttribute('href', '/college/12');
    expect(screen.getByRole('region', { name: 'Ask, or answer' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /want to know|Report/ })).not.toBeInTheDocument();
  });

  it('can be reported by members', async () => {
    await open(anAlum());
    expect(screen.getByRole('button', { name: 'Report this question' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /want to know/ })).not.toBeInTheDocument();
  });

  it('opens from the address in notifications', async () => {
    server.respond(READ_ROUTE, aQuestionForEveryone());
    const { place } = visit('/questions?question=5', { as: aStudent() });
    await screen.findByRole('heading', { level: 1, name: anOpenQuestion().text });
    expect(place()).toBe('/questions/5');
  });

  it('has no links if the college is no longer in the catalog', async () => {
    await open(null, { collegeName: null });
    expect(screen.queryByRole('list', { name: 'About' })).not.toBeInTheDocument();
  });

  it('is not indexed if the server says so', async () => {
    await open(null, { isIndexed: false });
    expect(head('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(head('link[rel=canonical]')).toBeNull();
  });

  it('links a figure to its place on the page of the college', async () => {
    await open(null, { about: { figure: 'retention', cip: null, field: null, level: null } });
    expect(screen.getByRole('link', { name: 'Return for the second year' })).toHaveAttribute(
      'href',
      '/college/12#figures-completion',
    );
  });

  it('shows the published answer', async () => {
    server.respond('GET /api/forum/posts/3', aDiscussionWith([aReplyOf({ content: 'Half of it is theory.' })]));
    await open(null, { status: 'answered', postId: 3 });
    const answer = within(screen.getByRole('region', { name: 'Published answer' }));
    expect(await answer.findByText('Half of it is theory.')).toBeVisible();
    expect(answer.getByRole('link', { name: 'Open the discussion' })).toHaveAttribute('href', '/forum/3');
  });

  it('lets a student wait for the same answer', async () => {
    const joined = anOwnQuestion({ isJoined: true });
    server.respond('POST /api/open-questions', () => {
      server.respond(READ_ROUTE, aQuestionForEveryone({ own: joined }));
      return reply(201, joined);
    });
    const { user } = await open(aStudent());
    await user.click(screen.getByRole('button', { name: /^I want to know this too/ }));
    expect(await screen.findByText('You want to know this too')).toBeVisible();
  });

  it('shows the student who asked where it stands', async () => {
    await open(aStudent(), { own: anOwnQuestion({ answers: [aQuestionAnswer()], standing: 'answered' }) });
    expect(screen.getByRole('button', { name: 'This helped' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /want to know/ })).not.toBeInTheDocument();
  });

  it('lets an alum take the question and answer it', async () => {
    server.respond('POST /api/open-questions/5/take', () => {
      server.respond(READ_ROUTE, aQuestionForEveryone({ status: 'taken', taken: aTakenQuestion() }));
      return reply(204);
    });
    const { user } = await open(anAlum(), { offer: anOffer() });
    await user.click(screen.getByRole('button', { name: /^Answer this/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveFocus());
  });

  it('shows an alum their answer', async () => {
    await open(anAlum(), { status: 'answered', answer: aQuestionAnswer({ isGood: true }) });
    expect(screen.getByText('The student said it helped.')).toBeVisible();
  });

  it.each([['/questions/5'], ['/questions/five']])('is not found if it does not exist: %s', async (address) => {
    server.respond(READ_ROUTE, problem(404));
    visit(address, { as: null });
    await screen.findByRole('heading', { level: 1, name: 'Question Not Found' });
    expect(document.title).toMatch(/^Question Not Found · /);
    expect(head('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('is no longer found after it was closed', async () => {
    server.respond('POST /api/open-questions', () => {
      server.respond(READ_ROUTE, problem(404));
      return problem(409, 'This question is closed. No one can answer it anymore.');
    });
    const { user } = await open(aStudent());
    await user.click(screen.getByRole('button', { name: /^I want to know this too/ }));
    await screen.findByRole('heading', { level: 1, name: 'Question Not Found' });
  });
});
