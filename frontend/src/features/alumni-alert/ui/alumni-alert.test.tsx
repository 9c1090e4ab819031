import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { aCollege, aCollegeInDetail } from '@test/support/colleges';
import { aCollegeAdmin, anAlum, aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { toastOnShow } from '@test/support/sign-in';
import { visit } from '@test/support/visit';
import { queryClient } from '@/shared/api';
import type { User } from '@/shared/auth';
import { listAlertIntents } from '../model/alert-intents';

const PUT = 'PUT /api/alumni-alerts/12';
const DELETE = 'DELETE /api/alumni-alerts/12';
const alert = { collegeId: 12, createdAt: '2026-03-01T12:00:00.000Z' };

/** Opens the page of a college. */
async function openPage(as: User | null, alumniCount = 0) {
  server.respond('GET /api/colleges/12', aCollegeInDetail({ id: 12, alumniCount }));
  const page = visit('/college/12?from=map', { as });
  await screen.findByRole('heading', { level: 1, name: 'Boston University' });
  return page;
}
const tellMe = { name: 'Tell me when someone joins from Boston University' };
const undo = { name: 'Undo the notification about alumni of Boston University' };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a college without alumni', () => {
  it('offers no one to ask', async () => {
    await openPage(aStudent());
    expect(await screen.findByRole('button', tellMe)).toBeEnabled();
    expect(screen.queryByRole('link', { name: /Ask an alum/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find mentors' })).toHaveAttribute('href', '/find-alumni');
  });

  it('can be followed with one click by a student, who can undo it', async () => {
    server.respond(PUT, alert);
    server.respond(DELETE, reply(204));
    const { user } = await openPage(aStudent());
    await user.click(await screen.findByRole('button', tellMe));
    expect(await screen.findByText('We’ll notify you')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', undo)).toHaveFocus();
    await user.click(screen.getByRole('button', undo));
    expect(await screen.findByRole('button', tellMe)).toBeInTheDocument();
    expect([server.callsTo(PUT).length, server.callsTo(DELETE).length]).toEqual([1, 1]);
  });

  it('shows a student that they follow it', async () => {
    server.respond('GET /api/alumni-alerts', [alert]);
    await openPage(aStudent());
    expect(await screen.findByText('We’ll notify you')).toBeInTheDocument();
  });

  it('shows why it cannot be followed', async () => {
    server.respond(PUT, problem(409, 'Alumni of this college are listed already.'));
    const { user } = await openPage(aStudent());
    await user.click(await screen.findByRole('button', tellMe));
    expect(await toastOnShow()).toEqual(['Error', 'Alumni of this college are listed already.']);
    expect(screen.getByRole('button', tellMe)).toBeEnabled();
  });

  it('leads visitors to registration with the reason, and back', async () => {
    const { user, place } = await openPage(null);
    await user.click(screen.getByRole('link', tellMe));
    expect(
      await screen.findByText(
        'Create a student account or sign in. Once your email is confirmed, we’ll notify you when an alum of Boston University joins.',
      ),
    ).toBeInTheDocument();
    expect(new URLSearchParams(place().split('?')[1]).get('next')).toBe('/college/12?from=map');
  });

  it.each([
    ['alumni', anAlum()],
    ['administrators', aCollegeAdmin()],
  ])('offers nothing to %s', async (_, viewer) => {
    await openPage(viewer);
    // In the header, and in the list of alumni.
    await waitFor(() => expect(screen.getAllByText('No alumni yet')).toHaveLength(2));
    expect(screen.queryByRole('button', tellMe)).not.toBeInTheDocument();
  });
});

describe('a visitor who asked for a notification', () => {
  async function askAsVisitor() {
    const { user } = await openPage(null);
    await user.click(screen.getByRole('link', tellMe));
    await screen.findByText(/we’ll notify you when an alum of Boston University joins/);
  }
  /** Loads another page of the site as a signed-in user. */
  async function loadAs(as: User) {
    cleanup();
    queryClient.clear();
    server.respond('GET /api/user', as);
    const page = visit('/faq', { as });
    await screen.findByRole('heading', { level: 1 });
    return page;
  }

  it('gets it as soon as they have signed in as a student, on any page', async () => {
    await askAsVisitor();
    server.respond(PUT, alert);
    await loadAs(aStudent());
    expect(await toastOnShow()).toEqual([
      'Notification set',
      'We’ll notify you when an alum of the college you chose joins.',
    ]);
    expect(server.callsTo(PUT)).toHaveLength(1);
    expect(listAlertIntents(aStudent().id)).toEqual([]);
  });

  it('is asked to confirm a new address, and gets it after that, also in another tab', async () => {
    await askAsVisitor();
    server.respond(PUT, alert);
    await loadAs(aStudent({ emailVerified: false }));
    cleanup();
    const { user } = await openPage(aStudent({ emailVerified: false }));
    expect(await screen.findByText('Confirm your email, and we’ll notify you when someone joins')).toHaveAttribute(
      'role',
      'status',
    );
    expect(screen.getByRole('region', { name: 'Confirm your email to continue' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', undo));
    expect(screen.queryByRole('region', { name: 'Confirm your email to continue' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', tellMe));
    expect(screen.getByRole('region', { name: 'Confirm your email to continue' })).toBeInTheDocument();
    expect(server.callsTo(PUT)).toEqual([]);
    sessionStorage.clear();
    await loadAs(aStudent());
    await waitFor(() => expect(server.callsTo(PUT)).toHaveLength(1));
  });

  it('keeps it while the server cannot be reached', async () => {
    await askAsVisitor();
    server.failToConnect(PUT);
    await loadAs(aStudent());
    await waitFor(() => expect(server.callsTo(PUT)).toHaveLength(1));
    expect(listAlertIntents(aStudent().id)).toEqual([12]);
  });

  it.each([
    ['an alum', anAlum()],
    ['another student', aStudent({ id: 99 })],
  ])('gets none as %s, after a student has signed in', async (_, viewer) => {
    await askAsVisitor();
    await loadAs(aStudent({ emailVerified: false }));
    await waitFor(() => expect(sessionStorage.getItem('alert-intents')).toBeNull());
    await loadAs(viewer);
    expect(listAlertIntents(viewer.id)).toEqual([]);
    expect(server.callsTo(PUT)).toEqual([]);
  });
});

describe('a college with alumni', () => {
  it('offers to ask one', async () => {
    await openPage(aStudent(), 5);
    expect(await screen.findByRole('link', { name: 'Ask an alum of Boston University' })).toBeInTheDocument();
    expect(screen.queryByRole('button', tellMe)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find mentors from Boston University' })).toBeInTheDocument();
  });
});

describe('the card of a college without alumni', () => {
  it('offers visitors a notification instead of people to ask', async () => {
    server.respond('GET /api/colleges/search', [aCollege({ alumniCount: 0 })]);
    visit('/?q=boston');
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link', tellMe)).toHaveAttribute('href', '/auth?tab=register&next=%2F%3Fq%3Dboston');
    expect(card.queryByRole('link', { name: /^Connect with Alumni/ })).not.toBeInTheDocument();
  });

  it('offers students a notification on the dashboard', async () => {
    server.respond('GET /api/colleges/search', [aCollege({ alumniCount: 0 })]);
    visit('/?q=boston', { as: aStudent() });
    expect(await screen.findByRole('button', tellMe)).toBeInTheDocument();
  });
});
