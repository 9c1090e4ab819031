import { screen, waitFor, within } from '@testing-library/react';
import { aConnection, anAlumniUser } from '@test/support/alumni';
import { aRequest, enterDashboard } from '@test/support/dashboard';
import { aDiscussion } from '@test/support/discussions';
import { aMeeting, meets } from '@test/support/meetings';
import { aConversation } from '@test/support/messages';
import { anAlum, aStudent } from '@test/support/people';
import { problem, reply, server, type Call } from '@test/support/server';
import { aListedStudent } from '@test/support/students';
import type { Connection } from '@/entities/connection';

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the numbers on the dashboard', () => {
  const STATS_ROUTE = 'GET /api/dashboard/stats';
  const names = () =>
    within(screen.getByRole('list', { name: 'At a glance' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('link to what they count, and are omitted if unknown', async () => {
    server.respond(STATS_ROUTE, { connectedCount: 3, meetingsCount: null, messagesCount: 1, forumCount: 99 });
    await enterDashboard(aStudent());
    expect(names()).toEqual([
      ['Connected Alumni, 3', '/find-alumni?view=connected'],
      ['Unread Messages, 1', '/messages'],
      ['Forum Activity, 99new posts', '/forum'],
      ['College Directory, Explore', '/colleges'],
    ]);
  });

  it('are limited to 99 for the forum', async () => {
    server.respond(STATS_ROUTE, { connectedCount: 100, meetingsCount: null, messagesCount: 0, forumCount: 100 });
    await enterDashboard(aStudent());
    expect(names()).toContainEqual(['Forum Activity, 99+new posts', '/forum']);
    expect(names()).toContainEqual(['Connected Alumni, 100', '/find-alumni?view=connected']);
  });

  it('say “new post” for one', async () => {
    server.respond(STATS_ROUTE, { connectedCount: 1, meetingsCount: 1, messagesCount: 1, forumCount: 1 });
    await enterDashboard(aStudent());
    expect(names()).toContainEqual(['Forum Activity, 1new post', '/forum']);
    expect(names()).toContainEqual(['Connected Alumni, 1', '/find-alumni?view=connected']);
  });

  it('say what to do about 0', async () => {
    server.respond(STATS_ROUTE, { connectedCount: 0, meetingsCount: 0, messagesCount: 0, forumCount: 0 });
    await enterDashboard(aStudent());
    expect(names().slice(0, 4)).toEqual([
      ['Connected Alumni, 0Find your first mentor', '/find-alumni'],
      ['Upcoming Meetings, 0Nothing planned', '/events'],
      ['Unread Messages, 0All read', '/messages'],
      ['Forum Activity, 0Nothing new', '/forum'],
    ]);
  });

  it('count all connections of an alum, and the alumni among them with a link to these', async () => {
    server.respond(STATS_ROUTE, { connectedCount: 3, meetingsCount: null, messagesCount: null, forumCount: null });
    server.respond('GET /api/alumni/search', ({ query }: Call) =>
      reply(200, [], { 'X-Total-Count': query.get('connected') === 'true' ? '1' : '9' }),
    );
    await enterDashboard(anAlum());
    await screen.findByRole('link', { name: /^Connected Alumni/ });
    expect(names().slice(0, 2)).toEqual([
      ['Connections, 3', '/my-people?tab=connected'],
      ['Connected Alumni, 1', '/find-alumni?view=connected'],
    ]);
  });

  it("don't affect other cards when loading fails, and can be retried", async () => {
    server.respond(STATS_ROUTE, problem(500));
    const { user } = await enterDashboard(aStudent());
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(names()).toEqual([['College Directory, Explore', '/colleges']]);
    server.respond(STATS_ROUTE, { connectedCount: 0, meetingsCount: null, messagesCount: 0, forumCount: null });
    await user.click(again);
    expect(
      await screen.findByRole('link', { name: /^Connected Alumni ?, ?0 ?Find your first mentor$/ }),
    ).toBeInTheDocument();
  });
});

describe('the banner for the college hub', () => {
  it('is permanently hidden after it is dismissed, only for this user', async () => {
    const { user } = await enterDashboard(aStudent());
    const banner = region('New College Hub Experience');
    expect(banner.getByRole('link', { name: 'Explore Colleges' })).toHaveAttribute('href', '/college');
    await user.click(banner.getByRole('button', { name: 'Dismiss New College Hub Experience' }));

    expect(screen.queryByRole('region', { name: 'New College Hub Experience' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(localStorage.getItem('hubBannerPutAwayBy')).toBe('[7]');
  });

  it('is not shown after it was dismissed or the hub was visited', async () => {
    localStorage.setItem('hubBannerPutAwayBy', '[7]');
    await enterDashboard(aStudent());
    expect(screen.queryByRole('region', { name: 'New College Hub Experience' })).not.toBeInTheDocument();
  });
});

describe('the upcoming meetings', () => {
  it('are the next two, starting with one in progress', async () => {
    meets(
      aMeeting({ id: 32, at: 30, title: 'Later' }),
      aMeeting({ id: 33, at: 54, title: 'Much later' }),
      aMeeting({ id: 31, at: 0, title: 'Choosing a major' }),
      aMeeting({ id: 30, at: -30, title: 'Long over' }),
    );
    await enterDashboard(aStudent());
    const section = region('Upcoming Meetings');
    expect(await section.findByText('Now')).toBeInTheDocument();
    const titles = section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Choosing a major', 'Later']);
    expect(section.getByRole('button', { name: /^Join Call ?: Choosing a major/ })).toBeEnabled();

    const places = ['View all meetings', 'Schedule New Meeting'].map((name) =>
      section.getByRole('link', { name }).getAttribute('href'),
    );
    expect(places).toEqual(['/events', '/events?new=1']);
  });

  it('are named by the other participant if they have no title, and can be rescheduled', async () => {
    meets(aMeeting({ title: '' }));
    await enterDashboard(aStudent());
    const section = region('Upcoming Meetings');
    expect(await section.findByRole('heading', { name: '1-on-1 with Kim Example' })).toBeInTheDocument();
    expect(section.getByText(/Boston University · Biology/)).toBeInTheDocument();
    expect(section.getByRole('button', { name: /^Reschedule ?: 1-on-1 with Kim Example/ })).toBeEnabled();
  });

  it('say that the other participant has not answered yet', async () => {
    meets(aMeeting({ status: 'pending' }));
    await enterDashboard(aStudent());
    expect(await screen.findByText('Waiting for Kim Example')).toBeInTheDocument();
  });

  it('have a note if there are none', async () => {
    await enterDashboard(aStudent());
    expect(await region('Upcoming Meetings').findByText('No upcoming meetings scheduled.')).toBeInTheDocument();
  });
});

describe('the recent messages', () => {
  const LIST_ROUTE = 'GET /api/conversations';
  const ada = {
    id: 22,
    fullName: 'Ada Lindqvist',
    avatarUrl: null,
    isSample: false,
    role: 'alumni',
    isAvailable: true,
    isActive: false,
  } as const;
  const rows = async () => {
    const list = await screen.findByRole('list', { name: 'Conversations' });
    return within(list).getAllByRole('listitem');
  };

  it('are the last messages of three conversations, and stay unread', async () => {
    server.respond(LIST_ROUTE, [
      aConversation({ other: ada }, { senderId: 7, content: 'Thank you!' }),
      aConversation({ other: { ...ada, id: 23 } }, { content: '   ' }),
      aConversation({ other: { ...ada, id: 24 } }, { content: '', isDeleted: true }),
      aConversation({ unreadCount: 2 }),
      aConversation({ other: { ...ada, id: -4, fullName: 'Unavailable account' } }, { content: 'Goodbye' }),
      aConversation({ other: { ...ada, id: 25 } }, { content: 'A fourth' }),
    ]);
    await enterDashboard(aStudent());

    const shown = await rows();
    expect(shown.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Alex Sample.*How was your first week\?unread$/),
      expect.stringMatching(/Ada Lindqvist.*You: Thank you!$/),
      expect.stringMatching(/Unavailable account.*Goodbye$/),
    ]);
    const places = shown.map((row) => within(row).getByRole('link').getAttribute('href'));
    expect(places).toEqual(['/messages?with=21', '/messages?with=22', '/messages?with=-4']);
    expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('link to all messages and to a new one', async () => {
    server.respond(LIST_ROUTE, [aConversation()]);
    await enterDashboard(aStudent());
    const section = region('Recent Messages');
    expect(await section.findByRole('link', { name: 'View all messages' })).toHaveAttribute('href', '/messages');
    expect(section.getByRole('link', { name: 'New Message' })).toHaveAttribute('href', '/messages?new=1');
  });

  it('have a note if there are none', async () => {
    await enterDashboard(aStudent());
    expect(await region('Recent Messages').findByText('No messages yet')).toBeInTheDocument();
  });

  it('show an error in their place when loading fails', async () => {
    server.respond(LIST_ROUTE, problem(500));
    await enterDashboard(aStudent());
    const section = region('Recent Messages');
    expect(await section.findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
    expect(section.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});

describe('the recommended alumni', () => {
  const SEARCH_ROUTE = 'GET /api/alumni/search';
  const five = [21, 22, 23, 24, 25].map((id) => anAlumniUser({ id, fullName: `Alum ${id}` }));

  it('are three who have a place and have no request yet', async () => {
    const [first, ...rest] = five;
    server.respond(SEARCH_ROUTE, reply(200, [{ ...first!, connectionStatus: 'pending' }, ...rest]));
    await enterDashboard(aStudent());
    const section = region('Recommended Alumni');
    const cards = await section.findAllByRole('article');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Alum 22', 'Alum 23', 'Alum 24']);
    expect(cards[0]).toHaveTextContent('Boston University · BiologyLab Manager at Example Labs');
    expect(cards[0]).toHaveTextContent('HealthcareWilling to Mentor');
    expect(within(cards[0]!).getByRole('link', { name: 'View Profile of Alum 22' })).toHaveAttribute(
      'href',
      '/alumni/22',
    );
    expect(within(cards[0]!).getByRole('button', { name: 'Connect with Alum 22' })).toBeEnabled();
    expect(server.callsTo(SEARCH_ROUTE)[0]!.query.get('mentor')).toBe('true');

    const places = ['View all alumni', 'Find More Alumni', 'Your recommendations'].map((name) =>
      section.getByRole('link', { name }).getAttribute('href'),
    );
    expect(places).toEqual(['/find-alumni', '/find-alumni', '/recommendations']);
  });

  it('include a note while the profile has nothing to match', async () => {
    server.respond(SEARCH_ROUTE, reply(200, five, { 'X-Sorted-By': 'rotation' }));
    await enterDashboard(aStudent());
    const section = region('Recommended Alumni');
    expect(await section.findByRole('link', { name: 'Add to your profile' })).toHaveAttribute(
      'href',
      '/profile-settings?tab=details',
    );
    expect(await section.findAllByRole('article')).toHaveLength(3);
  });

  it('are requested without alumni whom the student has already asked', async () => {
    server.respond(SEARCH_ROUTE, reply(200, five, { 'X-Sorted-By': 'profile' }));
    await enterDashboard(aStudent());
    await region('Recommended Alumni').findAllByRole('article');
    expect(server.callsTo(SEARCH_ROUTE)[0]!.query.get('askable')).toBe('true');
    expect(screen.queryByRole('link', { name: 'Add to your profile' })).not.toBeInTheDocument();
  });

  it('have a note if there are none', async () => {
    await enterDashboard(aStudent());
    expect(await screen.findByText('No alumni recommendations available')).toBeInTheDocument();
  });

  it('are only shown to students', async () => {
    await enterDashboard(anAlum());
    expect(screen.queryByRole('region', { name: 'Recommended Alumni' })).not.toBeInTheDocument();
    expect(server.callsTo(SEARCH_ROUTE).filter(({ query }) => !query.has('connected'))).toEqual([]);
  });
});

describe('the recent discussions', () => {
  const LIST_ROUTE = 'GET /api/forum/posts';
  const section = () => region('Recent Forum Activity');

  it('are the two with the latest activity, and link to their pages', async () => {
    const long = aDiscussion({
      id: 42,
      title: 'A long one',
      content: 'word '.repeat(60),
      tags: ['Majors', 'First year', 'Advising', 'Biology'],
      replyCount: 1,
      views: 1,
      answerId: 7,
    });
    server.respond(LIST_ROUTE, [aDiscussion(), long]);
    await enterDashboard(aStudent());
    const [first, second] = await section().findAllByRole('article');

    expect(first).toHaveTextContent('I like biology and computer science. What helped you decide?');
    expect(first).toHaveTextContent(/Alex Sample.*0 replies12 views/);
    expect(second).toHaveTextContent(/^A long one(word ){29}word\.\.\./);
    expect(second).toHaveTextContent(/MajorsFirst year\+2 more/);
    expect(second).toHaveTextContent(/1 reply1 viewAnswered/);
    expect(within(second!).getByRole('link', { name: 'A long one' })).toHaveAttribute('href', '/forum/42');
    const { query } = server.callsTo(LIST_ROUTE)[0]!;
    expect([query.get('limit'), query.get('sort')]).toEqual(['2', 'active']);
  });

  it('can be saved and unsaved', async () => {
    server.respond(LIST_ROUTE, [aDiscussion()]);
    server.respond('PUT /api/forum/posts/41/save', reply(204));
    server.respond('DELETE /api/forum/posts/41/save', reply(204));
    const { user } = await enterDashboard(aStudent());
    const name = /^Save How did you/;
    await user.click(await section().findByRole('button', { name, pressed: false }));
    const saved = await section().findByRole('button', { name: /^Saved How did you/, pressed: true });
    await waitFor(() => expect(server.callsTo('PUT /api/forum/posts/41/save')).toHaveLength(1));
    await user.click(saved);
    expect(await section().findByRole('button', { name, pressed: false })).toBeInTheDocument();
  });

  it('link to the forum and to a new discussion', async () => {
    await enterDashboard(aStudent());
    expect(await section().findByText('No forum posts yet')).toBeInTheDocument();
    const places = ['Go to Forum', 'Create New Discussion'].map((name) =>
      section().getByRole('link', { name }).getAttribute('href'),
    );
    expect(places).toEqual(['/forum', '/forum?new=1']);
  });

  it('show an error in their place when loading fails', async () => {
    server.respond(LIST_ROUTE, problem(500));
    await enterDashboard(anAlum());
    expect(await section().findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
    expect(await region('Recent Messages').findByText('No messages yet')).toBeInTheDocument();
  });
});

describe('past meetings without an outcome', () => {
  it('are listed with a question, and disappear when it is answered', async () => {
    meets(aMeeting({ id: 30, at: -30, title: 'Long over' }));
    server.respond('POST /api/meetings/30/outcome', reply(204));
    const { user } = await enterDashboard(aStudent());
    const question = await screen.findByRole('group', { name: 'Did it happen? Long over' });
    const answers = within(question).getAllByRole('button');
    expect(answers.map(({ textContent }) => textContent)).toEqual(['Yes', 'No-show', 'Moved']);

    meets();
    await user.click(answers[0]!);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Did it happen?' })).not.toBeInTheDocument());
    expect(server.callsTo('POST /api/meetings/30/outcome')[0]!.body).toEqual({ outcome: 'happened' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('stay with an error when the answer is rejected', async () => {
    meets(aMeeting({ id: 30, at: -30, title: 'Long over' }));
    server.respond('POST /api/meetings/30/outcome', problem(500));
    const { user } = await enterDashboard(aStudent());
    const question = await screen.findByRole('group', { name: 'Did it happen? Long over' });
    await user.click(within(question).getByRole('button', { name: 'No-show' }));
    expect(await region('Did it happen?').findByRole('alert')).toHaveTextContent('Server error');
  });
});

describe('sent requests', () => {
  const LIST_ROUTE = 'GET /api/my-people';
  const aPendingRequest = (overrides: Partial<Connection> = {}) =>
    aConnection({ expiresAt: '2026-12-02T12:00:00.000Z', message: 'May I ask about labs?', ...overrides });
  const answers = (...sent: Connection[]) =>
    server.respond(LIST_ROUTE, ({ query }: Call) => (query.get('list') === 'asked' ? sent : []));

  it('show their state and expiry date', async () => {
    answers(aPendingRequest());
    await enterDashboard(aStudent());
    const row = within(await region('Requests you sent').findByRole('article'));
    expect(row.getByText('Pending')).toBeInTheDocument();
    expect(row.getByText(/Expires Dec 2/)).toBeInTheDocument();
    expect(row.getByText('May I ask about labs?')).toBeInTheDocument();
  });

  it('can be withdrawn after an explanation', async () => {
    const one = aPendingRequest();
    answers(one);
    server.respond(`DELETE /api/connections/${one.id}`, reply(204));
    const { user } = await enterDashboard(aStudent());
    await user.click(await region('Requests you sent').findByRole('button', { name: /^Withdraw/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/won't see your request anymore, and we won't notify them/)).toBeInTheDocument();
    answers();
    await user.click(dialog.getByRole('button', { name: 'Withdraw request' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Requests you sent' })).not.toBeInTheDocument());
  });

  it('are limited to three, with a link to all', async () => {
    answers(...[1, 2, 3, 4].map((id) => aPendingRequest({ id })));
    await enterDashboard(aStudent());
    const section = region('Requests you sent');
    expect(section.getAllByRole('article')).toHaveLength(3);
    expect(section.getByRole('link', { name: 'View all requests you sent' })).toHaveAttribute(
      'href',
      '/my-people?tab=asked',
    );
  });
});

describe('the primary button', () => {
  const primaryButtons = () =>
    screen.getAllByRole('button').filter(({ className }) => className.split(' ').includes('bg-ivy'));

  it('is that of the call that can be joined', async () => {
    server.respond('GET /api/connection-requests', [aRequest()]);
    meets(aMeeting({ at: 0 }));
    server.respond('GET /api/alumni/search', [anAlumniUser({ id: 22 })]);
    await enterDashboard(aStudent());
    await waitFor(() =>
      expect(primaryButtons().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Join Call/)]),
    );
  });

  it('is that of the only request if there is no call', async () => {
    server.respond('GET /api/connection-requests', [aRequest()]);
    meets(aMeeting());
    await enterDashboard(aStudent());
    await waitFor(() =>
      expect(primaryButtons().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Accept/)]),
    );
  });

  it('is none of several requests: all of them look alike', async () => {
    server.respond('GET /api/connection-requests', [aRequest(), aRequest({ id: 92, connectionId: 62 })]);
    meets(aMeeting());
    await enterDashboard(aStudent());
    const accept = await screen.findAllByRole('button', { name: /^Accept/ });
    expect(new Set(accept.map(({ className }) => className)).size).toBe(1);
    expect(screen.queryAllByRole('button').filter(({ className }) => className.split(' ').includes('bg-ivy'))).toEqual(
      [],
    );
  });
});

describe("students on an alum's dashboard", () => {
  it('are three without a request yet, with links to their pages', async () => {
    const students = [1, 2, 3, 4, 5].map((id) => aListedStudent({ id, fullName: `Student ${id}` }));
    server.respond('GET /api/users', [{ ...students[0]!, connectionStatus: 'pending' }, ...students.slice(1)]);
    await enterDashboard(anAlum());
    const section = region('Connect with Students');
    const names = (await section.findAllByRole('article')).map((card) => card.getAttribute('aria-label'));
    expect(names).toEqual(['Student 2', 'Student 3', 'Student 4']);
    expect(section.getByRole('link', { name: 'View Profile of Student 2' })).toHaveAttribute('href', '/students/2');
    expect(section.getByRole('link', { name: 'View all students' })).toHaveAttribute('href', '/connect-students');
  });

  it("show students with the alum's major first", async () => {
    const students = [1, 2, 3, 4].map((id) => aListedStudent({ id, fullName: `Student ${id}` }));
    server.respond('GET /api/users', ({ query }: Call) =>
      query.get('major') === 'Biology' ? [students[3]!, students[1]!] : students,
    );
    await enterDashboard(anAlum());
    const cards = await region('Connect with Students').findAllByRole('article');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Student 4', 'Student 2', 'Student 1']);
  });
});
