import { act, screen, waitFor, within } from '@testing-library/react';
import { anAlumniUser, aStanding, aConnection, someStats } from '@test/support/alumni';
import { goesOnline } from '@test/support/browser';
import { aCollege } from '@test/support/colleges';
import { toastOnShow } from '@test/support/sign-in';
import { aCollegeAdmin, anAlum, aStudent } from '@test/support/people';
import { problem, reply, server, type Call } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { AlumniUser } from '@/entities/alum';
import type { AlumniStats } from '@/entities/alum/api/alumni';

const SEARCH_ROUTE = 'GET /api/alumni/search';
const WITH_ROUTE = 'GET /api/connections/with/21';

const found = (cards: AlumniUser[], total = cards.length) => reply(200, cards, { 'X-Total-Count': String(total) });

interface PageOptions {
  cards?: AlumniUser[];
  total?: number;
  stats?: AlumniStats;
  as?: ReturnType<typeof aStudent>;
}

async function open(
  address = '',
  { cards = [anAlumniUser()], total, stats = someStats(), as = aStudent() }: PageOptions = {},
) {
  server.respondByDefault(SEARCH_ROUTE, () => found(cards, total));
  server.respondByDefault('GET /api/alumni/stats', stats);
  server.respondByDefault('GET /api/colleges', []);
  const page = visit(`/find-alumni${address}`, { as });
  await screen.findByRole('heading', { level: 1, name: 'Find Alumni' });
  return page;
}

/** The last query of the page's list; the tabs count the connections. */
const lastQuery = () =>
  server
    .callsTo(SEARCH_ROUTE)
    .filter(({ query }) => !query.has('connected'))
    .at(-1)!.query;
const card = () => screen.findByRole('article', { name: 'Alex Sample' });
const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));

afterEach(() => act(() => goesOnline(true)));

describe('the alumni finder', () => {
  it('is restricted to students and alumni', async () => {
    visit('/find-alumni', { as: aCollegeAdmin() });
    await screen.findByRole('heading', { level: 1, name: 'Access Denied' });
    expect(screen.getByText(/restricted to student or alumni users/)).toBeInTheDocument();
  });

  it('marks alumni who were invented for the demo data', async () => {
    await open('', { cards: [anAlumniUser({ isSample: true })] });
    expect(within(await card()).getByText('Sample')).toBeVisible();
  });

  it('links students to their recommendations', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Recommended for you' })).toHaveAttribute('href', '/recommendations');
  });

  it('shows users how to confirm their address, and offers to save a request until then', async () => {
    server.respond(SEARCH_ROUTE, reply(200, [anAlumniUser()], { 'X-Sorted-By': 'rotation' }));
    const { user } = await open('', { as: aStudent({ emailVerified: false }) });
    await card();
    expect(screen.getByRole('region', { name: 'Confirm your email to continue' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add to your profile' })).not.toBeInTheDocument();
    await user.click(within(await card()).getByRole('button', { name: 'Connect with Alex Sample' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect with Alex Sample' }));
    expect(await dialog.findByRole('button', { name: 'Save request' })).toBeInTheDocument();
    expect(server.callsTo(WITH_ROUTE)).toHaveLength(0);
  });

  it.each([
    ['rotation', true],
    ['profile', false],
  ])('explains the default sort order: %s', async (sortedBy, isLinkShown) => {
    server.respond(SEARCH_ROUTE, reply(200, [anAlumniUser()], { 'X-Sorted-By': sortedBy }));
    await open();
    await card();
    const link = screen.queryByRole('link', { name: 'Add to your profile' });
    expect(link?.getAttribute('href') ?? null).toBe(isLinkShown ? '/profile-settings?tab=details' : null);
  });

  it('loads nine alumni, and shows the total count', async () => {
    await open('', { total: 143 });
    expect(await screen.findByText('Showing 1–9 of 143 alumni')).toBeInTheDocument();
    expect(screen.getByText('143 alumni, page 1 of 16')).toBeInTheDocument();
    expect(lastQuery().get('limit')).toBe('9');
  });

  it('shows details and availability of an alum', async () => {
    await open();
    const alumni = within(await card());
    const texts = [
      'Boston University',
      'Biology · Class of 2015',
      'Lab Manager at Example Labs',
      'Healthcare',
      'Python',
    ];
    for (const text of [...texts, 'Willing to Mentor', 'Open to 2 more mentees. Usually replies within 3 days']) {
      expect(alumni.getByText(text)).toBeInTheDocument();
    }
    expect(alumni.getByRole('link', { name: 'Alex Sample' })).toHaveAttribute('href', '/alumni/21');
  });

  it("shows the small card of alumni who haven't chosen a visibility", async () => {
    const noCareer = { currentPosition: null, company: null, industry: null, isWillingToMentor: null };
    const noMentoring = { availabilityStatus: null, placesLeft: null, repliesWithinDays: null, skills: null };
    await open('', { cards: [anAlumniUser({}, { ...noCareer, ...noMentoring })], as: anAlum() });
    const texts = (await card()).textContent;
    expect(texts).toBe('ASAlex SampleBoston UniversityBiology · Class of 2015Connect with Alex Sample');
  });

  it('shows when a mentor is full', async () => {
    await open('', { cards: [anAlumniUser({}, { placesLeft: 0, repliesWithinDays: null })] });
    expect(within(await card()).getByText('Available · Full')).toBeInTheDocument();
  });

  it('fills the filters from the URL and sends them', async () => {
    await open('?college=Yale+University&major=Biology&industries=Legal&years=2019&mentor=true&sort=newest&page=2', {
      total: 30,
    });
    await card();
    expect(Object.fromEntries(lastQuery())).toMatchObject({
      college: 'Yale University',
      major: 'Biology',
      industries: 'Legal',
      years: '2019',
      mentor: 'true',
      sort: 'newest',
      offset: '9',
    });
    expect(filters().getByRole('combobox', { name: 'College' })).toHaveValue('Yale University');
    expect(filters().getByRole('combobox', { name: 'Major' })).toHaveValue('Biology');
    expect(filters().getByRole('checkbox', { name: 'Legal' })).toBeChecked();
    expect(filters().getByRole('button', { name: '2019' })).toHaveAttribute('aria-pressed', 'true');
    expect(filters().getByRole('switch', { name: 'Willing to mentor' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest');
  });

  it('filters by a college selected with the keyboard', async () => {
    server.respond('GET /api/colleges', [aCollege({ id: 3, name: 'Yale University' })]);
    const { user, place } = await open();
    await user.type(filters().getByRole('combobox', { name: 'College' }), 'y');
    await screen.findByRole('option', { name: /Yale University/ });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(lastQuery().get('college')).toBe('Yale University'));
    expect(place()).toBe('/find-alumni?college=Yale+University');
    await user.clear(filters().getByRole('combobox', { name: 'College' }));
    await waitFor(() => expect(place()).toBe('/find-alumni'));
  });

  it('filters by a typed major, and suggests the most common ones', async () => {
    const { user, place } = await open();
    await user.type(filters().getByRole('combobox', { name: 'Major' }), 'bio');
    await user.click(await screen.findByRole('option', { name: 'Biology' }));
    await waitFor(() => expect(place()).toBe('/find-alumni?major=Biology'));
  });

  it('shows older years on request', async () => {
    const { user, place } = await open();
    const year = String(new Date().getFullYear() - 15);
    expect(filters().queryByRole('button', { name: year })).not.toBeInTheDocument();
    await user.click(filters().getByRole('button', { name: 'More years' }));
    await user.click(filters().getByRole('button', { name: year }));
    await waitFor(() => expect(place()).toBe(`/find-alumni?years=${year}`));
  });

  it('removes a filter with its chip, and moves the focus to the results', async () => {
    const { user, place } = await open('?mentor=true&page=2', { total: 30 });
    await user.click(await screen.findByRole('button', { name: /Remove filter Willing to mentor/ }));
    await waitFor(() => expect(place()).toBe('/find-alumni'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Alumni' })).toHaveFocus());
  });

  it('changes pages, and moves the focus to the results', async () => {
    const { user, place } = await open('', { total: 30 });
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(lastQuery().get('offset')).toBe('9'));
    expect(place()).toBe('/find-alumni?page=2');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Alumni' })).toHaveFocus());
  });

  it('shows an error and can be retried', async () => {
    server.respond(SEARCH_ROUTE, problem(500));
    const { user } = await open();
    expect(await toastOnShow()).toEqual(['Search failed', 'There was an error searching for alumni.']);
    server.respond(SEARCH_ROUTE, () => found([anAlumniUser()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await card();
  });

  it('suggests which filter to remove when no one is found', async () => {
    server.respond(SEARCH_ROUTE, ({ query }) => found([], query.get('mentor') ? 0 : 14));
    const { user, place } = await open('?college=Yale+University&mentor=true');
    await screen.findByText('No alumni found for these filters');
    expect(
      await screen.findByRole('button', { name: 'Remove “Willing to mentor” to see 14 alumni' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Remove “Yale.* to see/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Remove “Willing.* to see/ }));
    await waitFor(() => expect(place()).toBe('/find-alumni?college=Yale+University'));
  });

  it('shows employers of alumni with the selected major', async () => {
    await open('?major=Biology', { stats: someStats({ employers: [{ name: 'Example Labs', count: 7 }] }) });
    const employers = within(await screen.findByRole('region', { name: 'Where Biology alumni work' }));
    expect(employers.getByText('Example Labs')).toBeInTheDocument();
    expect(employers.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows trending colleges, with bars that filter by them', async () => {
    const { user, place } = await open();
    await user.click(screen.getByRole('radio', { name: 'Trending' }));
    const colleges = within(await screen.findByRole('region', { name: 'By college' }));
    expect(place()).toBe('/find-alumni?view=trending');
    await user.click(colleges.getByRole('button', { name: /Yale University/ }));
    await waitFor(() => expect(place()).toBe('/find-alumni?college=Yale+University'));
  });

  it('has its filters in a sheet on a phone', async () => {
    const { user } = await open('?mentor=true', { total: 143 });
    await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(await sheet.findByRole('button', { name: 'Show 143 alumni' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('sending a request from a card', () => {
  const connect = async () => within(await card()).findByRole('button', { name: 'Connect with Alex Sample' });

  it('sends what replaces the default message, only once on a double click', async () => {
    server.respond(WITH_ROUTE, aStanding());
    const pendingRequests = server.holdRequests('POST /api/connections');
    const { user } = await open();
    await user.click(await connect());
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect with Alex Sample' }));
    const messageField = await dialog.findByRole('textbox', { name: 'Your message' });
    expect(messageField).toHaveAccessibleDescription(/Usually replies within 3 days\.$/);
    expect(messageField).toHaveValue("Hi, I'd like to connect with you for mentorship!");
    await user.type(messageField, 'How do I choose a major? Thank you');
    await user.dblClick(dialog.getByRole('button', { name: 'Send request' }));
    expect(pendingRequests).toHaveLength(1);
    expect(server.callsTo('POST /api/connections')[0]!.body).toMatchObject({
      toUserId: 21,
      message: 'How do I choose a major? Thank you',
    });
    server.respond(WITH_ROUTE, aStanding({ state: 'pending_sent', mayRequest: false, connection: aConnection() }));
    act(() => pendingRequests[0]!.answer(reply(201, aConnection())));
    expect(await toastOnShow()).toEqual([
      'Connection request sent',
      'Your message has been sent to the alumni',
      'Undo',
    ]);
    const sent = await screen.findByRole('button', { name: 'Request Sent with Alex Sample' });
    expect(sent).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(sent).toHaveFocus());
  });

  it('keeps the message when the server rejects it', async () => {
    server.respond(WITH_ROUTE, aStanding());
    server.respond('POST /api/connections', problem(409, 'You are waiting for 5 answers already.'));
    const { user } = await open();
    await user.click(await connect());
    await user.click(await screen.findByRole('button', { name: 'Send request' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are waiting for 5 answers already.');
    expect(screen.getByRole('textbox', { name: 'Your message' })).toBeInTheDocument();
  });

  it('is disabled while offline and without a message', async () => {
    server.respond(WITH_ROUTE, aStanding());
    const { user } = await open();
    await user.click(await connect());
    const send = await screen.findByRole('button', { name: 'Send request' });
    act(() => goesOnline(false));
    expect(send).toBeDisabled();
    act(() => goesOnline(true));
    await user.clear(screen.getByRole('textbox', { name: 'Your message' }));
    expect(send).toBeDisabled();
  });

  it('offers the wait list of a full mentor', async () => {
    server.respond(WITH_ROUTE, aStanding({ mayRequest: false, why: 'full' }));
    server.respond('PUT /api/alumni/21/wait-list', reply(204));
    const { user } = await open('', { cards: [anAlumniUser({}, { placesLeft: 0 })] });
    await user.click(await connect());
    const join = await screen.findByRole('button', { name: 'Join the wait list' });
    server.respond(WITH_ROUTE, aStanding({ mayRequest: false, why: 'full', isOnWaitList: true }));
    await user.click(join);
    expect(await screen.findByRole('button', { name: 'Leave the wait list' })).toBeInTheDocument();
  });

  it('shows the existing relationship', async () => {
    server.respond(WITH_ROUTE, aStanding({ state: 'pending_received', mayRequest: false, connection: aConnection() }));
    const other = anAlumniUser({ id: 22, fullName: 'Jo Sample', connectionStatus: 'connected' });
    const { user } = await open('', { cards: [anAlumniUser({ connectionStatus: 'pending' }), other] });
    const pending = await within(await card()).findByRole('button', { name: /^Request Received/ });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    await user.click(pending);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(within(screen.getByRole('article', { name: 'Jo Sample' })).getByText('Connected')).toBeInTheDocument();
  });
});

describe('the connected alumni', () => {
  const tabs = () => within(screen.getByRole('navigation', { name: 'Lists of alumni' }));
  const respond = (connections: AlumniUser[]) =>
    server.respond(SEARCH_ROUTE, ({ query }: Call) => found(query.get('connected') ? connections : [anAlumniUser()]));

  it('are a list of their own, with their number, without sorting and trends', async () => {
    respond([anAlumniUser({ id: 22, fullName: 'Noor Example', connectionStatus: 'connected' })]);
    await open('?view=connected');
    expect(await screen.findByRole('article', { name: 'Noor Example' })).toBeInTheDocument();
    expect(screen.queryByRole('article', { name: 'Alex Sample' })).not.toBeInTheDocument();
    const tab = await tabs().findByRole('link', { name: /^Connected \(?/ });
    expect(tab).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByLabelText('Sort by')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'Trending' })).not.toBeInTheDocument();
  });

  it('lead to all alumni and back', async () => {
    respond([]);
    const { user, place } = await open('?view=connected&major=Law');
    expect(await screen.findByText(/No alumni found/)).toBeInTheDocument();
    await user.click(tabs().getByRole('link', { name: 'All alumni' }));
    expect(place()).toBe('/find-alumni?major=Law');
    expect(await card()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Clear all/ }));
    await user.click(tabs().getByRole('link', { name: /^Connected/ }));
    expect(await screen.findByText('You’re not connected with any alumni yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find alumni' })).toHaveAttribute('href', '/find-alumni');
  });

  it('have the same filters as all alumni, and pages of their own', async () => {
    respond([anAlumniUser({ connectionStatus: 'connected' })]);
    const { user, place } = await open('?college=Yale&years=2019&sort=newest&page=2');
    await user.click(tabs().getByRole('link', { name: 'All alumni' }));
    expect(place()).toMatch(/college=Yale.*years=.*2019/);
    await user.click(tabs().getByRole('link', { name: /^Connected/ }));
    expect(place()).toMatch(/college=Yale.*years=.*2019/);
    expect(place()).not.toContain('page=');
    expect(tabs().getByRole('link', { name: /^Connected/ })).toHaveAttribute('aria-current', 'page');
    expect(tabs().getByRole('link', { name: 'All alumni' })).not.toHaveAttribute('aria-current');
  });

  it('are never mixed with the cards of all alumni while they load', async () => {
    respond([]);
    const { user } = await open('?major=Law');
    expect(await card()).toBeInTheDocument();
    server.holdRequests(SEARCH_ROUTE);
    await user.click(tabs().getByRole('link', { name: /^Connected/ }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Connected alumni' })).toBeInTheDocument();
    expect(screen.queryByRole('article', { name: 'Alex Sample' })).not.toBeInTheDocument();
  });

  it('are counted up to the same number as all alumni', async () => {
    server.respond(SEARCH_ROUTE, () => found([anAlumniUser()], 1_000));
    await open();
    expect(await tabs().findByRole('link', { name: 'Connected (1,000+)' })).toBeInTheDocument();
  });
});
