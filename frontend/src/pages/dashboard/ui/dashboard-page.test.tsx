import { screen, within } from '@testing-library/react';
import { aCollege } from '@test/support/colleges';
import { anAlum, aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { User } from '@/shared/api';

async function enter(as: User) {
  const page = visit('/', { as });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  return page;
}

const region = (name: string) => screen.queryByRole('region', { name });

describe('the welcome', () => {
  it('of a student speaks of alumni and guidance', async () => {
    await enter(aStudent());
    expect(
      screen.getByText('Welcome back, Robin Example! Connect with alumni and find the guidance you need'),
    ).toBeInTheDocument();
  });

  it('of an alum speaks of students and mentorship', async () => {
    await enter(anAlum());
    expect(
      screen.getByText('Welcome back, Kim Example! Connect with students and provide valuable mentorship'),
    ).toBeInTheDocument();
  });

  it('of somebody without a name uses their number', async () => {
    await enter(aStudent({ id: 7, fullName: '' }));
    expect(screen.getByText(/^Welcome back, User 7!/)).toBeInTheDocument();
  });
});

describe('the reminder to confirm the address', () => {
  const resend = () => screen.getByRole('button', { name: 'Send the link again' });

  it('is for those who have not yet', async () => {
    await enter(aStudent({ emailVerified: false }));
    expect(region('Confirm your email address')).toHaveTextContent('robin@example.org');
  });

  it('is gone once they have', async () => {
    await enter(aStudent({ emailVerified: true }));
    expect(region('Confirm your email address')).not.toBeInTheDocument();
  });

  it('sends the link again and says so', async () => {
    server.answers('POST /api/email/resend', reply(202, { message: 'We sent a new confirmation link.' }));
    const { user } = await enter(aStudent({ emailVerified: false }));
    await user.click(resend());
    expect(await screen.findByText('We sent a new confirmation link.')).toBeInTheDocument();
  });

  it('passes on what the server says against it', async () => {
    server.answers('POST /api/email/resend', problem(429, 'Too many links. Please wait.'));
    const { user } = await enter(aStudent({ emailVerified: false }));
    await user.click(resend());
    expect(await screen.findByText('Too many links. Please wait.')).toBeInTheDocument();
  });
});

describe('looking for colleges', () => {
  it('leads to the page of what was found', async () => {
    server.answers('GET /api/colleges/search', reply(200, [aCollege()], { 'X-Total-Count': '1' }));
    const { user } = await enter(aStudent());
    await user.type(screen.getByRole('searchbox', { name: 'Search colleges' }), 'boston');
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link', { name: 'View College Boston University' })).toHaveAttribute('href', '/college/12');
  });
});

describe('the colleges viewed last', () => {
  it('are those this device remembers', async () => {
    const { id, name, city, state, type } = aCollege();
    localStorage.setItem('recentColleges', JSON.stringify([{ id, name, city, state, type }]));
    await enter(aStudent());
    const recent = within(region('Recently Viewed')!);
    expect(recent.getByRole('link', { name: 'Boston University' })).toHaveAttribute('href', '/college/12');
  });

  it('are invited where there are none', async () => {
    await enter(aStudent());
    expect(region('Recently Viewed')).toHaveTextContent('No colleges yet.');
  });
});
