import { screen, waitFor, within } from '@testing-library/react';
import { aCollege, aCollegeInDetail, colleges } from '@test/support/colleges';
import { facets } from '@test/support/directory';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const LIST_ROUTE = 'GET /api/colleges';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() =>
  server.respond(LIST_ROUTE, ({ query }) => {
    // Fewer than requested, because jsdom takes seconds for a full page.
    const offset = Number(query.get('offset') ?? 0);
    return reply(200, colleges(3, offset + 1), { 'X-Total-Count': '45' });
  }),
);

describe('the colleges of a state', () => {
  it('are listed for visitors, most popular first', async () => {
    visit('/states/california');
    await heading('Colleges in California');
    expect(await screen.findByText('45 colleges')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    const { query } = server.callsTo(LIST_ROUTE).at(-1)!;
    expect([query.get('states'), query.get('sort')]).toEqual(['CA', 'popularity']);
    expect(document.title).toBe('Colleges in California · Gradspan');
  });

  it('have a heading and title with the article that the name of the state needs', async () => {
    visit('/states/district-of-columbia');
    await heading('Colleges in the District of Columbia');
    expect(document.title).toBe('Colleges in the District of Columbia · Gradspan');
  });

  it.each([
    ['/states/CA', '/states/california'],
    ['/states/ny?sort=name', '/states/new-york?sort=name'],
    ['/states/New-York', '/states/new-york'],
  ])('have one canonical URL: %s leads to %s', async (address, canonical) => {
    const { place } = visit(address);
    await waitFor(() => expect(place()).toBe(canonical));
  });

  it('are sorted and paged, with both in the URL', async () => {
    const { user, place } = visit('/states/california');
    await user.selectOptions(await screen.findByLabelText('Sort by'), 'In-state tuition, lowest first');
    await waitFor(() => expect(place()).toBe('/states/california?sort=tuition'));
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(place()).toBe('/states/california?sort=tuition&page=2'));
    expect(await screen.findByRole('link', { name: 'College 21' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('go back to the last page from a page beyond it', async () => {
    const { place } = visit('/states/california?page=99');
    await waitFor(() => expect(place()).toBe('/states/california?page=3'));
  });

  it('ignore invalid parameters', async () => {
    visit('/states/california?sort=<b>&page=-1');
    await screen.findByRole('link', { name: 'College 1' });
    expect(server.callsTo(LIST_ROUTE).at(-1)!.query.get('offset')).toBeNull();
  });

  it('can be selected for a comparison', async () => {
    server.respond('GET /api/colleges/compare', []);
    const { user } = visit('/states/california');
    await user.click(await screen.findByRole('button', { name: 'Compare College 2' }));
    await user.click(await screen.findByRole('button', { name: 'Compare College 3' }));
    expect(await screen.findByRole('link', { name: 'Compare (2)' })).toHaveAttribute('href', '/compare?colleges=2,3');
    await user.click(screen.getByRole('button', { name: /^Clear/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Compare \(/ })).not.toBeInTheDocument());
    expect(await heading('Colleges in California')).toHaveFocus();
  });

  it('are counted aloud from the first one selected', async () => {
    server.respond('GET /api/colleges/compare', ({ query }) =>
      query.getAll('ids').map((id) => aCollegeInDetail({ id: Number(id), name: `College ${id}` })),
    );
    const { user } = visit('/states/california');
    const select = await screen.findByRole('button', { name: 'Compare College 2' });
    // Screen readers announce only changes of an element that was there before.
    const before = screen.getAllByRole('status');
    await user.click(select);
    const tray = within(await screen.findByRole('region', { name: 'Colleges to compare' }));
    const counts = screen
      .getAllByRole('status')
      .filter((status) => status.textContent === '1 of 4 colleges to compare');
    expect(counts).toHaveLength(1);
    expect(before).toContain(counts[0]);
    await user.click(await tray.findByRole('button', { name: 'Remove College 2' }));
    expect(counts[0]).toBeEmptyDOMElement();
    expect(await heading('Colleges in California')).toHaveFocus();
  });

  it('show open admission, and one tuition where it is the same for everyone', async () => {
    server.respond(LIST_ROUTE, [
      aCollege({ name: 'Open College', admission_rate: null, open_admission: true, tuition_in_state: 5000 }),
      aCollege({ id: 13, name: 'Private College' }),
    ]);
    visit('/states/california');
    const card = async (name: string) =>
      (await screen.findByRole('link', { name })).closest('article')!.querySelector('dl')!.textContent;
    expect(await card('Open College')).toContain('Open admission');
    expect(await card('Open College')).toContain('In-state tuition');
    expect(await card('Private College')).not.toContain('In-state tuition');
    expect(await card('Private College')).toContain('Tuition');
  });

  it('are announced as a selection while the catalog is not complete', async () => {
    server.respond('GET /api/colleges/count', { count: 412, main_campuses: 400, source: 'starter', release: null });
    visit('/states/california');
    expect(await screen.findByText('Our list is a selection of 412 US colleges.')).toBeInTheDocument();
  });

  it('are not announced as a selection of a complete catalog', async () => {
    visit('/states/california');
    await screen.findByText('45 colleges');
    await waitFor(() => expect(server.callsTo('GET /api/colleges/count')).not.toEqual([]));
    expect(screen.queryByText(/selection of/)).not.toBeInTheDocument();
  });

  it('can be missing', async () => {
    server.respond(LIST_ROUTE, reply(200, [], { 'X-Total-Count': '0' }));
    visit('/states/palau');
    expect(await screen.findByText('We have no data on colleges in Palau yet.')).toBeInTheDocument();
  });

  it('show an error when loading fails', async () => {
    server.respond(LIST_ROUTE, problem(503));
    visit('/states/california');
    expect(await screen.findByText('Failed to fetch colleges (503)')).toBeInTheDocument();
  });

  it('do not exist for an unknown state', async () => {
    visit('/states/nowhere');
    await heading('State Not Found');
    expect(document.title).toBe('State Not Found · Gradspan');
    expect(screen.getByRole('link', { name: 'See all states' })).toHaveAttribute('href', '/states');
  });
});

describe('the list of states', () => {
  it('links to every state, with its number of colleges', async () => {
    server.respond('GET /api/colleges/facets', facets());
    visit('/states');
    await heading('Colleges by state');
    expect(await screen.findByRole('link', { name: 'California 40 colleges' })).toHaveAttribute(
      'href',
      '/states/california',
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(59);
  });

  it('names a single college in the singular', async () => {
    server.respond('GET /api/colleges/facets', facets({ states: [{ value: 'PW', count: 1 }] }));
    visit('/states');
    expect(await screen.findByRole('link', { name: 'Palau 1 college' })).toBeInTheDocument();
  });

  it('works without the numbers, which can be loaded again', async () => {
    server.respond('GET /api/colleges/facets', problem(500));
    const { user } = visit('/states');
    expect(await screen.findByRole('link', { name: 'U.S. Virgin Islands' })).toHaveAttribute(
      'href',
      '/states/us-virgin-islands',
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.respond('GET /api/colleges/facets', facets());
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'California 40 colleges' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
