import { screen, waitFor, within } from '@testing-library/react';
import { aProgram, aProgramFigure, programFigures } from '@test/support/programs';
import { problem, server, type Call } from '@test/support/server';
import { visit } from '@test/support/visit';

const PROGRAMS = 'GET /api/programs';
const title = () => screen.findByRole('heading', { level: 1, name: 'Compare programs' });
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => within(head).getByRole('link').textContent);
const cells = (label: RegExp) =>
  within(screen.getByRole('row', { name: label }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

const computing = aProgram();
const nursing = aProgram({
  collegeId: 7,
  collegeName: 'Ohio State University',
  state: 'OH',
  field: 'Nursing',
  cip: '5138',
  level: 'associate',
  distance: 'some',
  figures: {
    ...programFigures({ awards: 60, earnings_4_years: 30_000 }),
    debt: aProgramFigure('debt', null, { reason: 'suppressed' }),
  },
  high_school: { value: 36_082, state: 'OH', year: 'June 2026', source: 'US Census Bureau', below: true },
});

/** Like the server, rejects the request if one of the programs doesn't exist. */
function findPrograms({ query }: Call) {
  const ids = query.get('ids')?.split(',') ?? [];
  const found = ids.flatMap((id) => [computing, nursing].find((program) => program.id === id) ?? []);
  return found.length === ids.length ? found : problem(404);
}

beforeEach(() => server.respond(PROGRAMS, findPrograms));

const ADDRESS = '/compare?programs=12-1107-bachelor,7-5138-associate';

describe('the comparison of programs', () => {
  it('shows the same rows for each program to visitors, with sources and reasons', async () => {
    visit(ADDRESS);
    await title();
    await waitFor(() => expect(heads()).toEqual(['Computer Science', 'Nursing']));
    expect(cells(/^College/)).toEqual(['Boston University', 'Ohio State University']);
    expect(cells(/^State/)).toEqual(['Massachusetts', 'Ohio']);
    expect(cells(/^Level/)).toEqual(['Bachelor’s degree', 'Associate degree']);
    expect(cells(/^Pay after 4 years/)).toEqual(['$120,500', '$30,000']);
    expect(cells(/^Federal debt/)).toEqual(['$21,400', 'Withheld for privacy']);
    expect(cells(/^Online/)).toEqual(['Can’t be completed online', 'Some can be completed online']);
    expect(cells(/^High-school graduates/)).toEqual([
      'Does not apply',
      expect.stringContaining('Pay after 4 years is below the median of high-school graduates in Ohio in this release'),
    ]);
    expect(screen.getByText('US Census Bureau, June 2026')).toBeInTheDocument();
    expect(screen.getByText('Pay after 4 years:').closest('div')).toHaveTextContent('2021–22');
    expect(document.title).toBe(
      'Computer Science at Boston University vs. Nursing at Ohio State University · Gradspan',
    );
  });

  it('removes a program from the address and the selection', async () => {
    const { user, place } = visit(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Remove Nursing at Ohio State University' }));
    await waitFor(() => expect(place()).toBe('/compare?programs=12-1107-bachelor'));
    await waitFor(() => expect(heads()).toEqual(['Computer Science']));
    expect(await title()).toHaveFocus();
    expect(JSON.parse(localStorage.getItem('comparedPrograms')!)).toMatchObject({ ids: ['12-1107-bachelor'] });
    expect(server.callsTo(PROGRAMS)).toHaveLength(1);
  });

  it('copies its link', async () => {
    const { user } = visit(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${ADDRESS}`));
  });

  it('leaves out unknown programs and says so', async () => {
    visit('/compare?programs=12-1107-bachelor,999-1107-bachelor');
    await waitFor(() => expect(heads()).toEqual(['Computer Science']));
    expect(screen.getByText('1 of these programs isn’t in our list.')).toBeInTheDocument();
  });

  it('leaves out invalid, repeated and surplus programs', async () => {
    const ids = [1, 2, 3, 4, 5].map((id) => `${id}-1107-bachelor`);
    server.respond(PROGRAMS, ({ query }: Call) =>
      (query.get('ids') ?? '').split(',').map((id) => aProgram({ collegeId: Number.parseInt(id, 10) })),
    );
    visit(`/compare?programs=${ids[0]},nonsense,${ids.join(',')}`);
    await waitFor(() => expect(heads()).toHaveLength(4));
    expect(screen.getByText('You can compare up to 4 programs, so we left out 1 program.')).toBeInTheDocument();
  });

  it.each(['999-1107-bachelor', 'nonsense'])('is not found for %s', async (ids) => {
    visit(`/compare?programs=${ids}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Programs Not Found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find programs by field' })).toHaveAttribute('href', '/programs');
  });
});
