import { screen, waitFor, within } from '@testing-library/react';
import { toastOnShow } from '@test/support/sign-in';
import { aDiscussion, anAuthor } from '@test/support/forum';
import { aCollegeAdmin, aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import { dashboardQueries } from '@/entities/dashboard';
import type { ListedDiscussion } from '@/entities/discussion';
import { queryClient } from '@/shared/api';
import type { User } from '@/shared/auth';

interface PageOptions {
  as?: User;
  discussions?: ListedDiscussion[];
}

async function open(address = '/forum', { as = aStudent(), discussions = [aDiscussion()] }: PageOptions = {}) {
  server.respondByDefault('GET /api/forum/posts', discussions);
  const page = visit(address, { as });
  await screen.findByRole('heading', { level: 1, name: 'Forum' });
  return page;
}

const card = (name = 'How did you choose a major?') => screen.findByRole('article', { name });
const lastQuery = () => Object.fromEntries(server.callsTo('GET /api/forum/posts').at(-1)?.query ?? []);

describe('the forum', () => {
  it('requires signing in, and keeps the URL for the return', async () => {
    const { place } = visit('/forum?tag=Majors');
    await waitFor(() => expect(place()).toMatch(/^\/auth/));
    expect(new URLSearchParams(place().split('?')[1]).get('next')).toBe('/forum?tag=Majors');
  });

  it('shows the author, text, topic and status of each discussion', async () => {
    const author = anAuthor({ badge: 'college_representative' });
    await open('/forum', { discussions: [aDiscussion({ author, replyCount: 1, views: 1204, answerId: 9 })] });
    const text = within(await card());
    expect(text.getByRole('link', { name: 'Kim Example' })).toHaveAttribute('href', '/alumni/8');
    expect(text.getByText('College representative')).toBeInTheDocument();
    expect(text.getByText('I like biology and history.')).toBeInTheDocument();
    for (const label of ['1 reply', '1,204 views', 'Answered', 'Alumni']) expect(text.getByText(label)).toBeVisible();
    expect(text.getByRole('link', { name: 'Majors' })).toHaveAttribute('href', '/forum?tag=Majors');
  });

  it('marks discussions of people who were invented for the demo data', async () => {
    await open('/forum', { discussions: [aDiscussion({ isSample: true }), aDiscussion({ id: 4, title: 'Second' })] });
    expect(within(await card()).getByText('Sample')).toBeVisible();
    expect(within(await card('Second')).queryByText('Sample')).not.toBeInTheDocument();
  });

  it('shows the time of the last activity only if the list is sorted by it', async () => {
    const { user } = await open('/forum', {
      discussions: [aDiscussion({ lastActivityAt: '2026-01-09T12:00:00.000Z' })],
    });
    expect(within(await card()).getByText(/^Last activity /)).toHaveAttribute('datetime', '2026-01-09T12:00:00.000Z');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'latest');
    await waitFor(async () => expect(within(await card()).queryByText(/^Last activity /)).not.toBeInTheDocument());
  });

  it('shows no last activity of a discussion without any since it started', async () => {
    await open();
    expect(within(await card()).queryByText(/^Last activity /)).not.toBeInTheDocument();
  });

  it('has no profile link for an anonymous author', async () => {
    const author = anAuthor({ id: null, fullName: 'A student', role: 'student', profile: null });
    await open('/forum', { discussions: [aDiscussion({ author, authorId: null, anonymous: true })] });
    expect(within(await card()).queryByRole('link', { name: 'A student' })).not.toBeInTheDocument();
  });

  it('highlights matches as text, not as HTML', async () => {
    const match = {
      title: [
        { text: 'How did you choose a ', isMatch: false },
        { text: '<b>major</b>', isMatch: true },
      ],
      excerpt: [
        { text: 'My **', isMatch: false },
        { text: 'major', isMatch: true },
        { text: '** was history', isMatch: false },
      ],
    };
    await open('/forum?q=major', { discussions: [aDiscussion({ match })] });
    const found = await card('How did you choose a <b>major</b>');
    expect([...found.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['<b>major</b>', 'major']);
    expect(within(found).getByText(/was history$/)).toHaveTextContent('My major was history');
    expect(lastQuery()).toMatchObject({ q: 'major' });
    // Matches are sorted by relevance.
    expect(screen.queryByLabelText('Sort by')).not.toBeInTheDocument();
  });

  it('records the visit once, after reading how much is new', async () => {
    const stats = { connectedCount: 0, meetingsCount: 0, messagesCount: 0, forumCount: 4 };
    const student = aStudent();
    queryClient.setQueryData(dashboardQueries.stats(student.id).queryKey, stats);
    const { user } = await open('/forum', { as: student });
    expect(await screen.findByText('New discussions and replies since your last visit: 4')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Saved' }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ filter: 'saved' }));
    expect(server.callsTo('PUT /api/forum/visit')).toHaveLength(1);
  });

  it('records no visit and loads no tags for users who cannot take part yet', async () => {
    await open('/forum', { as: aStudent({ emailVerified: false }) });
    expect(within(await card()).queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
    expect(server.callsTo('PUT /api/forum/visit')).toHaveLength(0);
    expect(server.callsTo('GET /api/forum/tags')).toHaveLength(0);
  });
});

describe('the filters of the list', () => {
  it('are in the URL', async () => {
    server.respond('GET /api/forum/tags', [{ tag: 'Majors', posts: 2 }]);
    const { user, place } = await open();
    await user.click(screen.getByRole('button', { name: 'Mine' }));
    const majors = await screen.findByRole('button', { name: 'Majors 2 discussions' });
    expect(majors).toHaveAttribute('aria-pressed', 'false');
    await user.click(majors);
    expect(majors).toHaveAttribute('aria-pressed', 'true');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Latest');
    await waitFor(() => expect(lastQuery()).toMatchObject({ filter: 'mine', tag: 'Majors', sort: 'latest' }));
    expect(place()).toBe('/forum?tag=Majors&filter=mine&sort=latest');
  });

  it('are removed one by one', async () => {
    const { user, place } = await open('/forum?tag=Majors&filter=mine&collegeId=12&college=Boston+University');
    await user.click(screen.getByRole('button', { name: 'Remove filter Majors' }));
    expect(place()).toBe('/forum?college=Boston+University&collegeId=12&filter=mine');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(place()).toBe('/forum');
  });

  it('search when typing pauses', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Search discussions' }), 'dorm');
    await waitFor(() => expect(lastQuery()).toMatchObject({ q: 'dorm' }));
    expect(server.callsTo('GET /api/forum/posts').map(({ query }) => query.get('q'))).toEqual([null, 'dorm']);
  });

  it.each([
    ['/forum', 'No discussions yet', 'Ask the first question. Students and alumni will see it here.'],
    ['/forum?filter=saved', 'No matching discussions', 'Select Save on a discussion to find it here later.'],
    ['/forum?q=xyz', 'No matching discussions', 'Check the spelling, try fewer words, or start a discussion.'],
  ])('explain at %s that nothing was found, and what to do', async (address, title, advice) => {
    await open(address, { discussions: [] });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(advice)).toBeVisible();
  });
});

describe('a longer list', () => {
  const more = aDiscussion({ id: 4, title: 'What about dorms?' });
  const next = '</api/forum/posts?after=1-2-0>; rel="next"';

  it('loads the next page, and focuses its first discussion', async () => {
    server.respond('GET /api/forum/posts', ({ query }) =>
      query.get('after') ? [more] : reply(200, [aDiscussion()], { Link: next }),
    );
    // A link that is focused for a moment preloads its page.
    server.respond('GET /api/forum/posts/4', problem(404));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Show more discussions' }));
    const added = within(await card('What about dorms?')).getByRole('link', { name: 'What about dorms?' });
    await waitFor(() => expect(added).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^Show more/ })).not.toBeInTheDocument();
  });

  it('keeps the loaded discussions when the next page fails to load', async () => {
    server.respond('GET /api/forum/posts', ({ query }) =>
      query.get('after') ? problem(503) : reply(200, [aDiscussion()], { Link: next }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Show more discussions' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await card()).toBeVisible();
  });
});

describe('saving a discussion', () => {
  const button = async () => within(await card()).getByRole('button', { name: /^Saved? / });

  it('is shown immediately, and after the server responds', async () => {
    const pendingRequests = server.holdRequests('PUT /api/forum/posts/3/save');
    const { user } = await open();
    await user.click(await button());
    expect(await button()).toHaveAccessibleName('Saved How did you choose a major?');
    await waitFor(() => expect(pendingRequests).toHaveLength(1));
    pendingRequests[0]!.answer(reply(204));
    await waitFor(async () => expect(await button()).toHaveAttribute('aria-pressed', 'true'));
  });

  it('is reverted when the server refuses', async () => {
    server.respond('PUT /api/forum/posts/3/save', problem(500));
    const { user } = await open();
    await user.click(await button());
    expect(await toastOnShow()).toEqual(['Error', 'Server error. Please try again later.']);
    expect(await button()).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('college administrators', () => {
  it('record no visit before they are verified', async () => {
    await open('/forum', { as: aCollegeAdmin() });
    expect(server.callsTo('PUT /api/forum/visit')).toHaveLength(0);
  });
});
