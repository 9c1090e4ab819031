import { screen, waitFor, within } from '@testing-library/react';
import { anAlum, aStudent, aVerifiedAdmin } from '@test/support/people';
import { anOpenQuestion, anOwnQuestion, aQuestionForEveryone } from '@test/support/questions';
import { reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { OpenQuestion, OwnOpenQuestion } from '@/entities/question';
import type { User } from '@/shared/auth';

const LIST_ROUTE = 'GET /api/open-questions';

interface Answers {
  list?: OpenQuestion[];
  own?: OwnOpenQuestion[];
}

function respondWith({ list = [anOpenQuestion()], own = [] }: Answers) {
  server.respond(LIST_ROUTE, ({ query }) => (query.get('mine') === 'true' ? own : list));
}

async function open(as: User | null, answers: Answers = {}, address = '/questions?tab=open') {
  respondWith(answers);
  const page = visit(address, { as });
  await screen.findByRole('heading', { level: 2, name: 'Open questions' });
  return page;
}

const lastQuery = () => {
  const calls = server.callsTo(LIST_ROUTE).filter(({ query }) => !query.has('mine'));
  return Object.fromEntries([...(calls.at(-1)?.query ?? [])].filter(([name]) => name !== '_t'));
};

describe('the list of open questions', () => {
  it('is public, and asks visitors to register', async () => {
    await open(null);
    const question = within(await screen.findByRole('article'));
    expect(question.getByRole('link', { name: anOpenQuestion().text })).toHaveAttribute('href', '/questions/5');
    expect(question.getByText('Waiting for an answer')).toBeVisible();
    expect(question.queryByRole('button')).not.toBeInTheDocument();
    const prompt = within(screen.getByRole('region', { name: 'Ask, or answer' }));
    expect(prompt.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/auth?tab=register&next=%2Fquestions%3Ftab%3Dopen',
    );
    expect(screen.queryByRole('navigation', { name: 'Lists of questions' })).not.toBeInTheDocument();
  });

  it('is all that administrators see, without actions', async () => {
    await open(aVerifiedAdmin(), {}, '/questions');
    const question = within(await screen.findByRole('article'));
    expect(question.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Lists of questions' })).not.toBeInTheDocument();
  });

  it('is all that students with an unconfirmed address see', async () => {
    await open(aStudent({ emailVerified: false }), {}, '/questions');
    await screen.findByRole('article');
    expect(screen.getByRole('heading', { name: 'Confirm your email to continue' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /want to know/ })).not.toBeInTheDocument();
  });

  it('says if an answer isn’t public', async () => {
    await open(null, { list: [anOpenQuestion({ status: 'answered' })] });
    expect(await screen.findByText('Answered privately')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Read the answer' })).not.toBeInTheDocument();
  });

  it('can’t be changed without a connection', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open(aStudent());
    expect(await screen.findByRole('button', { name: /^I want to know this too/ })).toBeDisabled();
  });

  it('is the third tab of alumni', async () => {
    await open(anAlum());
    const tabs = within(screen.getByRole('navigation', { name: 'Lists of questions' }));
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Offered to you',
      'Your answers',
      'Open questions',
    ]);
  });

  it('lets a student wait for the same answer', async () => {
    server.respond('POST /api/open-questions', () => {
      respondWith({ own: [anOwnQuestion({ isJoined: true })] });
      return reply(201, anOwnQuestion({ isJoined: true }));
    });
    const { user } = await open(aStudent());
    await user.click(await screen.findByRole('button', { name: /^I want to know this too/ }));
    expect(await screen.findByText('You asked this.')).toBeVisible();
    expect(server.callsTo('POST /api/open-questions')[0]?.body).toEqual({ collegeId: 12, joins: 5 });
  });

  it('is filtered by state, and says if nothing matches', async () => {
    const { user, place } = await open(null);
    await screen.findByRole('article');
    respondWith({ list: [] });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'answered');
    expect(await screen.findByText('No questions match')).toBeVisible();
    expect(place()).toBe('/questions?tab=open&state=answered');
    expect(lastQuery()).toEqual({ state: 'answered' });
    respondWith({});
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await screen.findByRole('article');
    expect(place()).toBe('/questions?tab=open');
  });

  it('is filtered by a field of study', async () => {
    server.respond('GET /api/programs/fields', [
      { cip: '1107', field: 'Computer Science', colleges: 900, programs: 1200 },
    ]);
    const { user, place } = await open(null);
    await user.type(screen.getByRole('combobox', { name: 'Field of study' }), 'computer');
    await user.click(await screen.findByRole('option', { name: /Computer Science/ }));
    await waitFor(() => expect(lastQuery()).toEqual({ cip: '1107' }));
    expect(place()).toBe('/questions?tab=open&cip=1107&field=Computer+Science');
    await user.click(screen.getByRole('button', { name: 'Remove filter Computer Science' }));
    expect(place()).toBe('/questions?tab=open');
  });

  it('loads more, and links to published answers', async () => {
    const next = '</api/open-questions?cursor=x>; rel="next"';
    server.respond(LIST_ROUTE, ({ query }) =>
      query.has('cursor')
        ? [anOpenQuestion({ id: 4, text: 'How big are the first classes there?', status: 'answered', postId: 41 })]
        : reply(200, [anOpenQuestion()], { Link: next }),
    );
    // The focus preloads the page of the question.
    server.respond('GET /api/open-questions/4', aQuestionForEveryone({ id: 4 }));
    const page = visit('/questions', { as: null });
    await page.user.click(await screen.findByRole('button', { name: 'Show more questions' }));
    const second = within(await screen.findByRole('article', { name: 'How big are the first classes there?' }));
    expect(second.getByRole('link', { name: 'Read the answer' })).toHaveAttribute('href', '/forum/41');
    await waitFor(() => expect(second.getByRole('link', { name: /^How big/ })).toHaveFocus());
  });
});
