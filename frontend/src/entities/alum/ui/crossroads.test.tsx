import { screen, waitFor, within } from '@testing-library/react';
import { aCollegeInDetail } from '@test/support/colleges';
import { visitDirectory } from '@test/support/directory';
import { aStudent } from '@test/support/people';
import { server } from '@test/support/server';
import { visit } from '@test/support/visit';

const CROSSROADS = 'GET /api/alumni/crossroads';
const pair = {
  colleges: [
    { id: 1, name: 'College 1' },
    { id: 2, name: 'College 2' },
  ],
  count: 12,
};

describe('alumni who considered two colleges', () => {
  it('are counted in a comparison, with a link to ask one of them', async () => {
    server.respond(CROSSROADS, [pair]);
    visitDirectory('/colleges?compare=1,2');
    const section = within(await screen.findByRole('region', { name: 'Alumni who considered these colleges' }));

    expect(section.getByText(/alumni considered both College 1 and College 2\.$/)).toHaveTextContent(/^12 alumni/);
    expect(section.getByRole('link', { name: 'Ask one of them about College 1 and College 2' })).toHaveAttribute(
      'href',
      '/find-alumni?chosenBetween=1&chosenBetween=2',
    );
    expect(server.callsTo(CROSSROADS)[0]?.query.get('colleges')).toBe('1,2');
  });

  it('lead a student with a connection on each side to a joint call', async () => {
    server.respond(CROSSROADS, [pair]);
    const [one, other] = pair.colleges.map((college, n) => ({
      id: 8 + n,
      displayName: `Alum ${n}`,
      avatarUrl: null,
      college,
      isSample: false,
    }));
    server.respond('GET /api/joint-calls/alumni', [one!, other!]);
    visitDirectory('/colleges?compare=1,2');

    expect(
      await screen.findByRole('link', { name: /^Talk to both sides ?: College 1 and College 2$/ }),
    ).toHaveAttribute('href', '/joint-call?colleges=1,2');
    expect(server.callsTo('GET /api/joint-calls/alumni')[0]?.query.get('colleges')).toBe('1,2');
  });

  it('don’t lead to a joint call without such connections', async () => {
    server.respond(CROSSROADS, [pair]);
    visitDirectory('/colleges?compare=1,2');
    await screen.findByRole('link', { name: /^Ask one of them/ });
    await waitFor(() => expect(server.callsTo('GET /api/joint-calls/alumni')).toHaveLength(1));
    expect(screen.queryByRole('link', { name: /^Talk to both sides/ })).not.toBeInTheDocument();
  });

  it('are counted for one college in the hub', async () => {
    server.respond('GET /api/colleges/12', aCollegeInDetail());
    server.respondByDefault('GET /api/events/mayadd', { may: 'no', reason: 'No.' });
    server.respond(CROSSROADS, [pair]);
    visit('/college?id=12', { as: aStudent() });

    expect(await screen.findByRole('region', { name: 'Alumni who considered these colleges' })).toBeVisible();
    expect(server.callsTo(CROSSROADS)[0]?.query.get('colleges')).toBe('12');
  });

  it('ask visitors to register, say why, and lead to these alumni', async () => {
    server.respond('GET /api/colleges/compare', [aCollegeInDetail()]);
    server.respond(CROSSROADS, [pair]);
    const { user, place } = visit('/compare?colleges=12');
    await user.click(await screen.findByRole('link', { name: 'Ask one of them about College 1 and College 2' }));

    expect(await screen.findByText(/^Create an account or sign in to ask alumni who considered/)).toBeVisible();
    const { searchParams } = new URL(place(), window.location.origin);
    expect(searchParams.get('next')).toBe('/find-alumni?chosenBetween=1&chosenBetween=2');
    expect(searchParams.get('tab')).toBe('register');
  });

  it('are not shown if there are too few', async () => {
    server.respond(CROSSROADS, []);
    visitDirectory('/colleges?compare=1,2');
    await screen.findByRole('heading', { level: 1, name: 'Compare colleges' });
    await screen.findByRole('table');

    expect(screen.queryByRole('region', { name: 'Alumni who considered these colleges' })).not.toBeInTheDocument();
  });

  it('filter the finder, until the filter is removed', async () => {
    server.respond('GET /api/alumni/search', []);
    server.respond('GET /api/alumni/stats', { total: 0, byCollege: [], byMajor: [], byIndustry: [], employers: [] });
    const { user, place } = visit('/find-alumni?chosenBetween=1&chosenBetween=2', { as: aStudent() });
    await user.click(await screen.findByRole('button', { name: 'Remove filter Considered the same 2 colleges' }));

    expect(server.callsTo('GET /api/alumni/search').map(({ query }) => query.getAll('chosenBetween').join())).toContain(
      '1,2',
    );
    expect(place()).toBe('/find-alumni');
  });
});
