import { screen, waitFor, within } from '@testing-library/react';
import { aCollegeInDetail } from '@test/support/colleges';
import { silenceConsole } from '@test/support/console';
import { setScreenWidth } from '@test/support/browser';
import { aProgram, aProgramFigure, programFigures } from '@test/support/programs';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const PROGRAMS = 'GET /api/colleges/12/programs';

const title = () => screen.findByRole('heading', { level: 1, name: 'Programs at Boston University' });
const rows = () => screen.getAllByRole('row').filter((row) => row.hasAttribute('data-program'));
const fields = () => rows().map((row) => within(row).getAllByRole('link')[0]?.textContent);
const row = async (name: RegExp) => screen.findByRole('row', { name });
const header = (name: RegExp) => screen.getByRole('columnheader', { name });

const biology = aProgram({
  field: 'Biology',
  cip: '2601',
  figures: programFigures({ awards: 95, earnings_4_years: 52_000, debt: 26_000 }),
});
const history = aProgram({
  field: 'History',
  cip: '5401',
  level: 'master',
  figures: programFigures({ awards: 4 }),
});

const listPrograms = (...programs: ReturnType<typeof aProgram>[]) =>
  server.respond(PROGRAMS, { programs, imported: true });

beforeEach(() => {
  setScreenWidth('wide');
  server.respond('GET /api/colleges/12', aCollegeInDetail());
  listPrograms(biology, aProgram(), history);
});

describe('questions about the programs of a college', () => {
  it('can be asked from each row, which shows published answers about it', async () => {
    server.respond('GET /api/figure-answers', [
      {
        id: 9,
        postId: 9,
        collegeId: 12,
        about: { figure: null, cip: '1107', level: 'bachelor' },
        question: 'Is it a lot of math?',
        answer: 'In the first year.',
        month: '2026-11',
        signature: 'An alum',
      },
    ]);
    const { user } = visit('/college/12/programs');
    const science = within(await row(/^Computer Science/));
    expect(
      science.getByRole('link', { name: 'Ask someone who lived it about Computer Science at Boston University' }),
    ).toHaveAttribute('href', '/questions/new?collegeId=12&cip=1107&level=bachelor');
    await user.click(await science.findByText('1 answer by someone who lived it'));
    expect(science.getByText('An alum, November 2026')).toBeVisible();
    expect(screen.getAllByText(/who lived it$/, { selector: 'summary' })).toHaveLength(1);
  });
});

describe('the programs of a college', () => {
  it('are grouped by level for visitors, each with a link to its field', async () => {
    visit('/college/12/programs');
    await title();
    await row(/^Biology/);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Bachelor’s degrees', 'Master’s degrees']),
    );
    expect(fields()).toEqual(['Biology', 'Computer Science', 'History']);
    expect(screen.getByRole('link', { name: 'Computer Science' })).toHaveAttribute(
      'href',
      '/programs/1107-computer-science',
    );
    expect(document.title).toBe('Programs at Boston University, Boston, MA · Gradspan');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${window.location.origin}/college/12/programs`,
    );
  });

  it('have a caption with source and year in each column, and a reason in words without a value', async () => {
    listPrograms(
      aProgram({
        figures: {
          ...programFigures({ awards: 312 }),
          earnings_4_years: aProgramFigure('earnings_4_years', null, { reason: 'suppressed' }),
        },
      }),
      biology,
    );
    visit('/college/12/programs');
    const computing = await row(/^Computer Science/);
    expect(within(computing).getByText('Withheld for privacy')).toBeInTheDocument();
    expect(within(computing).getAllByText('Not reported')).toHaveLength(2);
    expect(header(/^Pay after 4 years/)).toHaveAccessibleDescription('College Scorecard (June 2026), 2021–22');
    expect(header(/^Awards/)).toHaveAccessibleDescription(/2022–23/);
  });

  it('have a column for the monthly payment only if an imported file contains it', async () => {
    visit('/college/12/programs');
    await row(/^Biology/);
    expect(screen.queryByRole('columnheader', { name: /Monthly payment/ })).not.toBeInTheDocument();
  });

  it('have a column for the monthly payment if one of them has it', async () => {
    listPrograms(aProgram({ figures: programFigures({ awards: 1, monthly_payment: 227 }) }), biology);
    visit('/college/12/programs');
    expect(await row(/^Computer Science/)).toHaveTextContent('$227');
    expect(header(/^Monthly payment/)).toHaveAccessibleDescription(/2018–19/);
  });

  it('say with how many campuses they are measured together', async () => {
    const figures = programFigures({ awards: 312, earnings_4_years: 120_500, debt: 21_400 });
    figures.earnings_4_years = aProgramFigure('earnings_4_years', 120_500, { pooled_with: [13, 14], students: 240 });
    figures.debt = aProgramFigure('debt', 21_400, { pooled_with: [13, 14] });
    listPrograms(aProgram({ figures }));
    visit('/college/12/programs');
    const computing = await row(/^Computer Science/);
    expect(computing).toHaveTextContent('Pay and debt are measured together with 2 other campuses.');
    expect(computing).toHaveTextContent('from 240 graduates');
  });

  it('say if pay is below the median of high-school graduates of the state, and only then', async () => {
    const highSchool = { value: 36_082, state: 'OH', year: 'June 2026', source: 'College Scorecard' };
    listPrograms(aProgram({ high_school: { ...highSchool, below: true } }), {
      ...biology,
      high_school: { ...highSchool, below: false },
    });
    visit('/college/12/programs');
    expect(await row(/^Computer Science/)).toHaveTextContent(
      'Pay after 4 years is below the median of high-school graduates in Ohio in this release ($36,082).',
    );
    expect(await row(/^Biology/)).not.toHaveTextContent('high-school');
  });

  it('show the national median and whether they can be completed online', async () => {
    listPrograms(
      aProgram({
        distance: 'all',
        national: { value: 91_000, p25: 70_000, p75: 118_000, year: '2021-22', source: 'College Scorecard' },
      }),
    );
    visit('/college/12/programs');
    const computing = await row(/^Computer Science/);
    expect(computing).toHaveTextContent('US median: $91,000 (middle half: $70,000 to $118,000)');
    expect(computing).toHaveTextContent('Can be completed online');
  });

  it('can be searched, filtered and sorted, which stays in the address', async () => {
    const { user, place } = visit('/college/12/programs');
    await row(/^Biology/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Pay after 4 years, highest first');
    await waitFor(() => expect(place()).toBe('/college/12/programs?sort=earnings_4_years'));
    expect(fields()).toEqual(['Computer Science', 'Biology', 'History']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Master’s degrees');
    await waitFor(() => expect(fields()).toEqual(['History']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'All levels');
    await user.type(screen.getByRole('searchbox', { name: 'Search fields' }), 'comp');
    await waitFor(() => expect(place()).toBe('/college/12/programs?q=comp&sort=earnings_4_years'));
    expect(fields()).toEqual(['Computer Science']);
    expect(screen.getByText('1 program')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Search fields' }), 'xyz');
    expect(await screen.findByText('No programs match. Try another field or level.')).toBeInTheDocument();
  });

  it('without a value come last, also when the lowest comes first', async () => {
    const empty = aProgram({ field: 'Acting', cip: '5005', figures: programFigures({ awards: 3 }) });
    listPrograms(empty, biology, aProgram());
    visit('/college/12/programs?sort=debt');
    await row(/^Biology/);
    expect(fields()).toEqual(['Computer Science', 'Biology', 'Acting']);
  });

  it('are cards on phones, with the captions below', async () => {
    setScreenWidth('narrow');
    visit('/college/12/programs');
    const card = (await screen.findByRole('heading', { level: 3, name: 'Computer Science' })).closest('li')!;
    expect(within(card).getByText('Pay after 4 years').closest('div')).toHaveTextContent('$120,500');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText('Awards per year:').closest('div')).toHaveTextContent(
      'College Scorecard (June 2026), 2022–23',
    );
  });
});

describe('the page of a college’s programs', () => {
  it('shows an error with a retry if only they can’t be loaded', async () => {
    silenceConsole();
    server.respond(PROGRAMS, problem(500));
    const { user } = visit('/college/12/programs');
    await title();
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error. Please try again later.');
    const calls = server.holdRequests(PROGRAMS);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.answer({ programs: [biology], imported: true });
    expect(await row(/^Biology/)).toBeInTheDocument();
  });

  it.each([
    [false, /appears here after the federal file of programs has been imported/],
    [true, /lists no programs of this college/],
  ])('says why there are none (imported: %s)', async (imported, text) => {
    server.respond(PROGRAMS, { programs: [], imported });
    visit('/college/12/programs');
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it.each(['12345678901', '007', '13'])('is not found for the college %s', async (id) => {
    server.respond('GET /api/colleges/13', problem(404));
    server.respond('GET /api/colleges/13/programs', problem(404));
    visit(`/college/${id}/programs`);
    expect(await screen.findByRole('heading', { level: 1, name: 'College Not Found' })).toBeInTheDocument();
  });
});

describe('the selection of programs', () => {
  const toggle = (field: string) =>
    screen.findByRole('button', { name: new RegExp(`^Compare ${field} \\(Bachelor’s degree\\)`) });

  it('is kept on the device and leads to the comparison', async () => {
    server.respond('GET /api/programs', ({ query }) =>
      [biology, aProgram()].filter(({ id }) => query.get('ids')?.split(',').includes(id)),
    );
    const { user } = visit('/college/12/programs');
    await user.click(await toggle('Biology'));
    await user.click(await toggle('Computer Science'));
    const tray = screen.getByRole('region', { name: 'Programs to compare' });
    expect(await within(tray).findByText('Biology, Boston University')).toBeInTheDocument();
    expect(within(tray).getByRole('link', { name: 'Compare (2)' })).toHaveAttribute(
      'href',
      '/compare?programs=12-2601-bachelor,12-1107-bachelor',
    );
    expect(JSON.parse(localStorage.getItem('comparedPrograms')!)).toMatchObject({
      ids: ['12-2601-bachelor', '12-1107-bachelor'],
    });
    await user.click(within(tray).getByRole('button', { name: 'Remove Biology, Boston University' }));
    expect(await toggle('Biology')).toHaveAttribute('aria-pressed', 'false');
    await user.click(within(tray).getByRole('button', { name: 'Clear the programs to compare' }));
    expect(screen.queryByRole('region', { name: 'Programs to compare' })).not.toBeInTheDocument();
    expect(await title()).toHaveFocus();
  });

  it('refuses a fifth program', async () => {
    server.respond('GET /api/programs', []);
    const ids = ['1', '2', '3', '4'].map((id) => `${id}-1107-bachelor`);
    localStorage.setItem('comparedPrograms', JSON.stringify({ of: null, ids }));
    const { user } = visit('/college/12/programs');
    await user.click(await toggle('Biology'));
    expect((await screen.findAllByText('You can compare up to 4 programs')).length).toBeGreaterThan(0);
    expect(await toggle('Biology')).toHaveAttribute('aria-pressed', 'false');
  });
});
