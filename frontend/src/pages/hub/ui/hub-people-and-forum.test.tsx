import { screen, waitFor, within } from '@testing-library/react';
import { anAlumniUser } from '@test/support/alumni';
import { aCollegeInDetail } from '@test/support/colleges';
import { aDiscussion } from '@test/support/discussions';
import { aCollegeAdmin, aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { User } from '@/shared/auth';

const POSTS_ROUTE = 'GET /api/forum/posts';
const ALUMNI = 'GET /api/alumni/search';

async function open(search = '', as: User = aStudent()) {
  server.respond('GET /api/colleges/12', aCollegeInDetail());
  server.respondByDefault('GET /api/events/mayadd', { may: 'no', reason: 'Only its alumni and its staff add events.' });
  const page = visit(`/college?id=12${search}`, { as });
  await screen.findByRole('heading', { level: 1, name: 'Boston University' });
  return page;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const several = (count: number) =>
  Array.from({ length: count }, (_, at) => aDiscussion({ id: 41 + at, title: `Question ${at + 1}` }));
const alumni = (count: number) =>
  Array.from({ length: count }, (_, at) => anAlumniUser({ id: 21 + at, fullName: `Alum ${at + 1}` }));

describe('the discussions of a college', () => {
  it('are cut at 200 characters, and loaded page by page', async () => {
    const first = reply(200, [aDiscussion({ content: 'word '.repeat(60) })], {
      Link: '</api/forum/posts?collegeId=12&limit=10&after=1-1-0>; rel="next"',
    });
    server.respond(POSTS_ROUTE, ({ query }) =>
      query.has('after') ? [aDiscussion({ id: 42, title: 'An older one' })] : first,
    );
    const { user } = await open('&tab=forum');
    const section = region('Discussions');
    expect(await section.findByRole('article')).toHaveTextContent(/major\?(word ){39}word\.\.\./);
    expect(server.callsTo(POSTS_ROUTE)[0]!.query.get('collegeId')).toBe('12');
    expect(section.getByRole('button', { name: /^Save How did you/ })).toBeEnabled();

    await user.click(section.getByRole('button', { name: 'Show more discussions' }));
    expect(await section.findByRole('link', { name: 'An older one' })).toHaveAttribute('href', '/forum/42');
    expect(section.queryByRole('button', { name: 'Show more discussions' })).not.toBeInTheDocument();
  });

  it('are started with the college attached', async () => {
    await open('&tab=forum');
    expect(await region('Discussions').findByText('No discussions yet')).toBeInTheDocument();
    expect(region('Discussions').getByRole('link', { name: /^Start New Discussion/ })).toHaveAttribute(
      'href',
      '/forum?new=1&collegeId=12&college=Boston+University',
    );
  });

  it('offer to retry when loading fails', async () => {
    server.respond(POSTS_ROUTE, problem(500));
    const { user } = await open('&tab=forum');
    const again = await region('Discussions').findByRole('button', { name: 'Try again' });
    server.respond(POSTS_ROUTE, several(1));
    await user.click(again);
    expect(await region('Discussions').findByRole('article')).toBeInTheDocument();
  });

  it('are previewed on the overview, which leads to all of them', async () => {
    server.respond(POSTS_ROUTE, several(4));
    const { user, place } = await open();
    expect(await region('Recent Discussions').findAllByRole('article')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'View all discussions' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Discussions' })).toHaveFocus());
    expect(place()).toBe('/college?id=12&tab=forum');
    expect(region('Discussions').getAllByRole('article')).toHaveLength(4);
  });
});

describe('the alumni of a college', () => {
  it('can be asked to connect, and link to the full search', async () => {
    server.respond(ALUMNI, reply(200, alumni(2), { 'X-Total-Count': '23' }));
    server.respond('GET /api/connections/with/21', problem(404));
    await open('&tab=alumni');
    const section = region('Alumni');
    expect(await section.findAllByRole('article')).toHaveLength(2);
    expect(section.getByRole('button', { name: 'Connect with Alum 1' })).toBeEnabled();
    expect(server.callsTo(ALUMNI)[0]!.query.get('college')).toBe('Boston University');
    for (const name of [/^Advanced Search/, 'All 23 alumni of Boston University']) {
      expect(section.getByRole('link', { name })).toHaveAttribute('href', '/find-alumni?college=Boston+University');
    }
  });

  it('have no connect button for college administrators', async () => {
    server.respond(ALUMNI, reply(200, alumni(1), { 'X-Total-Count': '23' }));
    await open('&tab=alumni', aCollegeAdmin());
    const card = within(await region('Alumni').findByRole('article'));
    expect(card.getByRole('link', { name: 'Alum 1' })).toHaveAttribute('href', '/alumni/21');
    expect(card.queryByRole('button')).not.toBeInTheDocument();
    expect(region('Alumni').queryByRole('link', { name: /Advanced Search|All 23/ })).not.toBeInTheDocument();
  });

  it('are previewed on the overview, which leads to all of them', async () => {
    server.respond(ALUMNI, reply(200, alumni(4), { 'X-Total-Count': '4' }));
    const { user, place } = await open();
    expect(await region('Alumni').findAllByRole('article')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'View all alumni' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Alumni' })).toHaveFocus());
    expect(place()).toBe('/college?id=12&tab=alumni');
    expect(region('Alumni').getAllByRole('article')).toHaveLength(4);
    expect(server.callsTo(ALUMNI)).toHaveLength(1);
  });

  it('show a notice if there are none', async () => {
    await open('&tab=alumni');
    expect(await region('Alumni').findByText('No alumni yet')).toBeInTheDocument();
  });

  it('show an error in their section when loading fails', async () => {
    server.respond(ALUMNI, problem(500));
    await open();
    expect(await region('Alumni').findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
    expect(screen.getByRole('region', { name: 'Key statistics' })).toBeInTheDocument();
  });
});
