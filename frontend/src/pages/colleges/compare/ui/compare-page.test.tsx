import { screen, waitFor, within } from '@testing-library/react';
import { aCollegeInDetail, colleges } from '@test/support/colleges';
import { silenceConsole } from '@test/support/console';
import { anAlum, aStudent } from '@test/support/people';
import { problem, server, type Call } from '@test/support/server';
import { visit } from '@test/support/visit';

const title = () => screen.findByRole('heading', { level: 1, name: 'Compare colleges' });
const comboBox = () => screen.findByRole('combobox', { name: 'Add a college' });
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .flatMap((head) => within(head).queryByRole('link')?.textContent ?? []);

beforeEach(() => {
  server.respond('GET /api/colleges', colleges(6));
  server.respondByDefault('GET /api/colleges/compare', ({ query }) =>
    query.getAll('ids').map((id) => aCollegeInDetail({ id: Number(id), name: `College ${id}` })),
  );
});

const select = (...ids: number[]) => localStorage.setItem('comparedColleges', JSON.stringify({ of: null, ids }));
const selected = () => (JSON.parse(localStorage.getItem('comparedColleges')!) as { ids: number[] } | null)?.ids;

/** The server knows no colleges from this ID on. */
const knowCollegesBelow = (end: number) =>
  server.respond('GET /api/colleges/compare', ({ query }: Call) =>
    query
      .getAll('ids')
      .filter((id) => Number(id) < end)
      .map((id) => aCollegeInDetail({ id: Number(id), name: `College ${id}` })),
  );

const add = async ({ user }: ReturnType<typeof visit>, id: number) => {
  await user.type(await comboBox(), 'col');
  await user.click(await screen.findByRole('option', { name: new RegExp(`^College ${id}\\D`) }));
};

describe('the people in a comparison', () => {
  const SAME_MAJOR = 'GET /api/alumni/same-major';
  const physics = { major: 'Physics', colleges: [{ collegeId: 3, count: 2 }] };

  it('who studied the major of a student are counted, with a link to them', async () => {
    server.respond(SAME_MAJOR, physics);
    visit('/compare?colleges=3,1', { as: aStudent() });
    const link = await screen.findByRole('link', { name: '2 alumni here studied your major (College 3)' });
    expect(link).toHaveAttribute('href', '/find-alumni?college=College+3&major=Physics');
    expect(screen.getAllByText(/studied your major/)).toHaveLength(1);
    expect(server.callsTo(SAME_MAJOR)[0]?.query.get('colleges')).toBe('3,1');
  });

  it.each([
    ['visitors', null],
    ['alumni', anAlum()],
    ['students with an unconfirmed address', aStudent({ emailVerified: false })],
  ])('are not counted for %s', async (_, as) => {
    server.respond(SAME_MAJOR, physics);
    visit('/compare?colleges=3', { as });
    await waitFor(() => expect(heads()).toEqual(['College 3']));
    expect(server.callsTo(SAME_MAJOR)).toEqual([]);
  });
});

describe('the public comparison', () => {
  it('shows the colleges of its URL to visitors', async () => {
    visit('/compare?colleges=3,1');
    await title();
    await waitFor(() => expect(heads()).toEqual(['College 3', 'College 1']));
    expect(document.title).toBe('College 3 vs. College 1 · Gradspan');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${window.location.origin}/compare?colleges=1,3`,
    );
  });

  it('starts empty, and keeps the focus in the field while colleges are added', async () => {
    const page = visit('/compare');
    await title();
    expect(screen.getByText(/^Add up to four colleges by name/)).toBeInTheDocument();
    await add(page, 2);
    await waitFor(() => expect(page.place()).toBe('/compare?colleges=2'));
    expect(await comboBox()).toHaveFocus();
    await add(page, 5);
    await waitFor(() => expect(page.place()).toBe('/compare?colleges=2,5'));
    await waitFor(() => expect(heads()).toEqual(['College 2', 'College 5']));
    expect(JSON.parse(localStorage.getItem('comparedColleges')!)).toMatchObject({ ids: [2, 5] });
  });

  it('takes the colleges selected before if its URL has none', async () => {
    localStorage.setItem('comparedColleges', JSON.stringify({ of: null, ids: [4, 2] }));
    const { place } = visit('/compare');
    await waitFor(() => expect(place()).toBe('/compare?colleges=4,2'));
    await waitFor(() => expect(heads()).toEqual(['College 4', 'College 2']));
  });

  it('is empty again after the last college was removed', async () => {
    const { user, place } = visit('/compare?colleges=3');
    await user.click(await screen.findByRole('button', { name: 'Remove College 3' }));
    await waitFor(() => expect(place()).toBe('/compare'));
    expect(await screen.findByText(/^Add up to four colleges by name/)).toBeInTheDocument();
    expect(await title()).toHaveFocus();
  });

  it('keeps every change while the colleges of an earlier one load', async () => {
    const page = visit('/compare?colleges=1,2,3');
    await waitFor(() => expect(heads()).toHaveLength(3));
    server.holdRequests('GET /api/colleges/compare');
    await add(page, 4);
    await page.user.click(screen.getByRole('button', { name: 'Remove College 1' }));
    expect(heads()).toEqual(['College 1', 'College 2', 'College 3']);
    knowCollegesBelow(9);
    await page.user.click(screen.getByRole('button', { name: 'Remove College 2' }));
    await waitFor(() => expect(heads()).toEqual(['College 3', 'College 4']));
    expect(page.place()).toBe('/compare?colleges=3,4');
    expect(selected()).toEqual([3, 4]);
  });

  it('removes a college without another request', async () => {
    const { user, place } = visit('/compare?colleges=1,2,3');
    await waitFor(() => expect(heads()).toHaveLength(3));
    server.failToConnect('GET /api/colleges/compare');
    await user.click(screen.getByRole('button', { name: 'Remove College 2' }));
    await waitFor(() => expect(heads()).toEqual(['College 1', 'College 3']));
    expect(place()).toBe('/compare?colleges=1,3');
  });

  it('drops unknown colleges with the next change', async () => {
    knowCollegesBelow(9);
    const page = visit('/compare?colleges=1,2,3,99');
    expect(await screen.findByText('1 of these colleges isn’t in our list.')).toBeInTheDocument();
    await add(page, 5);
    await waitFor(() => expect(heads()).toEqual(['College 1', 'College 2', 'College 3', 'College 5']));
    expect(page.place()).toBe('/compare?colleges=1,2,3,5');
    expect(selected()).toEqual([1, 2, 3, 5]);
  });

  it('ignores invalid and repeated colleges in its URL', async () => {
    visit('/compare?colleges=abc,,1,1,1,1,1');
    await waitFor(() => expect(heads()).toEqual(['College 1']));
  });

  it('shows that none of its colleges exists', async () => {
    server.respond('GET /api/colleges/compare', []);
    visit('/compare?colleges=98,99');
    expect(await screen.findByRole('heading', { level: 1, name: 'Colleges Not Found' })).toBeInTheDocument();
    expect(document.title).toBe('Colleges Not Found · Gradspan');
  });

  it('leads from a selection of unknown colleges to an empty comparison', async () => {
    knowCollegesBelow(9);
    select(98, 99);
    const { user, place } = visit('/compare');
    await user.click(await screen.findByRole('link', { name: 'Compare other colleges' }));
    expect(await screen.findByText(/^Add up to four colleges by name/)).toBeInTheDocument();
    expect(place()).toBe('/compare');
  });

  it('can be retried after an error', async () => {
    silenceConsole();
    server.respond('GET /api/colleges/compare', problem(500));
    const { user } = visit('/compare?colleges=1');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.respond('GET /api/colleges/compare', [aCollegeInDetail({ id: 1, name: 'College 1' })]);
    await user.click(retry);
    await title();
  });

  it('shows that its URL has too many colleges', async () => {
    const { user } = visit('/compare?colleges=1,2,3,4,5');
    expect(await screen.findByText('You can compare up to 4 colleges, so we left out 1 college.')).toBeInTheDocument();
    expect(heads()).toEqual(['College 1', 'College 2', 'College 3', 'College 4']);
    await user.click(screen.getByRole('button', { name: 'Remove College 1' }));
    await waitFor(() => expect(screen.queryByText(/we left out/)).not.toBeInTheDocument());
  });

  it('shows the tuition once where it is the same for everyone', async () => {
    server.respond('GET /api/colleges/compare', [
      aCollegeInDetail({ id: 1, name: 'Private' }),
      aCollegeInDetail({ id: 2, name: 'Public', tuition_in_state: 12000 }),
    ]);
    visit('/compare?colleges=1,2');
    const row = (await screen.findByRole('rowheader', { name: /^Tuition per year/ })).closest('tr')!;
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['$66,670TuitionMedian $40,000', '$12,000In-state$66,670Out-of-stateMedian $40,000 in-state']);
  });

  it('offers an account for writing to alumni of the colleges that have some, and leads back afterwards', async () => {
    server.respond('GET /api/colleges/compare', [
      aCollegeInDetail({ id: 3, name: 'College 3', alumniCount: 5 }),
      aCollegeInDetail({ id: 1, name: 'College 1' }),
    ]);
    visit('/compare?colleges=3,1');
    const join = within(await screen.findByRole('region', { name: 'Ask someone who went there' }));
    expect(join.getByText(/to alumni of College 3\. Once/)).toBeInTheDocument();
    expect(join.getByRole('link', { name: 'Create a free account' })).toHaveAttribute(
      'href',
      '/auth?tab=register&next=%2Fcompare%3Fcolleges%3D3,1',
    );
  });

  it('promises no alumni where there are none', async () => {
    visit('/compare?colleges=3,1');
    const join = await screen.findByRole('region', { name: 'Save these colleges' });
    expect(join).not.toHaveTextContent(/alumni/);
    expect(screen.queryByText('Ask someone who went there')).not.toBeInTheDocument();
  });

  it('leads visitors from the number of alumni to registration', async () => {
    server.respond('GET /api/colleges/compare', [aCollegeInDetail({ id: 1, name: 'College 1', alumniCount: 50 })]);
    visit('/compare?colleges=1');
    expect(await screen.findByRole('link', { name: '50+ alumni of College 1' })).toHaveAttribute(
      'href',
      '/auth?tab=register&next=%2Ffind-alumni%3Fcollege%3DCollege%2B1',
    );
  });

  it('shows members the way back to the directory, and no invitation to join', async () => {
    visit('/compare?colleges=1', { as: aStudent() });
    expect(await screen.findByRole('link', { name: 'Back to College Directory' })).toHaveAttribute('href', '/colleges');
    expect(screen.queryByRole('link', { name: 'Create a free account' })).not.toBeInTheDocument();
  });
});

describe('the selection to compare', () => {
  it('is replaced by the colleges of a link only when one of them is added or removed', async () => {
    select(1, 2);
    const { user } = visit('/compare?colleges=5,6');
    await waitFor(() => expect(heads()).toEqual(['College 5', 'College 6']));
    expect(selected()).toEqual([1, 2]);
    await user.click(screen.getByRole('button', { name: 'Remove College 5' }));
    await waitFor(() => expect(heads()).toEqual(['College 6']));
    expect(selected()).toEqual([6]);
  });

  it('is not replaced by a link to unknown colleges', async () => {
    knowCollegesBelow(9);
    select(1, 98);
    visit('/compare?colleges=98,99');
    await screen.findByRole('heading', { level: 1, name: 'Colleges Not Found' });
    expect(selected()).toEqual([1]);
  });

  it('belongs to the account that a visitor creates', async () => {
    localStorage.setItem('comparedColleges', JSON.stringify({ of: null, ids: [4, 2] }));
    const { place } = visit('/compare', { as: aStudent() });
    await waitFor(() => expect(place()).toBe('/compare?colleges=4,2'));
  });

  it('follows changes in another tab', async () => {
    server.respond('GET /api/colleges/search', colleges(2));
    visit('/?q=college');
    expect(await screen.findByRole('button', { name: 'Compare College 2' })).toHaveAttribute('aria-pressed', 'false');
    localStorage.setItem('comparedColleges', JSON.stringify({ of: null, ids: [2] }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'comparedColleges' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Compare College 2' })).toHaveAttribute('aria-pressed', 'true'),
    );
  });
});
