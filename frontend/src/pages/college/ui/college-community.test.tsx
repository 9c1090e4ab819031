import { screen, waitFor, within } from '@testing-library/react';
import { anAlumniUser } from '@test/support/alumni';
import { aCollegeInDetail } from '@test/support/colleges';
import { aDiscussion, asVisitorsReadIt } from '@test/support/discussions';
import { aCollegeAdmin, anAlum, aStudent } from '@test/support/people';
import { aReview } from '@test/support/reviews';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { User } from '@/shared/auth';

const COLLEGE = 'GET /api/colleges/12';
const POSTS_ROUTE = 'GET /api/forum/posts';
const ALUMNI = 'GET /api/alumni/search';

async function open(as: User | null = null) {
  server.respond(COLLEGE, aCollegeInDetail());
  const page = visit('/college/12', { as });
  await screen.findByRole('heading', { level: 1, name: 'Boston University' });
  return page;
}

const discussions = () => within(screen.getByRole('region', { name: 'Recent Discussions' }));
const network = () => within(screen.getByRole('region', { name: 'Alumni Network' }));

it('no other data is requested before the college is loaded', async () => {
  const pendingRequests = server.holdRequests(COLLEGE);
  visit('/college/12');
  await waitFor(() => expect(pendingRequests).toHaveLength(1));
  expect([...server.callsTo(POSTS_ROUTE), ...server.callsTo(ALUMNI)]).toEqual([]);
  pendingRequests[0]!.answer(aCollegeInDetail());
  await waitFor(() => expect([...server.callsTo(POSTS_ROUTE), ...server.callsTo(ALUMNI)]).toHaveLength(2));
});

describe('the discussions of a college', () => {
  it('show up to three, without authors', async () => {
    server.respond(POSTS_ROUTE, [asVisitorsReadIt(aDiscussion({ tags: ['Majors'] }))]);
    await open();
    const link = await discussions().findByRole('link', { name: 'How did you choose a major?' });
    expect(link).toHaveAttribute('href', '/forum/41');
    expect(discussions().getByRole('listitem')).toHaveTextContent(
      'How did you choose a major?I like biology and computer science. What helped you decide?Jan 5, 2026',
    );
    const { query } = server.callsTo(POSTS_ROUTE)[0]!;
    expect([query.get('collegeId'), query.get('limit')]).toEqual(['12', '3']);
    expect(discussions().getByRole('link', { name: /^View all discussions/ })).toHaveAttribute(
      'href',
      '/forum?collegeId=12&college=Boston+University',
    );
  });

  it('show no authors to members either', async () => {
    server.respond(POSTS_ROUTE, [aDiscussion()]);
    await open(aStudent());
    await discussions().findByRole('link', { name: 'How did you choose a major?' });
    expect(discussions().queryByText(/Alex Sample/)).not.toBeInTheDocument();
  });

  it('offer to start a discussion if there are none', async () => {
    await open(aStudent());
    expect(await discussions().findByText('No discussions yet')).toBeInTheDocument();
    expect(discussions().getByRole('link', { name: /^Start a discussion/ })).toHaveAttribute(
      'href',
      '/forum?new=1&collegeId=12&college=Boston+University',
    );
  });

  it('fail independently of the page, and can be retried', async () => {
    server.respond(POSTS_ROUTE, problem(500));
    const { user } = await open();
    const again = await discussions().findByRole('button', { name: 'Try again' });
    expect(await network().findByText(/^No alumni yet/)).toBeInTheDocument();
    server.respond(POSTS_ROUTE, [aDiscussion()]);
    await user.click(again);
    expect(await discussions().findByRole('listitem')).toBeInTheDocument();
  });
});

describe('the alumni of a college', () => {
  const some = (total: number, ...others: ReturnType<typeof anAlumniUser>[]) =>
    server.respond(ALUMNI, reply(200, others, { 'X-Total-Count': String(total) }));

  it('are counted, with three of them named', async () => {
    some(
      12,
      anAlumniUser({ id: 20, fullName: 'Not Chosen' }, { isProfileVisible: false }),
      anAlumniUser(),
      anAlumniUser({ id: 22, fullName: 'Bea Example' }, { currentPosition: null }),
      anAlumniUser({ id: 23, fullName: 'Cal Example' }),
      anAlumniUser({ id: 24, fullName: 'Dee Example' }),
    );
    await open(aStudent());
    expect(await network().findByText('12 alumni')).toBeInTheDocument();
    expect(
      network()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'ASAlex SampleLab ManagerConnect with Alex Sample',
      'BEBea ExampleAlumniConnect with Bea Example',
      'CECal ExampleLab ManagerConnect with Cal Example',
    ]);
    expect(network().getByRole('link', { name: 'Alex Sample' })).toHaveAttribute('href', '/alumni/21');
    expect(network().getByRole('link', { name: /^View all alumni/ })).toHaveAttribute(
      'href',
      '/find-alumni?college=Boston+University',
    );
    expect(server.callsTo(ALUMNI)[0]!.query.get('college')).toBe('Boston University');
  });

  it.each([
    [1, 'Fewer than 5 alumni'],
    [4, 'Fewer than 5 alumni'],
    [5, '5 alumni'],
    [1_000, '1,000+ alumni'],
  ])('are shown for a count of %i as: %s', async (total, label) => {
    some(total, anAlumniUser());
    await open();
    expect(await network().findByText(label)).toBeInTheDocument();
  });

  it.each([
    [0, 'Alumni of Boston University usually reply within a few hours.'],
    [7, 'Alumni of Boston University usually reply within a week.'],
  ])('show a usual reply time of %i days', async (repliesWithinDays, text) => {
    some(12, anAlumniUser());
    server.respond('GET /api/alumni/reply-time', { repliesWithinDays });
    await open();
    expect(await network().findByText(text)).toBeVisible();
    expect(server.callsTo('GET /api/alumni/reply-time')[0]!.query.get('collegeId')).toBe('12');
  });

  it('can be asked by visitors, who register with their question', async () => {
    some(12, anAlumniUser());
    await open();
    expect(await network().findByRole('link', { name: 'Ask Alex' })).toHaveAttribute(
      'href',
      '/auth?tab=register&ask=21&next=%2Falumni%2F21',
    );
  });

  it('are invited to join if there are none', async () => {
    const { user } = await open();
    const join = await network().findByRole('link', { name: 'Join as an alum' });
    expect(join).toHaveAttribute('href', '/auth?tab=register&type=alumni&next=%2Fcollege%2F12');
    await user.click(join);
    expect(await screen.findByRole('radio', { name: /^Alumni/ })).toBeChecked();
  });

  it.each([
    ['students', aStudent()],
    ['alumni', anAlum()],
  ])('show only a note for %s if there are none', async (_, as) => {
    await open(as);
    expect(await network().findByText('No alumni yet')).toBeInTheDocument();
    expect(network().queryByRole('link')).not.toBeInTheDocument();
  });

  it('have no finder link for college administrators', async () => {
    some(7, anAlumniUser());
    await open(aCollegeAdmin());
    expect(await network().findByText('7 alumni')).toBeInTheDocument();
    expect(network().queryByRole('link', { name: /^View all/ })).not.toBeInTheDocument();
  });

  it('show an error in their place when loading fails', async () => {
    server.respond(ALUMNI, problem(500));
    await open();
    expect(await network().findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
  });
});

describe('the reviews of a college', () => {
  it.each([
    ['7', 'Sign in to read all 7 reviews'],
    ['2', 'Sign in to write a review'],
  ])('tell visitors what they can do after signing in: of %s reviews', async (total, label) => {
    server.respond('GET /api/reviews', reply(200, [aReview(), aReview({ id: 32 })], { 'X-Total-Count': total }));
    await open();
    expect(await screen.findByRole('link', { name: label })).toHaveAttribute(
      'href',
      '/auth?next=%2Fcollege%3Fid%3D12%26tab%3Dreviews',
    );
  });
});
