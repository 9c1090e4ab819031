import { act, screen, waitFor, within } from '@testing-library/react';
import { aConnection } from '@test/support/alumni';
import { aCollege } from '@test/support/colleges';
import { aRequest } from '@test/support/dashboard';
import { aMeeting, meets } from '@test/support/meetings';
import { aConversation } from '@test/support/messages';
import { anAlum, aStudent } from '@test/support/people';
import { problem, reply, server, type Call } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { User } from '@/shared/auth';

async function enter(as: User) {
  const page = visit('/', { as });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  return page;
}

const region = (name: string) => screen.queryByRole('region', { name });

describe('the greeting', () => {
  it('mentions alumni and guidance to a student', async () => {
    await enter(aStudent());
    expect(
      screen.getByText('Welcome back, Robin Example! Connect with alumni and find the guidance you need'),
    ).toBeInTheDocument();
  });

  it('mentions students and mentorship to an alum', async () => {
    await enter(anAlum());
    expect(
      screen.getByText('Welcome back, Kim Example! Connect with students and provide valuable mentorship'),
    ).toBeInTheDocument();
  });

  it('contains the ID of a user without a name', async () => {
    await enter(aStudent({ id: 7, fullName: '' }));
    expect(screen.getByText(/^Welcome back, User 7!/)).toBeInTheDocument();
  });
});

describe('the reminder to confirm the address', () => {
  const resend = () => screen.getByRole('button', { name: 'Resend confirmation' });

  it('is shown to users with an unconfirmed address', async () => {
    await enter(aStudent({ emailVerified: false }));
    expect(region('Confirm your email to continue')).toHaveTextContent('robin@example.org');
    expect(region('Recommended Alumni')).not.toBeInTheDocument();
    expect(server.callsTo('GET /api/connection-requests')).toEqual([]);
    expect(server.callsTo('GET /api/meetings')).toEqual([]);
  });

  it('is not shown to users with a confirmed address', async () => {
    await enter(aStudent({ emailVerified: true }));
    expect(region('Confirm your email to continue')).not.toBeInTheDocument();
  });

  it('sends the link again and shows a toast', async () => {
    server.respond('POST /api/email/resend', reply(202, { message: 'We sent a new confirmation link.' }));
    const { user } = await enter(aStudent({ emailVerified: false }));
    await user.click(resend());
    expect(await screen.findByText('We sent a new confirmation link.')).toBeInTheDocument();
  });

  it('shows why the server rejects sending', async () => {
    server.respond('POST /api/email/resend', problem(429, 'Too many links. Please wait.'));
    const { user } = await enter(aStudent({ emailVerified: false }));
    await user.click(resend());
    expect(await screen.findByText('Too many links. Please wait.')).toBeInTheDocument();
  });
});

describe('the sections about people', () => {
  const PEOPLE_PATHS = ['connection-requests', 'connections', 'my-people', 'messages', 'meetings', 'alumni/search'];

  it('are neither shown nor requested before the address is confirmed', async () => {
    await enter(aStudent({ emailVerified: false }));
    expect(screen.getByRole('link', { name: 'Change your email address' })).toHaveAttribute(
      'href',
      '/profile-settings?tab=profile',
    );
    for (const part of ['Upcoming Meetings', 'Recent Messages', 'Recommended Alumni', 'Recent Forum Activity']) {
      expect(region(part)).not.toBeInTheDocument();
    }
    for (const path of PEOPLE_PATHS) expect(server.callsTo(`GET /api/${path}`)).toHaveLength(0);
  });

  it('appear without a reload once the address is confirmed in another tab', async () => {
    await enter(aStudent({ emailVerified: false }));
    server.respond('GET /api/user', aStudent());
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(region('Recent Messages')).toBeInTheDocument());
    expect(region('Confirm your email to continue')).not.toBeInTheDocument();
    expect(server.callsTo('GET /api/conversations')).toHaveLength(1);
  });
});

describe('the order of the sections', () => {
  const ada = {
    id: 25,
    fullName: 'Ada Lindqvist',
    avatarUrl: null,
    isSample: false,
    role: 'alumni',
    isAvailable: true,
    isActive: false,
  } as const;

  const titles = async () =>
    (await screen.findAllByRole('region')).map((part) => part.querySelector('h2')?.textContent);

  it('is by urgency', async () => {
    server.respond('GET /api/connection-requests', [aRequest()]);
    server.respond('GET /api/my-people', ({ query }: Call) =>
      query.get('list') === 'questions'
        ? [aConnection({ id: 71, question: 'Which year are you in?' })]
        : [aConnection()],
    );
    server.respond('GET /api/conversations', [aConversation({ unreadCount: 1, other: ada })]);
    meets(aMeeting({ id: 30, at: -30, title: 'Long over' }));
    await enter(aStudent());
    await screen.findByRole('region', { name: 'Did it happen?' });
    expect(await titles()).toEqual([
      'New College Hub Experience',
      'Pending Connection Requests',
      'Questions About Your Requests',
      'Did it happen?',
      'Upcoming Meetings',
      'Recent Messages',
      'Requests you sent',
      'Recommended Alumni',
      'Recent Forum Activity',
      'Explore Colleges',
      'Recently Viewed',
    ]);
  });

  it('has a section about students for alumni', async () => {
    await enter(anAlum());
    expect(await titles()).toEqual([
      'New College Hub Experience',
      'Upcoming Meetings',
      'Recent Messages',
      'Connect with Students',
      'Recent Forum Activity',
      'Explore Colleges',
      'Recently Viewed',
    ]);
  });
});

describe('searching colleges', () => {
  it('leads to the page of a result', async () => {
    server.respond('GET /api/colleges/search', reply(200, [aCollege()], { 'X-Total-Count': '1' }));
    const { user } = await enter(aStudent());
    await user.type(screen.getByRole('searchbox', { name: 'Search colleges' }), 'boston');
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link', { name: 'View College Boston University' })).toHaveAttribute('href', '/college/12');
  });
});

describe('the recent colleges on the dashboard', () => {
  it('are those stored on the device', async () => {
    const { id, name, city, state, type } = aCollege();
    localStorage.setItem('recentColleges', JSON.stringify([{ id, name, city, state, type }]));
    await enter(aStudent());
    const recent = within(region('Recently Viewed')!);
    expect(recent.getByRole('link', { name: 'Boston University' })).toHaveAttribute('href', '/college/12');
  });

  it('have a note if there are none', async () => {
    await enter(aStudent());
    expect(region('Recently Viewed')).toHaveTextContent('No colleges yet.');
  });
});
