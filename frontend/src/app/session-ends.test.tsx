import { act, screen, waitFor, within } from '@testing-library/react';
import { openSettings } from '@test/support/account';
import { anAlumniPage, aConnection, aStanding } from '@test/support/alumni';
import { aCollegeInDetail } from '@test/support/colleges';
import { FakeSource } from '@test/support/event-source';
import { aMeeting, anAttendee, meets, openEvents, someNotes } from '@test/support/meetings';
import { anAlum, aStudent } from '@test/support/people';
import { aRecommendation } from '@test/support/recommendations';
import { aReview } from '@test/support/reviews';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import { queryClient } from '@/shared/api';
import type { User } from '@/shared/auth';

type Page = ReturnType<typeof visit>;

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const MESSAGE_TEXT = 'I would like to hear how your first year was.';
const SESSION_ENDED_MESSAGE = 'Your session ended before you saved this. Here’s what you wrote.';

function endSession() {
  server.respond('GET /api/user', problem(401));
}

/** Signs in with the form of the sign-in page. */
async function signIn({ user }: Page, as: User) {
  const form = within(await screen.findByRole('form', { name: 'Login' }));
  server.respond('POST /api/login', as);
  server.respond('GET /api/user', as);
  await user.type(form.getByLabelText('Username'), as.username);
  await user.type(form.getByLabelText('Password'), 'four quiet lanterns');
  await user.click(form.getByRole('button', { name: 'Sign In' }));
}

describe('a session that ends while the page is open', () => {
  it('redirects to sign-in on the next 401, and back afterwards', async () => {
    const page = visit('/', { as: anAlum({ emailVerified: false }) });
    await title('Dashboard');
    server.respond('POST /api/email/resend', problem(401));
    endSession();
    await page.user.click(screen.getByRole('button', { name: 'Resend confirmation' }));
    await screen.findByRole('form', { name: 'Login' });
    expect(page.place()).toBe('/auth?next=%2F&reason=session-ended');
    expect(screen.getByText('Your session ended. Sign in to pick up where you left off.')).toBeInTheDocument();
    expect(screen.queryByText('Kim Example')).not.toBeInTheDocument();
    await signIn(page, anAlum());
    await title('Dashboard');
    expect(page.place()).toBe('/');
  });

  it('is not assumed to have ended when requests fail with 500', async () => {
    const { user } = visit('/', { as: anAlum({ emailVerified: false }) });
    await title('Dashboard');
    server.respond('POST /api/email/resend', problem(500));
    server.respond('GET /api/user', problem(500));
    await user.click(screen.getByRole('button', { name: 'Resend confirmation' }));
    expect(await screen.findByText('Server error. Please try again later.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
  });
});

interface Written {
  as?: User;
  open: () => Promise<Page>;
  /** The button on the page that opens the form. */
  press?: string | RegExp;
  field: string | RegExp;
  send: string | RegExp;
  route: string;
}

const student = aStudent();
const received = aConnection({ fromUserId: 21, toUserId: 7, question: null });

function openAlumni(standing: Parameters<typeof aStanding>[0] = {}) {
  server.respond('GET /api/alumni/21', anAlumniPage());
  server.respond('GET /api/connections/with/21', aStanding(standing));
  return visit('/alumni/21', { as: student });
}

const FORMS: Record<string, Written> = {
  'a request': {
    open: async () => openAlumni(),
    press: 'Connect for Mentorship',
    field: 'Your message',
    send: 'Send request',
    route: 'POST /api/connections',
  },
  'a question about a request': {
    open: async () => openAlumni({ state: 'pending_received', mayRequest: false, connection: received }),
    press: 'Ask for more information',
    field: 'Your question',
    send: 'Send question',
    route: 'PATCH /api/connections/61',
  },
  'the reason of a no': {
    open: async () => openAlumni({ state: 'pending_received', mayRequest: false, connection: received }),
    press: /^Decline/,
    field: /^Reason/,
    send: 'Decline request',
    route: 'PATCH /api/connections/61',
  },
  'an answer to a question': {
    open: async () =>
      openAlumni({ state: 'pending_sent', mayRequest: false, connection: aConnection({ question: 'Why me?' }) }),
    field: 'Your answer',
    send: 'Send answer',
    route: 'PATCH /api/connections/61',
  },
  'a report': {
    open: async () => openAlumni(),
    press: /^Report/,
    field: /^Anything to add/,
    send: 'Send report',
    route: 'POST /api/reports',
  },
  'a review': {
    open: async () => {
      server.respond('GET /api/colleges', []);
      return visit('/reviews?new=1&collegeId=12&college=Boston+University', { as: student });
    },
    field: 'Your review',
    send: 'Submit review',
    route: 'POST /api/reviews',
  },
  'a change of a review': {
    open: async () => {
      server.respond('GET /api/reviews', reply(200, [aReview({ mine: true })], { 'X-Total-Count': '1' }));
      return visit('/reviews', { as: student });
    },
    press: /^Edit/,
    field: 'Your review',
    send: 'Save changes',
    route: 'PATCH /api/reviews/31',
  },
  'a meeting': {
    open: async () => {
      server.respond('GET /api/meetings/attendees', [anAttendee()]);
      return openEvents({ address: '/events?new=1&with=8' });
    },
    field: /^Description/,
    send: 'Schedule meeting',
    route: 'POST /api/meetings',
  },
  'the note of another time': {
    open: async () => {
      meets(aMeeting({ hostId: 8, attendeeId: 7 }));
      return openEvents();
    },
    press: /^Reschedule/,
    field: /^Note/,
    send: 'Send proposal',
    route: 'PATCH /api/meetings/31',
  },
  'the reason of a canceled meeting': {
    open: async () => {
      meets(aMeeting());
      return openEvents();
    },
    press: /^Cancel/,
    field: /^Reason/,
    send: 'Cancel meeting',
    route: 'DELETE /api/meetings/31',
  },
  'what became of a meeting': {
    open: async () => {
      meets(aMeeting({ at: -30 }));
      return openEvents({ address: '/events?tab=past' });
    },
    press: /^Did it happen/,
    field: /^Feedback/,
    send: 'Save',
    route: 'POST /api/meetings/31/outcome',
  },
  'a profile': {
    open: async () => openSettings('details'),
    field: 'Bio',
    send: 'Save changes',
    route: 'PUT /api/student/profile',
  },
  'the reason for a pass': {
    open: async () => {
      server.respond('GET /api/recommendations', [aRecommendation()]);
      server.respond('GET /api/recommendations/dials', { order: [], raises: [] });
      server.respond('GET /api/matches', []);
      return visit('/recommendations', { as: student });
    },
    press: /^Pass and say why/,
    field: /^Anything to add?/,
    send: 'Pass',
    route: 'PATCH /api/recommendations/61/status',
  },
  'an event': {
    open: async () => {
      server.respond('GET /api/colleges/12', aCollegeInDetail());
      server.respond('GET /api/events/mayadd', { may: 'propose', reason: null });
      return visit('/college?id=12&tab=events', { as: student });
    },
    press: 'Add Event',
    field: /^Description/,
    send: 'Propose event',
    route: 'POST /api/events',
  },
};

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

/** Fills in the other required fields of a form. */
async function completeForm(page: Page, formName: string) {
  if (formName === 'a meeting') {
    await page.user.type(screen.getByLabelText('Title'), 'First year');
    await page.user.type(screen.getByLabelText('Date'), '2099-02-03');
    await page.user.type(screen.getByLabelText('Start time'), '18:00');
  }
  if (formName === 'an event') {
    await page.user.type(screen.getByLabelText('Title'), 'Alumni evening');
    await page.user.type(screen.getByLabelText('Date'), '2099-02-03');
    await page.user.type(screen.getByLabelText('Starts'), '18:00');
    await page.user.type(screen.getByLabelText('Ends'), '20:00');
    await page.user.type(screen.getByLabelText(/^Location/), 'Library');
  }
}

/** Fills in a form and submits it after the session has ended. */
async function submitAfterSessionEnd(formName: string): Promise<Page> {
  const { open, press, field: name, send, route } = FORMS[formName]!;
  const page = await open();
  if (press) await page.user.click(await screen.findByRole('button', { name: press }));
  const box = await field(name);
  await completeForm(page, formName);
  await page.user.clear(box);
  await page.user.type(box, MESSAGE_TEXT);
  server.respond(route, problem(401));
  endSession();
  const submit = () => page.user.click(screen.getAllByRole('button', { name: send }).at(-1)!);
  await submit();
  if (formName === 'a review') await page.user.click(await screen.findByRole('button', { name: /^Submit \d-star/ }));
  await screen.findByText(/What you wrote is saved in this tab/);
  return page;
}

describe('a draft in a form when the session ends', () => {
  it.each(Object.keys(FORMS))('is restored after signing in: %s', async (formName) => {
    const page = await submitAfterSessionEnd(formName);
    const back = new URLSearchParams(page.place().split('?')[1]).get('next');
    await signIn(page, student);
    expect(await field(FORMS[formName]!.field)).toHaveValue(MESSAGE_TEXT);
    expect(screen.getByText(SESSION_ENDED_MESSAGE)).toBeInTheDocument();
    expect(page.place()).toBe(back);
    expect(screen.getAllByRole('textbox', { name: FORMS[formName]!.field })).toHaveLength(1);
  });

  it('is deleted once it is sent', async () => {
    const page = await submitAfterSessionEnd('a request');
    await signIn(page, student);
    await field('Your message');
    server.respond('POST /api/connections', reply(201, aConnection()));
    await page.user.click(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('is deleted once its form is closed', async () => {
    const page = await submitAfterSessionEnd('a request');
    await signIn(page, student);
    await field('Your message');
    await page.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('is not shown to another user who signs in', async () => {
    const page = await submitAfterSessionEnd('a request');
    await signIn(page, aStudent({ id: 70, username: 'jo', fullName: 'Jo Example' }));
    await title('Alex Sample');
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await page.user.click(await screen.findByRole('button', { name: 'Connect for Mentorship' }));
    expect(await field('Your message')).not.toHaveValue(MESSAGE_TEXT);
  });

  it('is deleted when its author signs out', async () => {
    const page = openAlumni();
    await page.user.click(await screen.findByRole('button', { name: /^Report/ }));
    await page.user.type(await field(/^Anything to add/), MESSAGE_TEXT);
    expect(JSON.stringify({ ...sessionStorage })).toContain(MESSAGE_TEXT);
    server.respond('POST /api/logout', reply(204));
    // The button is behind a dialog, so a mouse can't reach it.
    screen.getByRole('button', { name: 'Log out', hidden: true }).click();
    await title(/^Ask someone/);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe('meeting notes when the session ends', () => {
  it('are saved after signing in again', async () => {
    meets(aMeeting({ id: 31 }));
    server.respond('GET /api/meetings/31/notes', someNotes());
    const page = await openEvents({ address: '/events?meeting=31' });
    await screen.findByDisplayValue('What a week is like');
    server.respond('PUT /api/meetings/31/notes', problem(401));
    endSession();
    await page.user.type(screen.getByLabelText('Notes'), MESSAGE_TEXT);
    await screen.findByText(/What you wrote is saved in this tab/);
    server.respond('PUT /api/meetings/31/notes', someNotes({ notes: MESSAGE_TEXT, version: 2 }));
    await signIn(page, student);
    expect(await screen.findByLabelText('Notes')).toHaveValue(MESSAGE_TEXT);
    expect(screen.getByText(SESSION_ENDED_MESSAGE)).toBeInTheDocument();
    await screen.findByText('Saved');
    expect(server.callsTo('PUT /api/meetings/31/notes').at(-1)?.body).toMatchObject({ notes: MESSAGE_TEXT });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

/** Fake BroadcastChannel that stands in for the other tabs of a browser; jsdom has none. */
class Channel extends EventTarget {
  static readonly open = new Set<Channel>();
  constructor() {
    super();
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    broadcasts.push(data);
    for (const one of Array.from(Channel.open))
      if (one !== this) one.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    Channel.open.delete(this);
  }
}
const broadcasts: unknown[] = [];
const postFromAnotherTab = (data: unknown) => act(() => new Channel().postMessage(data));

describe('several tabs', () => {
  beforeEach(() => {
    broadcasts.length = 0;
    Channel.open.clear();
    Object.assign(globalThis, { BroadcastChannel: Channel });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

  it('are notified when the user signs out', async () => {
    const page = openAlumni();
    await title('Alex Sample');
    server.respond('POST /api/logout', reply(204));
    await page.user.click(screen.getByRole('button', { name: 'Log out' }));
    await title(/^Ask someone/);
    expect(broadcasts).toContainEqual({ is: 'signed-out' });
  });

  it("leave a members' page immediately and keep no data", async () => {
    meets(aMeeting());
    const page = await openEvents();
    await page.user.click(await screen.findByRole('button', { name: /^Cancel/ }));
    await page.user.type(await field(/^Reason/), MESSAGE_TEXT);
    endSession();
    postFromAnotherTab({ is: 'signed-out' });
    await title(/^Ask someone/);
    expect(page.place()).toBe('/');
    expect(await screen.findByText('You signed out in another tab.')).toBeInTheDocument();
    expect(Object.keys(sessionStorage)).toEqual([]);
    const cachedQueries = queryClient.getQueryCache().getAll();
    expect(cachedQueries.filter(({ queryKey: [path] }) => String(path).startsWith('/api/meetings'))).toEqual([]);
  });

  describe("when the stream ends before the response to another tab's sign-out", () => {
    const browser: { EventSource?: unknown } = globalThis;
    beforeEach(() => {
      browser.EventSource = FakeSource;
      FakeSource.made = [];
    });
    afterEach(() => delete browser.EventSource);

    const end = () => act(async () => FakeSource.made[0]!.says('end', { reason: 'session-ended' }));

    it('wait for that tab', async () => {
      meets(aMeeting());
      const page = await openEvents();
      await waitFor(() => expect(FakeSource.made).toHaveLength(1));
      endSession();
      postFromAnotherTab({ is: 'signing-out' });
      await end();
      expect(page.place()).toBe('/events');
      postFromAnotherTab({ is: 'signed-out' });
      expect(await screen.findByText('You signed out in another tab.')).toBeInTheDocument();
      expect(page.place()).toBe('/');
    });

    it('redirect to sign-in if signing out failed there', async () => {
      meets(aMeeting());
      const page = await openEvents();
      await waitFor(() => expect(FakeSource.made).toHaveLength(1));
      endSession();
      postFromAnotherTab({ is: 'signing-out' });
      postFromAnotherTab({ is: 'signed-in', userId: 7 });
      await end();
      await screen.findByText('Your session ended. Sign in to pick up where you left off.');
      expect(page.place()).toMatch(/^\/auth/);
    });
  });

  it('leave sign-in when they found the session ended before the message arrived', async () => {
    const page = await submitAfterSessionEnd('a request');
    expect(page.place()).toMatch(/^\/auth/);
    postFromAnotherTab({ is: 'signed-out' });
    expect(await screen.findByText('You signed out in another tab.')).toBeInTheDocument();
    expect(page.place()).toBe('/');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('leave a form with unsaved changes without a prompt', async () => {
    const page = await openSettings('details');
    await page.user.type(await field('Bio'), MESSAGE_TEXT);
    endSession();
    postFromAnotherTab({ is: 'signed-out' });
    await title(/^Ask someone/);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('stay on a public page', async () => {
    const page = openAlumni();
    await title('Alex Sample');
    endSession();
    postFromAnotherTab({ is: 'signed-out' });
    await screen.findByText('You signed out in another tab.');
    expect(page.place()).toBe('/alumni/21');
    expect(screen.queryByText('Robin Example')).not.toBeInTheDocument();
  });

  it('show no data of the previous user after another user has signed in', async () => {
    await openEvents();
    await screen.findByText('Robin Example');
    server.respond('GET /api/user', aStudent({ id: 70, username: 'jo', fullName: 'Jo Example' }));
    postFromAnotherTab({ is: 'signed-in', userId: 70 });
    expect(await screen.findByText('Jo Example')).toBeInTheDocument();
    expect(screen.queryByText('Robin Example')).not.toBeInTheDocument();
  });

  it('continue where they were when the same user signs in again in another tab', async () => {
    const page = await submitAfterSessionEnd('a request');
    server.respond('GET /api/user', student);
    postFromAnotherTab({ is: 'signed-in', userId: 7 });
    expect(await field('Your message')).toHaveValue(MESSAGE_TEXT);
    expect(page.place()).toBe('/alumni/21');
  });
});
