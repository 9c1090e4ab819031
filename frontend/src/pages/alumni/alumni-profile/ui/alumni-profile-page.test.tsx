import { act, screen, waitFor, within } from '@testing-library/react';
import { aConnection, anAlumniPage, aShownProfile, aStanding } from '@test/support/alumni';
import { goesOnline } from '@test/support/browser';
import { silenceConsole } from '@test/support/console';
import { toastOnShow } from '@test/support/sign-in';
import { aCollegeAdmin, anAlum, aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { PublicAlumni } from '@/entities/alum';
import type { Relationship } from '@/entities/connection';
import { queryClient } from '@/shared/api';
import type { User } from '@/shared/auth';

const WITH_ROUTE = 'GET /api/connections/with/21';
const PATCH_ROUTE = 'PATCH /api/connections/61';
const DELETE_ROUTE = 'DELETE /api/connections/61';

interface PageOptions {
  as?: User | null;
  alumni?: PublicAlumni;
  standing?: Partial<Relationship>;
}

async function open({ as = aStudent(), alumni = anAlumniPage(), standing = {} }: PageOptions = {}) {
  server.respond('GET /api/alumni/21', alumni);
  server.respond(WITH_ROUTE, aStanding(standing));
  const page = visit('/alumni/21', { as });
  await screen.findByRole('heading', { level: 1, name: alumni.fullName });
  return page;
}

/** Sets the connection for all later responses. */
const respondWithRelationship = (standing: Partial<Relationship>) => server.respond(WITH_ROUTE, aStanding(standing));
const panel = async () => within(await screen.findByRole('region', { name: 'Connection' }));
const sent = { state: 'pending_sent', mayRequest: false, connection: aConnection() } as const;
const requestFromAlex = aConnection({ fromUserId: 21, toUserId: 7 });
const received = { state: 'pending_received', mayRequest: false, connection: requestFromAlex } as const;
const connected = { state: 'connected', mayRequest: false, connection: aConnection({ status: 'connected' }) } as const;

afterEach(() => act(() => goesOnline(true)));

describe('the page of an alum', () => {
  it('shows what the alum has entered, and omits the rest', async () => {
    await open();
    for (const name of ['About', 'Career', 'Skills and help', 'Elsewhere']) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: 'Boston University' })).toHaveAttribute('href', '/college/12');
    expect(screen.getByRole('link', { name: /^linkedin.com\/in\/alex-sample/ })).toHaveAttribute(
      'rel',
      'nofollow ugc noopener noreferrer',
    );
    expect(screen.getByRole('link', { name: /^@alexsample/ })).toHaveAttribute('href', 'https://x.com/alexsample');
    expect(screen.queryByText('Location')).not.toBeInTheDocument();
    expect(document.title).toMatch(/^Alex Sample · /);
  });

  it('shows thanks that both have published, and lets members report them', async () => {
    const thanks = { id: 4, text: 'You helped me choose.', signature: 'A student', month: '2027-03' };
    server.respond('GET /api/alumni/21/thanks', [thanks]);
    server.respond('POST /api/reports', { id: 1, isNew: true });
    const { user } = await open();
    const section = within(await screen.findByRole('region', { name: 'Thanks from students' }));
    expect(section.getByText('You helped me choose.')).toBeInTheDocument();
    expect(section.getByText('A student, March 2027')).toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Report thanks to Alex Sample' }));
    await user.click(await screen.findByRole('button', { name: 'Send report' }));
    await waitFor(() =>
      expect(server.callsTo('POST /api/reports')[0]?.body).toMatchObject({ targetType: 'thanks', targetId: 4 }),
    );
  });

  it('shows published thanks to visitors without a button to report them', async () => {
    server.respond('GET /api/alumni/21/thanks', [{ id: 4, text: 'Great.', signature: 'Robin', month: '2027-01' }]);
    await open({ as: null });
    const section = within(await screen.findByRole('region', { name: 'Thanks from students' }));
    expect(section.getByText('Robin, January 2027')).toBeInTheDocument();
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([true, false])('is marked if the alum was invented for the demo data: %s', async (isSample) => {
    await open({ alumni: anAlumniPage({ isSample }) });
    expect(screen.queryAllByText('Sample')).toHaveLength(isSample ? 1 : 0);
  });

  it('lists the considered colleges', async () => {
    const consideredColleges = [{ id: 3, name: 'Yale University' }];
    await open({ alumni: anAlumniPage({ alumniProfile: aShownProfile({ consideredColleges }) }) });
    const consideredSection = within(screen.getByRole('region', { name: 'Colleges considered' }));
    expect(consideredSection.getByRole('link', { name: 'Yale University' })).toHaveAttribute('href', '/college/3');
  });

  it('shows a note for an alum without any details', async () => {
    await open({ alumni: anAlumniPage({ alumniProfile: null, connectionStatus: 'connected' }), standing: connected });
    expect(screen.getByText('Alex Sample hasn’t shared any details yet.')).toBeInTheDocument();
  });

  it('shows a note if there are no details besides the basics', async () => {
    const nothing = { bio: null, skills: null, mentorshipAreas: null, currentPosition: null, company: null };
    const links = { linkedinUrl: null, twitterHandle: null, yearsOfExperience: null };
    await open({ alumni: anAlumniPage({ alumniProfile: aShownProfile({ ...nothing, ...links }) }) });
    expect(screen.getByText('Alex Sample hasn’t added anything else yet.')).toBeInTheDocument();
  });

  it.each(['/alumni/21', '/alumni/nobody'])('shows the not-found page at %s', async (address) => {
    silenceConsole();
    server.respond('GET /api/alumni/21', problem(404));
    visit(address);
    await screen.findByRole('heading', { level: 1, name: 'Alumni Not Found' });
    expect(
      screen.getByText("The alumni profile you're looking for doesn't exist or isn't publicly visible."),
    ).toBeInTheDocument();
  });

  it('can unblock a blocked alum', async () => {
    silenceConsole();
    server.respond('GET /api/alumni/21', problem(404));
    const blocked = {
      userId: 21,
      displayName: 'Alex Sample',
      avatarUrl: null,
      isSample: false,
      blockedAt: '2026-01-05T12:00:00.000Z',
    };
    server.respond('GET /api/blocks', [blocked]);
    server.respond('DELETE /api/blocks/21', reply(204));
    server.respond(WITH_ROUTE, aStanding());
    const { user } = visit('/alumni/21', { as: aStudent() });
    const unblock = await screen.findByRole('button', { name: 'Unblock Alex Sample' });
    server.respond('GET /api/alumni/21', anAlumniPage());
    server.respond('GET /api/blocks', []);
    await user.click(unblock);
    await screen.findByRole('heading', { level: 1, name: 'Alex Sample' });
  });

  it("is available for the viewer's own profile, with a link to edit it", async () => {
    await open({ as: anAlum({ id: 21 }) });
    expect(screen.getByRole('link', { name: 'Edit your details' })).toHaveAttribute(
      'href',
      '/profile-settings?tab=details',
    );
    expect(screen.queryByRole('region', { name: 'Connection' })).not.toBeInTheDocument();
  });
});

describe('sending a request to an alum', () => {
  it('requires a confirmed address, and loads no connection before that', async () => {
    await open({ as: aStudent({ emailVerified: false }) });
    const notice = within(await screen.findByRole('region', { name: 'Confirm your email to continue' }));
    expect(notice.getByRole('button', { name: 'Resend confirmation' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Connect for Mentorship' })).not.toBeInTheDocument();
    expect(server.callsTo(WITH_ROUTE)).toHaveLength(0);
    expect(server.callsTo('GET /api/group-hours')).toHaveLength(0);
  });

  it('asks for confirmation when the server rejects the request because of it', async () => {
    silenceConsole();
    server.respond('GET /api/alumni/21', anAlumniPage());
    server.respond(
      WITH_ROUTE,
      problem(403, 'Please confirm your email address first.', { code: 'identity.confirm-your-email' }),
    );
    server.respond('GET /api/user', aStudent());
    visit('/alumni/21');
    await screen.findByRole('heading', { level: 1, name: 'Alex Sample' });
    server.respond('GET /api/user', aStudent({ emailVerified: false }));
    await act(() => queryClient.refetchQueries({ queryKey: ['/api/connections/with/21'] }));
    expect(await screen.findByRole('region', { name: 'Confirm your email to continue' })).toBeInTheDocument();
  });

  it('sends visitors to registration, and back afterwards', async () => {
    const { user, place } = await open({ as: null });
    expect(screen.queryByText('Not Connected')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Connect for Mentorship' }));
    expect(await toastOnShow()).toEqual(['Authentication required', 'Please log in to connect with alumni']);
    await waitFor(() => expect(place()).toBe('/auth?tab=register&ask=21&next=%2Falumni%2F21'));
  });

  it.each([
    ['a student', aStudent(), 'Connect for Mentorship'],
    ['an alum', anAlum(), 'Connect with Alumni'],
  ])('has a label for %s', async (_, as, name) => {
    await open({ as });
    expect((await panel()).getByText('Not Connected')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name })).toBeEnabled();
  });

  it('sends the message and keeps the focus on the button', async () => {
    server.respond('POST /api/connections', reply(201, aConnection()));
    const { user } = await open();
    const button = await screen.findByRole('button', { name: 'Connect for Mentorship' });
    await user.click(button);
    const send = await screen.findByRole('button', { name: 'Send request' });
    respondWithRelationship(sent);
    await user.click(send);
    expect(await toastOnShow()).toEqual(['Request Sent', 'Undo']);
    expect(await (await panel()).findByText('Pending')).toBeInTheDocument();
    expect(button).toHaveTextContent('Request Sent');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it("shows an error with the server's reason when it fails", async () => {
    server.respond('POST /api/connections', problem(403, 'Alex takes no requests.'));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Connect for Mentorship' }));
    await user.click(await screen.findByRole('button', { name: 'Send request' }));
    // The toast is behind the dialog, which also shows the reason.
    expect(await screen.findByText('Failed to send connection request')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Alex takes no requests.');
  });

  it.each([
    ['not-accepting', /isn’t accepting new requests right now/],
    ['full', /has no room for another student right now/],
    ['too-many', /^You’ve reached the limit for open requests/],
    ['minor', /^Adults can’t send the first message/],
    ['role', /^Only students and alumni can connect/],
  ] as const)('is not offered, with an explanation: %s', async (why, sentence) => {
    await open({ as: why === 'role' ? aCollegeAdmin() : aStudent(), standing: { mayRequest: false, why } });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Connect/ })).not.toBeInTheDocument();
  });
});

describe('a sent request', () => {
  it('can be withdrawn after a confirmation', async () => {
    server.respond(DELETE_ROUTE, reply(204));
    const { user } = await open({ standing: sent });
    await user.click(await screen.findByRole('button', { name: /^Withdraw/ }));
    respondWithRelationship({});
    await user.click(await screen.findByRole('button', { name: 'Withdraw request' }));
    expect(await toastOnShow()).toEqual(['Request withdrawn']);
    expect(await screen.findByRole('button', { name: 'Connect for Mentorship' })).toBeInTheDocument();
  });

  it("shows the recipient's question and sends the answer", async () => {
    const connectionWithQuestion = aConnection({ question: 'Which year are you in?' });
    server.respond(PATCH_ROUTE, connectionWithQuestion);
    const { user } = await open({ standing: { ...sent, connection: connectionWithQuestion } });
    await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'My second');
    respondWithRelationship({ ...sent, connection: { ...connectionWithQuestion, answer: 'My second' } });
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await toastOnShow()).toEqual(['Answer sent']);
    expect(server.callsTo(PATCH_ROUTE)[0]!.body).toEqual({ answer: 'My second' });
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your answer' })).not.toBeInTheDocument());
  });
});

describe('a received request', () => {
  it('is accepted only once on a double click', async () => {
    const pendingRequests = server.holdRequests(PATCH_ROUTE);
    const { user } = await open({ standing: received });
    expect((await panel()).getByText('Request Received')).toBeInTheDocument();
    await user.dblClick(screen.getByRole('button', { name: /^Accept/ }));
    expect(pendingRequests).toHaveLength(1);
    respondWithRelationship(connected);
    act(() => pendingRequests[0]!.answer(aConnection({ status: 'connected' })));
    expect(await toastOnShow()).toEqual(['Connection accepted', 'You can now start chatting with this user.', 'Undo']);
    expect(await screen.findByRole('button', { name: /^Disconnect/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Message/ })).not.toBeInTheDocument();
  });

  it('shows why accepting failed', async () => {
    server.respond(PATCH_ROUTE, problem(409, 'You have no place left.'));
    const { user } = await open({ standing: received });
    await user.click(await screen.findByRole('button', { name: /^Accept/ }));
    expect(await toastOnShow()).toEqual(['Failed to accept connection', 'You have no place left.']);
  });

  it('can be declined with an optional reason', async () => {
    server.respond(PATCH_ROUTE, aConnection({ status: 'declined' }));
    const { user } = await open({ standing: received });
    await user.click(await screen.findByRole('button', { name: /^Decline/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Reason (optional)' }), 'No time');
    respondWithRelationship({
      state: 'declined',
      mayRequest: false,
      connection: { ...requestFromAlex, status: 'declined' },
    });
    await user.click(dialog.getByRole('button', { name: 'Decline request' }));
    expect(await toastOnShow()).toEqual([
      'Connection declined',
      'This request has been removed from your list.',
      'Undo',
    ]);
    expect(server.callsTo(PATCH_ROUTE)[0]!.body).toEqual({ status: 'declined', reason: 'No time' });
  });

  it('can be answered with a question, only once', async () => {
    server.respond(PATCH_ROUTE, requestFromAlex);
    const { user } = await open({ standing: received });
    await user.click(await screen.findByRole('button', { name: 'Ask for more information' }));
    await user.type(await screen.findByRole('textbox', { name: 'Your question' }), 'Which year?');
    respondWithRelationship({ ...received, connection: { ...requestFromAlex, question: 'Which year?' } });
    await user.click(screen.getByRole('button', { name: 'Send question' }));
    await waitFor(() => expect(server.callsTo(PATCH_ROUTE)[0]!.body).toEqual({ question: 'Which year?' }));
    await screen.findByText('They haven’t answered your question yet.');
    expect(screen.queryByRole('button', { name: 'Ask for more information' })).not.toBeInTheDocument();
  });

  it('disables its buttons while offline', async () => {
    await open({ standing: received });
    const accept = await screen.findByRole('button', { name: /^Accept/ });
    act(() => goesOnline(false));
    expect(accept).toBeDisabled();
  });
});

describe('a connection', () => {
  it('links to scheduling a meeting and to messages', async () => {
    await open({ standing: connected });
    const meet = await screen.findByRole('link', { name: 'Schedule a meeting' });
    expect(meet).toHaveAttribute('href', '/events?new=1&with=21');
    expect(screen.getByRole('button', { name: 'Report Alex Sample' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Send Message' })).toHaveAttribute('href', '/messages?with=21');
  });
});

describe('other states of a relationship', () => {
  it('shows when a declined request can be repeated', async () => {
    const connection = aConnection({
      status: 'declined',
      reason: 'No time',
      canRequestAgainAt: '2026-02-04T12:00:00.000Z',
    });
    await open({ standing: { state: 'declined', mayRequest: false, why: 'too-soon', connection } });
    expect((await panel()).getByText('Declined')).toBeInTheDocument();
    expect(screen.getByText('You can ask again on Feb 4, 2026.')).toBeInTheDocument();
    expect(screen.getByText('No time')).toBeInTheDocument();
  });

  it('shows that the viewer has disconnected', async () => {
    server.respond(DELETE_ROUTE, reply(204));
    const { user } = await open({ standing: connected });
    await user.click(await screen.findByRole('button', { name: /^Disconnect/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    respondWithRelationship({});
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
    expect(await toastOnShow()).toEqual(['Disconnected']);
    expect(await screen.findByText('Not Connected')).toBeInTheDocument();
  });

  it('shows a blocked person, who can be unblocked', async () => {
    server.respond('POST /api/blocks', reply(204));
    server.respond('DELETE /api/blocks/21', reply(204));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Block Alex Sample' }));
    respondWithRelationship({ state: 'blocked', mayRequest: false });
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Block' }));
    const unblock = await screen.findByRole('button', { name: 'Unblock Alex Sample' });
    expect(server.callsTo('POST /api/blocks')[0]!.body).toEqual({ userId: 21 });
    respondWithRelationship({});
    await user.click(unblock);
    expect(await screen.findByText('Not Connected')).toBeInTheDocument();
  });

  it('shows Unknown for an unknown state', async () => {
    await open({ standing: { state: 'paused' as 'none', mayRequest: false } });
    expect((await panel()).getByText('Unknown')).toBeInTheDocument();
  });
});
