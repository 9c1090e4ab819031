import { screen, waitFor, within } from '@testing-library/react';
import { aConnection, anAlumniPage, aShownProfile } from '@test/support/alumni';
import { toastOnShow } from '@test/support/sign-in';
import { anAlum, aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { Connection } from '@/entities/connection';
import type { User } from '@/shared/auth';

const LIST_ROUTE = 'GET /api/my-people';
const CHANGE_ROUTE = 'PATCH /api/connections/61';
const robin: Connection['other'] = {
  id: 31,
  displayName: 'Robin Rivers',
  avatarUrl: null,
  isSample: false,
  role: 'student',
  hasProfile: true,
};

async function enter(tab: string, as: User = aStudent()) {
  const page = visit(`/my-people${tab && `?tab=${tab}`}`, { as });
  await screen.findByRole('heading', { level: 1, name: 'My People' });
  return page;
}
const enterWaiting = ({ placesLeft } = { placesLeft: 2 }) => {
  server.respondByDefault('GET /api/alumni/8', anAlumniPage({ id: 8, alumniProfile: aShownProfile({ placesLeft }) }));
  return enter('waiting', anAlum());
};
const row = async (name: string) => within(await screen.findByRole('article', { name }));

describe('My People', () => {
  it('starts with the connections, and shows the number of entries of each list', async () => {
    server.respond('GET /api/my-people/counts', {
      connected: 1,
      asked: 2,
      waiting: 3,
      past: 4,
      questions: 0,
      blocked: 5,
    });
    server.respond(LIST_ROUTE, [aConnection({ status: 'connected' })]);
    await enter('');
    const lists = within(screen.getByRole('navigation', { name: 'Lists of people' }));
    await lists.findByText('5');
    expect(lists.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Connected1',
      'Requests sent2',
      'Requests received3',
      'Past4',
      'Blocked5',
    ]);
    expect(lists.getByRole('link', { name: /^Connected/ })).toHaveAttribute('aria-current', 'page');
    const alex = await row('Alex Sample');
    expect(alex.getByRole('link', { name: 'Alex Sample' })).toHaveAttribute('href', '/alumni/21');
    expect(alex.getByRole('link', { name: 'Schedule a meeting with Alex Sample' })).toHaveAttribute(
      'href',
      '/events?new=1&with=21',
    );
    expect(alex.getByRole('link', { name: 'Message Alex Sample' })).toHaveAttribute('href', '/messages?with=21');
    for (const name of ['Block Alex Sample', 'Report Alex Sample']) alex.getByRole('button', { name });
  });

  it('explains the effects before disconnecting', async () => {
    server.respondByDefault(LIST_ROUTE, [aConnection({ status: 'connected' })]);
    server.respond('DELETE /api/connections/61', reply(204));
    const { user } = await enter('connected');
    await user.click((await row('Alex Sample')).getByRole('button', { name: 'Disconnect from Alex Sample' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/ends your connection and cancels your upcoming meetings/)).toBeInTheDocument();
    server.respond(LIST_ROUTE, []);
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
    expect((await toastOnShow())[0]).toBe('Disconnected');
    expect(await screen.findByText(/No connections yet/)).toBeInTheDocument();
  });

  it("shows a question about the viewer's request and sends the answer", async () => {
    server.respondByDefault(LIST_ROUTE, [aConnection({ question: 'Which lab?' })]);
    server.respond(CHANGE_ROUTE, aConnection({ question: 'Which lab?', answer: 'The red one.' }));
    const { user } = await enter('asked');
    const alex = await row('Alex Sample');
    expect(alex.getByText('Which lab?')).toBeInTheDocument();
    expect(alex.getByRole('button', { name: /^Withdraw/ })).toBeInTheDocument();
    await user.type(alex.getByLabelText('Your answer'), 'The red one.');
    await user.click(alex.getByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(server.callsTo(CHANGE_ROUTE)[0]?.body).toEqual({ answer: 'The red one.' }));
  });

  it("lets an alum answer a student's request, open their profile and undo the answer", async () => {
    server.respondByDefault(LIST_ROUTE, [aConnection({ fromUserId: 31, toUserId: 8, other: robin })]);
    server.respondByDefault(CHANGE_ROUTE, aConnection());
    const { user } = await enterWaiting();
    const request = await row('Robin Rivers');
    expect(request.getByRole('link', { name: 'Robin Rivers' })).toHaveAttribute('href', '/students/31');
    await user.click(request.getByRole('button', { name: 'Accept the request from Robin Rivers' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findAllByText('Answer undone');
    expect(server.callsTo(CHANGE_ROUTE).map(({ body }) => body)).toEqual([
      { status: 'connected' },
      { status: 'pending' },
    ]);
  });

  it('shows a mentor without room where to change that, and the message that accepting sends', async () => {
    server.respondByDefault(LIST_ROUTE, [aConnection({ fromUserId: 31, toUserId: 8, other: robin })]);
    await enterWaiting({ placesLeft: 0 });
    expect(await screen.findByRole('link', { name: 'Students at a time' })).toHaveAttribute(
      'href',
      '/profile-settings?tab=details#maxMentees',
    );
    expect(screen.getByText(/^Accepting sends: “Thanks for reaching out!/)).toBeInTheDocument();
  });

  it("shows that the viewer's question is unanswered", async () => {
    server.respondByDefault(LIST_ROUTE, [
      aConnection({ fromUserId: 31, toUserId: 8, question: 'Why physics?', other: robin }),
    ]);
    await enterWaiting();
    const request = await row('Robin Rivers');
    expect(request.getByText('Why physics?')).toBeInTheDocument();
    expect(request.getByText("Robin Rivers hasn't answered your question yet.")).toBeInTheDocument();
    expect(request.queryByRole('button', { name: /Ask for more/ })).not.toBeInTheDocument();
  });

  it.each([
    [{ status: 'declined' }, /^Alex Sample declined your request on/],
    [{ status: 'declined', fromUserId: 21, toUserId: 7 }, /^You declined the request on/],
    [{ status: 'closed', closedBy: 'withdrawn' }, /^You withdrew your request on/],
    [{ status: 'closed', closedBy: 'withdrawn', fromUserId: 21, toUserId: 7 }, /^Alex Sample withdrew the request on/],
    [{ status: 'closed', closedBy: 'expired' }, /^The request expired on/],
    [{ status: 'closed', closedBy: 'disconnected' }, /^Disconnected on/],
  ] as const)('describes how a request or connection ended: %j', async (how, text) => {
    server.respondByDefault(LIST_ROUTE, [aConnection(how)]);
    await enter('past');
    expect((await row('Alex Sample')).getByText(text)).toBeInTheDocument();
  });

  it('shows a person without a profile page as plain text', async () => {
    server.respondByDefault(LIST_ROUTE, [aConnection({ status: 'declined', other: { ...robin, hasProfile: false } })]);
    await enter('past', anAlum());
    expect((await row('Robin Rivers')).queryByRole('link', { name: 'Robin Rivers' })).not.toBeInTheDocument();
  });

  it('unblocks a person', async () => {
    const blocked = {
      userId: 21,
      displayName: 'Alex Sample',
      avatarUrl: null,
      isSample: false,
      blockedAt: '2026-01-05T12:00:00.000Z',
    };
    server.respondByDefault('GET /api/blocks', [blocked]);
    server.respond('DELETE /api/blocks/21', reply(204));
    const { user } = await enter('blocked');
    server.respondByDefault('GET /api/connections/with/21', {});
    const alex = await row('Alex Sample');
    server.respond('GET /api/blocks', []);
    await user.click(alex.getByRole('button', { name: 'Unblock Alex Sample' }));
    expect(await screen.findByText("You haven't blocked anyone.")).toBeInTheDocument();
  });

  it('shows an error when loading fails, and can be retried', async () => {
    server.respond(LIST_ROUTE, problem(500));
    const { user } = await enter('connected');
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
    server.respond(LIST_ROUTE, []);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/No connections yet/)).toBeInTheDocument();
  });
});

describe('the page of a student', () => {
  const shown = {
    intendedMajor: 'Biology',
    currentSchool: 'Reno High School',
    graduationYear: 2027,
    interests: null,
    careerGoals: 'Research',
    skillsToLearn: 'Python',
    preferredIndustries: null,
    schoolsConsidering: null,
    mentorshipPreferences: null,
    location: null,
    bio: 'I like questions.',
    phone: null,
    contactEmail: null,
  };

  it('shows the visible details and the available actions', async () => {
    server.respond('GET /api/students/31', {
      id: 31,
      fullName: 'Robin Rivers',
      avatarUrl: null,
      isSample: false,
      role: 'student',
      connectionStatus: 'connected',
      studentProfile: shown,
    });
    server.respond('GET /api/connections/with/31', {
      state: 'connected',
      mayRequest: false,
      why: null,
      suggestedMessage: '',
      isOnWaitList: false,
      connection: aConnection({
        status: 'connected',
        other: robin,
      }),
    });
    visit('/students/31', { as: anAlum() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Robin Rivers' })).toBeInTheDocument();
    for (const text of ['Reno High School', 'I like questions.', 'Research', 'Python']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(await screen.findByRole('button', { name: 'Disconnect from Robin Rivers' })).toBeInTheDocument();
  });

  it("shows the same page for every student who isn't visible", async () => {
    server.respond('GET /api/students/31', problem(404));
    server.respondByDefault('GET /api/blocks', []);
    visit('/students/31', { as: anAlum() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Student Not Found' })).toBeInTheDocument();
  });
});
