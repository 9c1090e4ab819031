import { screen, waitFor, within } from '@testing-library/react';
import { anAlumniUser } from '@test/support/alumni';
import { enterDashboard } from '@test/support/dashboard';
import { aDiscussion } from '@test/support/discussions';
import { aMeeting, meets } from '@test/support/meetings';
import { aConversation } from '@test/support/messages';
import { anAlum, aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the figures', () => {
  const STATS = 'GET /api/dashboard/stats';
  const names = () =>
    within(screen.getByRole('list', { name: 'At a glance' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('are the way to what they count; what is not counted has no card', async () => {
    server.answers(STATS, { connectedCount: 3, meetingsCount: null, messagesCount: 1, forumCount: 99 });
    await enterDashboard(aStudent());
    expect(names()).toEqual([
      ['Connected Alumni, 3', '/my-people?tab=connected'],
      ['Unread Messages, 1', '/messages'],
      ['Forum Activity, 99', '/forum'],
      ['College Directory, Explore', '/colleges'],
    ]);
  });

  it('of the forum go no further than 99', async () => {
    server.answers(STATS, { connectedCount: 100, meetingsCount: null, messagesCount: 0, forumCount: 100 });
    await enterDashboard(aStudent());
    expect(names()).toContainEqual(['Forum Activity, 99+', '/forum']);
    expect(names()).toContainEqual(['Connected Alumni, 100', '/my-people?tab=connected']);
  });

  it('that cannot be read leave the rest alone, and come when asked again', async () => {
    server.answers(STATS, problem(500));
    const { user } = await enterDashboard(aStudent());
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(names()).toEqual([['College Directory, Explore', '/colleges']]);
    server.answers(STATS, { connectedCount: 0, meetingsCount: null, messagesCount: 0, forumCount: null });
    await user.click(again);
    expect(await screen.findByRole('link', { name: /^Connected Alumni ?, ?0$/ })).toBeInTheDocument();
  });
});

describe('the way to the college hub', () => {
  it('goes for good when it is dismissed, for this person alone', async () => {
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
  it('are the next two, one that is going on first', async () => {
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

  it('without a title are named by the other side, and can be moved', async () => {
    meets(aMeeting({ title: '' }));
    await enterDashboard(aStudent());
    const section = region('Upcoming Meetings');
    expect(await section.findByRole('heading', { name: '1-on-1 with Kim Example' })).toBeInTheDocument();
    expect(section.getByText(/Boston University · Biology/)).toBeInTheDocument();
    expect(section.getByRole('button', { name: /^Reschedule ?: 1-on-1 with Kim Example/ })).toBeEnabled();
  });

  it('may be none', async () => {
    await enterDashboard(aStudent());
    expect(await region('Upcoming Meetings').findByText('No upcoming meetings scheduled.')).toBeInTheDocument();
  });
});

describe('the recent messages', () => {
  const LIST = 'GET /api/conversations';
  const ada = {
    id: 22,
    fullName: 'Ada Lindqvist',
    avatarUrl: null,
    role: 'alumni',
    isAvailable: true,
    isActive: false,
  } as const;
  const rows = async () => {
    const list = await screen.findByRole('list', { name: 'Conversations' });
    return within(list).getAllByRole('listitem');
  };

  it('are the last words of three conversations, and read none of them', async () => {
    server.answers(LIST, [
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
      expect.stringMatching(/Ada Lindqvist.*You: Thank you!$/),
      expect.stringMatching(/Alex Sample.*How was your first week\?unread$/),
      expect.stringMatching(/Unavailable account.*Goodbye$/),
    ]);
    const places = shown.map((row) => within(row).getByRole('link').getAttribute('href'));
    expect(places).toEqual(['/messages?with=22', '/messages?with=21', '/messages?with=-4']);
    expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('lead to all of them, and to a new one', async () => {
    await enterDashboard(aStudent());
    const section = region('Recent Messages');
    expect(section.getByRole('link', { name: 'View all messages' })).toHaveAttribute('href', '/messages');
    expect(section.getByRole('link', { name: 'New Message' })).toHaveAttribute('href', '/messages?new=1');
  });

  it('of someone new are none', async () => {
    await enterDashboard(aStudent());
    expect(await region('Recent Messages').findByText('No messages yet')).toBeInTheDocument();
  });

  it('that cannot be read say so in their place', async () => {
    server.answers(LIST, problem(500));
    await enterDashboard(aStudent());
    const section = region('Recent Messages');
    expect(await section.findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
    expect(section.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});

describe('the recommended alumni', () => {
  const SEARCH = 'GET /api/alumni/search';
  const five = [21, 22, 23, 24, 25].map((id) => anAlumniUser({ id, fullName: `Alum ${id}` }));

  it('are three who have a place and were not asked yet', async () => {
    const [first, ...rest] = five;
    server.answers(SEARCH, reply(200, [{ ...first!, connectionStatus: 'pending' }, ...rest]));
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
    expect(server.callsTo(SEARCH)[0]!.query.get('mentor')).toBe('true');

    const places = ['View all alumni', 'Find More Alumni', 'Your recommendations'].map((name) =>
      section.getByRole('link', { name }).getAttribute('href'),
    );
    expect(places).toEqual(['/find-alumni', '/find-alumni', '/recommendations']);
  });

  it('say so while the profile has nothing to match', async () => {
    server.answers(SEARCH, reply(200, five, { 'X-Sorted-By': 'rotation' }));
    await enterDashboard(aStudent());
    const section = region('Recommended Alumni');
    expect(await section.findByRole('link', { name: 'Add to your profile' })).toHaveAttribute(
      'href',
      '/profile-settings?tab=details',
    );
    expect(await section.findAllByRole('article')).toHaveLength(3);
  });

  it('are no one whom the student has asked before', async () => {
    server.answers(SEARCH, reply(200, five, { 'X-Sorted-By': 'profile' }));
    await enterDashboard(aStudent());
    await region('Recommended Alumni').findAllByRole('article');
    expect(server.callsTo(SEARCH)[0]!.query.get('askable')).toBe('true');
    expect(screen.queryByRole('link', { name: 'Add to your profile' })).not.toBeInTheDocument();
  });

  it('may be none', async () => {
    await enterDashboard(aStudent());
    expect(await screen.findByText('No alumni recommendations available')).toBeInTheDocument();
  });

  it('are for students alone', async () => {
    await enterDashboard(anAlum());
    expect(screen.queryByRole('region', { name: 'Recommended Alumni' })).not.toBeInTheDocument();
    expect(server.callsTo(SEARCH)).toEqual([]);
  });
});

describe('the recent discussions', () => {
  const LIST = 'GET /api/forum/posts';
  const section = () => region('Recent Forum Activity');

  it('are two with the newest activity, and open', async () => {
    const long = aDiscussion({
      id: 42,
      title: 'A long one',
      content: 'word '.repeat(60),
      tags: ['Majors', 'First year', 'Advising', 'Biology'],
      replyCount: 1,
      views: 1,
      answerId: 7,
    });
    server.answers(LIST, [aDiscussion(), long]);
    await enterDashboard(aStudent());
    const [first, second] = await section().findAllByRole('article');

    expect(first).toHaveTextContent('I like biology and computer science. What helped you decide?');
    expect(first).toHaveTextContent(/Alex Sample.*0 replies12 views/);
    expect(second).toHaveTextContent(/^A long one(word ){29}word\.\.\./);
    expect(second).toHaveTextContent(/MajorsFirst year\+2 more/);
    expect(second).toHaveTextContent(/1 reply1 viewAnswered/);
    expect(within(second!).getByRole('link', { name: 'A long one' })).toHaveAttribute('href', '/forum/42');
    const { query } = server.callsTo(LIST)[0]!;
    expect([query.get('limit'), query.get('sort')]).toEqual(['2', 'active']);
  });

  it('are saved and no longer saved', async () => {
    server.answers(LIST, [aDiscussion()]);
    server.answers('PUT /api/forum/posts/41/save', reply(204));
    server.answers('DELETE /api/forum/posts/41/save', reply(204));
    const { user } = await enterDashboard(aStudent());
    const name = /^Save How did you/;
    await user.click(await section().findByRole('button', { name, pressed: false }));
    const saved = await section().findByRole('button', { name: /^Saved How did you/, pressed: true });
    await waitFor(() => expect(server.callsTo('PUT /api/forum/posts/41/save')).toHaveLength(1));
    await user.click(saved);
    expect(await section().findByRole('button', { name, pressed: false })).toBeInTheDocument();
  });

  it('lead to the forum and to a new one', async () => {
    await enterDashboard(aStudent());
    expect(await section().findByText('No forum posts yet')).toBeInTheDocument();
    const places = ['Go to Forum', 'Create New Discussion'].map((name) =>
      section().getByRole('link', { name }).getAttribute('href'),
    );
    expect(places).toEqual(['/forum', '/forum?new=1']);
  });

  it('that cannot be read say so in their place', async () => {
    server.answers(LIST, problem(500));
    await enterDashboard(anAlum());
    expect(await section().findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
    expect(await region('Recent Messages').findByText('No messages yet')).toBeInTheDocument();
  });
});
