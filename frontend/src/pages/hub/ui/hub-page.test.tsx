import { screen, waitFor, within } from '@testing-library/react';
import { aCollege, aCollegeInDetail } from '@test/support/colleges';
import { toastOnShow } from '@test/support/sign-in';
import { aCollegeAdmin, aStudent } from '@test/support/people';
import { aReview, anEvent } from '@test/support/reviews';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { CollegeDetail } from '@/entities/college';
import type { User } from '@/shared/auth';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

async function start(as: User = aStudent()) {
  server.respond('GET /api/colleges/popular', [aCollege({ id: 3, name: 'Popular College' })]);
  const page = visit('/college', { as });
  await title('College Hub');
  return page;
}

async function open(search = '', college: Partial<CollegeDetail> = {}, as: User = aStudent()) {
  server.respond('GET /api/colleges/12', aCollegeInDetail(college));
  server.respondByDefault('GET /api/events/mayadd', { may: 'no', reason: 'Only its alumni and its staff add events.' });
  const page = visit(`/college?id=12${search}`, { as });
  await title('Boston University');
  return page;
}

const storeColleges = (key: string, ...ids: number[]) =>
  localStorage.setItem(key, JSON.stringify(ids.map((id) => aCollege({ id, name: `College ${id}` }))));

describe('the hub without a college', () => {
  it('redirects visitors to the login and back', async () => {
    const { place } = visit('/college?id=12');
    await waitFor(() => expect(place()).toBe('/auth?next=%2Fcollege%3Fid%3D12'));
  });

  it('shows recent and popular colleges', async () => {
    storeColleges('recentColleges', 1);
    await start();
    const recent = within(screen.getByRole('region', { name: 'Recently Viewed' }));
    expect(recent.getByRole('link', { name: 'College 1' })).toHaveAttribute('href', '/college?id=1');
    const popular = within(screen.getByRole('region', { name: 'Popular Colleges' }));
    expect(await popular.findByRole('link', { name: 'Popular College' })).toHaveAttribute('href', '/college?id=3');
  });

  it('dismisses the dashboard banner that leads here, for this user', async () => {
    const student = aStudent();
    await start(student);
    expect(localStorage.getItem('hubBannerPutAwayBy')).toBe(`[${student.id}]`);
  });

  it.each([
    ['a student, as an inquiry', aStudent(), 1],
    ['an administrator, untold', aCollegeAdmin(), 0],
  ])('finds a college for %s', async (_, as, inquiries) => {
    server.respond('GET /api/colleges', [aCollege()]);
    server.respond('GET /api/colleges/12', aCollegeInDetail());
    server.respond('POST /api/inquiries', problem(500));
    const { user, place, router } = await start(as);
    await user.type(screen.getByRole('combobox', { name: 'Find a college' }), 'boston');
    await screen.findByRole('option', { name: /Boston University/ });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () => expect(await title('Boston University')).toHaveFocus());
    expect(place()).toBe('/college?id=12');
    expect(server.callsTo('POST /api/inquiries')).toHaveLength(inquiries);
    router.history.back();
    await title('College Hub');
  });
});

describe('a college in the hub', () => {
  it('keeps its tab in the URL', async () => {
    server.respond('GET /api/reviews', reply(200, [aReview()], { 'X-Total-Count': '1' }));
    const { user, place } = await open();
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    screen.getByRole('tab', { name: 'Overview' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(await screen.findByRole('article', { name: /^Review of Boston University/ })).toBeInTheDocument();
    expect(place()).toBe('/college?id=12&tab=reviews');
    const write = screen.getByRole('link', { name: /^Write a Review/ });
    expect(write).toHaveAttribute('href', '/reviews?collegeId=12&college=Boston+University&new=1');
  });

  it('explains a missing figure, with a link to another source', async () => {
    await open('', { graduation_rate: null });
    const statistics = within(screen.getByRole('region', { name: 'Key statistics' }));
    expect(statistics.getByText('Data unavailable')).toBeInTheDocument();
    expect(statistics.getByText(/^Not reported in College Scorecard/)).toBeInTheDocument();
    expect(statistics.getByRole('link', { name: /^Check the college's website/ })).toHaveAttribute(
      'href',
      'https://www.bu.edu/',
    );
  });

  it('omits an unknown founding year', async () => {
    await open('', { founded_year: null });
    const statistics = within(screen.getByRole('region', { name: 'Key statistics' }));
    expect(statistics.queryByText('Founded')).not.toBeInTheDocument();
  });

  it('shows alumni first, then figures, then reviews', async () => {
    server.respond('GET /api/reviews', reply(200, [aReview()], { 'X-Total-Count': '3' }));
    const { user, place } = await open();
    const more = await screen.findByRole('button', { name: 'Read all 3 reviews' });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const order = ['Alumni', 'Key statistics', 'Cost and financial aid', 'Reviews'];
    expect(titles.filter((title) => title !== null && order.includes(title))).toEqual(order);
    await user.click(more);
    expect(place()).toBe('/college?id=12&tab=reviews');
    expect(await screen.findByRole('heading', { level: 2, name: 'Reviews' })).toHaveFocus();
  });

  it('shows open admission in place of a missing rate', async () => {
    await open('', { admission_rate: null, open_admission: true, website: null });
    const statistics = within(screen.getByRole('region', { name: 'Key statistics' }));
    expect(statistics.getByText('Open admission')).toBeInTheDocument();
  });

  it("shows the college's own figure beside the federal one", async () => {
    const { sources } = aCollegeInDetail();
    const enrollment = {
      ...sources.enrollment,
      federal: { value: 18229, year: 'fall 2023' },
      college: { value: 19000, changed_at: '2026-01-05T12:00:00.000Z' },
    };
    await open('', { enrollment: 19000, sources: { ...sources, enrollment } });
    const [own, federal] = within(screen.getByRole('region', { name: 'Key statistics' })).getAllByRole('listitem');
    expect(own).toHaveTextContent('19,000 from the college, Jan 5, 2026');
    expect(federal).toHaveTextContent('18,229 from federal figures, fall 2023');
  });

  it.each([
    ['its own calculator', 'www.bu.edu/net-price', 'https://www.bu.edu/net-price'],
    ['the federal list of calculators', null, 'https://collegecost.ed.gov/net-price'],
  ])('links to %s', async (_, url, href) => {
    await open('', { net_price_calculator_url: url });
    expect(screen.getByRole('link', { name: /net price calculator/i })).toHaveAttribute('href', href);
  });

  it('shows an error when loading fails', async () => {
    server.respond('GET /api/colleges/12', problem(500));
    visit('/college?id=12', { as: aStudent() });
    expect(await toastOnShow()).toEqual(['Error', 'Could not load college information']);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('saving colleges', () => {
  it('shows the change immediately, and reverts it when the server refuses', async () => {
    const pendingRequests = server.holdRequests('PUT /api/saved-colleges/12');
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Save Boston University' }));
    expect(await screen.findByRole('button', { name: 'Saved Boston University', pressed: true })).toBeInTheDocument();
    await waitFor(() => expect(pendingRequests).toHaveLength(1));
    pendingRequests[0]!.answer(problem(500));
    expect(await screen.findByRole('button', { name: 'Save Boston University', pressed: false })).toBeInTheDocument();
  });

  it('removes a college from the list, and undoes the removal', async () => {
    server.respond('GET /api/saved-colleges', [
      { ...aCollege(), saved_at: '2026-01-05T12:00:00.000Z', status: 'applying', deadline: '2027-01-15', note: 'Mine' },
    ]);
    server.respond('DELETE /api/saved-colleges/12', reply(204));
    server.respond('PUT /api/saved-colleges/12', aCollege());
    const { user } = await open();
    expect(await screen.findByText('Applying · Due Jan 15, 2027')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Remove Boston University from saved colleges' }));
    expect(await screen.findByText('Removed from saved colleges')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Saved Colleges' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Added to saved colleges')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Saved Boston University' })).toBeInTheDocument();
  });
});

describe('a saved college that is removed with its button', () => {
  it('gets its plan back with Undo', async () => {
    const plan = { status: 'applied', deadline: '2027-01-15', note: 'Mine' };
    server.respond('GET /api/saved-colleges', [{ ...aCollege(), saved_at: '2026-01-05T12:00:00.000Z', ...plan }]);
    server.respond('DELETE /api/saved-colleges/12', reply(204));
    server.respond('PUT /api/saved-colleges/12', aCollege());
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Saved Boston University', pressed: true }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.callsTo('PUT /api/saved-colleges/12').map(({ body }) => body)).toEqual([plan]));
  });
});

describe('campus events', () => {
  const card = () => screen.findByRole('article', { name: 'Open campus day' });
  const events = (...list: object[]) => server.respond('GET /api/events', list);

  it('show a notice if there are none', async () => {
    await open('&tab=events');
    expect(await screen.findByText('Events coming soon')).toBeInTheDocument();
  });

  it('show time and place, and a link for calendars', async () => {
    events(anEvent({ isSample: true }));
    await open('&tab=events');
    const event = within(await card());
    expect(event.getByText('Monday, Jan 5, 2099, 3:00 PM - 4:00 PM EST')).toBeInTheDocument();
    expect(event.getByText('Main hall')).toBeInTheDocument();
    expect(event.getByText('Sample')).toBeInTheDocument();
    expect(event.getByRole('link', { name: /^Add to calendar/ })).toHaveAttribute('href', '/api/events/51.ics');
  });

  it('count the people who plan to come', async () => {
    events(anEvent());
    server.respond('PUT /api/events/51/rsvp', { rsvpCount: 4, myRsvp: true });
    const { user } = await open('&tab=events');
    await user.click(await screen.findByRole('button', { name: 'RSVP for Open campus day', pressed: false }));
    expect(await screen.findByRole('button', { name: 'RSVP for Open campus day', pressed: true })).toBeInTheDocument();
    expect(screen.getByText('You and 3 other people are going')).toBeInTheDocument();
  });

  it('explain why the viewer may not add one', async () => {
    const { user } = await open('&tab=events');
    const add = await screen.findByRole('button', { name: 'Add Event' });
    await waitFor(() => expect(add).toHaveAccessibleDescription('Only its alumni and its staff add events.'));
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await user.click(add);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be proposed', async () => {
    server.respond('GET /api/events/mayadd', { may: 'propose', reason: null });
    server.respond('POST /api/events', reply(201, anEvent({ status: 'pending', mine: true })));
    const { user } = await open('&tab=events');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Event' })).not.toHaveAttribute('aria-disabled'));
    await user.click(screen.getByRole('button', { name: 'Add Event' }));
    const form = within(await screen.findByRole('form', { name: 'Propose an event' }));
    expect(form.getByRole('combobox', { name: 'Time zone' })).toHaveValue('America/New_York');
    await user.click(form.getByRole('button', { name: 'Propose event' }));
    expect(await form.findByText('Title must be at least 3 characters')).toBeInTheDocument();
    expect(form.getByLabelText('Title')).toHaveFocus();
    await user.type(form.getByLabelText('Title'), 'Alumni evening');
    await user.type(form.getByLabelText('Date'), '2099-02-03');
    await user.type(form.getByLabelText('Starts'), '18:00');
    await user.type(form.getByLabelText('Ends'), '20:00');
    await user.type(form.getByLabelText(/^Location/), 'Library');
    await user.click(form.getByRole('button', { name: 'Propose event' }));
    expect(await toastOnShow()).toEqual(['Event proposed']);
    expect(server.callsTo('POST /api/events')[0]?.body).toMatchObject({
      collegeId: 12,
      startTime: '2099-02-03T23:00:00.000Z',
      timeZone: 'America/New_York',
    });
  });
});
