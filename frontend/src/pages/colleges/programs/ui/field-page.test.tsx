import { screen, waitFor, within } from '@testing-library/react';
import { silenceConsole } from '@test/support/console';
import { setScreenWidth } from '@test/support/browser';
import { aField, aFieldInDetail, aProgram } from '@test/support/programs';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const FIELD = 'GET /api/programs/fields/1107';
const FIELDS = 'GET /api/programs/fields';
const PROGRAMS = 'GET /api/programs';

const title = () => screen.findByRole('heading', { level: 1, name: 'Computer Science' });
const rows = () => screen.getAllByRole('row').filter((row) => row.hasAttribute('data-program'));
const colleges = () => rows().map((row) => within(row).getAllByRole('link')[0]?.textContent);
const programsAt = (...ids: number[]) =>
  ids.map((id) => aProgram({ collegeId: id, collegeName: `College ${id}`, state: 'OH' }));
const lastQuery = () => server.callsTo(PROGRAMS).at(-1)?.query;

beforeEach(() => {
  setScreenWidth('wide');
  server.respond(FIELD, aFieldInDetail());
  server.respond(PROGRAMS, programsAt(1, 2));
});

describe('the page of a field', () => {
  it('lists its programs at colleges for visitors, with level and state', async () => {
    visit('/programs/1107-computer-science');
    await title();
    expect(await screen.findByText('2 programs')).toBeInTheDocument();
    expect(colleges()).toEqual(['College 1', 'College 2']);
    expect(rows()[0]).toHaveTextContent('Bachelor’s degree');
    expect(screen.getByRole('link', { name: 'College 1' })).toHaveAttribute('href', '/college/1/programs');
    expect(screen.getByText(/^1,731 programs at 1,204 colleges/)).toBeInTheDocument();
    expect(document.title).toBe('Computer Science: colleges, earnings and debt · Gradspan');
  });

  it('shows what its alumni do, if enough have a public profile', async () => {
    server.respond('GET /api/programs/fields/1107/alumni', {
      positions: ['Engineer'],
      industries: [],
      employers: ['Acme'],
    });
    visit('/programs/1107-computer-science');
    const work = within(await screen.findByRole('region', { name: 'What alumni of this field do' }));
    expect(work.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Positions', 'Employers']);
    expect(work.getByText('Acme')).toBeInTheDocument();
  });

  it('lets people ask about a program at each college, without a request for answers', async () => {
    visit('/programs/1107-computer-science');
    expect(
      await screen.findByRole('link', { name: 'Ask someone who lived it about Computer Science at College 1' }),
    ).toHaveAttribute('href', '/questions/new?collegeId=1&cip=1107&level=bachelor');
    expect(server.callsTo('GET /api/figure-answers')).toEqual([]);
    expect(screen.queryByRole('region', { name: 'What alumni of this field do' })).not.toBeInTheDocument();
  });

  it.each(['1107', '1107-anything'])('ignores the name in its address (%s)', async (key) => {
    visit(`/programs/${key}`);
    await title();
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${window.location.origin}/programs/1107-computer-science`,
    );
  });

  it('filters by level and state and sorts, which stays in the address', async () => {
    const { user, place } = visit('/programs/1107-computer-science');
    await title();
    await screen.findByText('2 programs');
    expect(lastQuery()?.get('sort')).toBe('awards');
    expect(lastQuery()?.get('order')).toBe('desc');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Master’s degrees');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Ohio');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Debt, lowest first');
    await waitFor(() => expect(place()).toBe('/programs/1107-computer-science?level=master&state=OH&sort=debt'));
    await waitFor(() => expect(lastQuery()?.get('order')).toBe('asc'));
    expect(Object.fromEntries(lastQuery() ?? [])).toMatchObject({
      cip: '1107',
      level: 'master',
      state: 'OH',
      sort: 'debt',
    });
  });

  it('ignores invalid filters in its address', async () => {
    visit('/programs/1107-computer-science?level=kindergarten&state=ZZ&sort=luck');
    await title();
    await screen.findByText('2 programs');
    expect([lastQuery()?.has('level'), lastQuery()?.has('state'), lastQuery()?.get('sort')]).toEqual([
      false,
      false,
      'awards',
    ]);
  });

  it('shows more programs, and moves the focus to the first of them', async () => {
    const next = '/api/programs?cip=1107&cursor=abc';
    // Links with the focus load their pages in advance.
    server.respond('GET /api/colleges/3', problem(404));
    server.respond('GET /api/colleges/3/programs', problem(404));
    server.respond(PROGRAMS, ({ query }) =>
      query.get('cursor') === 'abc' ? programsAt(3) : reply(200, programsAt(1, 2), { Link: `<${next}>; rel="next"` }),
    );
    const { user } = visit('/programs/1107-computer-science');
    expect(await screen.findByText('2 programs shown, more available')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more programs' }));
    expect(await screen.findByText('3 programs')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'College 3' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Show more programs' })).not.toBeInTheDocument();
  });

  it('says if no programs match', async () => {
    server.respond(PROGRAMS, []);
    visit('/programs/1107-computer-science?state=GU');
    expect(await screen.findByText('No programs match. Try another level or state.')).toBeInTheDocument();
  });

  it('shows an error with a retry', async () => {
    silenceConsole();
    server.respond(PROGRAMS, problem(503));
    const { user } = visit('/programs/1107-computer-science');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the programs.');
    server.respond(PROGRAMS, programsAt(1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 program')).toBeInTheDocument();
  });

  it.each(['9999', 'nursing', '11070'])('is not found for %s', async (key) => {
    server.respond('GET /api/programs/fields/9999', problem(404));
    visit(`/programs/${key}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Field Not Found' })).toBeInTheDocument();
  });
});

describe('the index of fields', () => {
  const nursing = aField({ cip: '5138', field: 'Nursing', slug: 'nursing', group: 'Nursing', colleges: 1 });
  const dance = aField({ cip: '5003', field: 'Dance', slug: 'dance', group: null });

  beforeEach(() =>
    server.respond(FIELDS, ({ query }) => {
      const q = query.get('q');
      return [nursing, dance, aField()].filter(({ field }) => q === null || field.toLowerCase().startsWith(q));
    }),
  );

  it('lists all fields by the majors of the catalog', async () => {
    visit('/programs');
    const group = await screen.findByRole('region', { name: 'Nursing' });
    const link = within(group).getByRole('link', { name: 'Nursing 1 college' });
    expect(link).toHaveAttribute('href', '/programs/5138-nursing');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Computer Science',
      'Nursing',
      'Other fields',
    ]);
    const others = screen.getByRole('region', { name: 'Other fields' });
    expect(within(others).getByRole('link', { name: 'Dance 1,204 colleges' })).toBeInTheDocument();
    expect(document.title).toBe('Programs · Gradspan');
  });

  it('finds a field by typing', async () => {
    const { user, place } = visit('/programs');
    await user.type(await screen.findByRole('combobox', { name: 'Find a field of study' }), 'comp');
    await user.click(await screen.findByRole('option', { name: /Computer Science/ }));
    await waitFor(() => expect(place()).toBe('/programs/1107-computer-science'));
    await title();
  });

  it('says if there is no such field', async () => {
    const { user } = visit('/programs');
    await user.type(await screen.findByRole('combobox', { name: 'Find a field of study' }), 'xyz');
    expect((await screen.findAllByText('We don’t have a field with that name.')).length).toBeGreaterThan(0);
  });

  it('says if no file has been imported yet', async () => {
    server.respond(FIELDS, []);
    visit('/programs');
    expect(await screen.findByText(/appears here after the federal file of programs has been imported/)).toBeVisible();
  });

  it('shows an error with a retry', async () => {
    silenceConsole();
    server.respond(FIELDS, problem(500));
    const { user } = visit('/programs');
    await screen.findByRole('alert');
    server.respond(FIELDS, [dance]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Dance/ })).toBeInTheDocument();
  });
});
