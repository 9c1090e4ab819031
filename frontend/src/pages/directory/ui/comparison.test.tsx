import { act, screen, waitFor, within } from '@testing-library/react';
import { aCollegeInDetail } from '@test/support/colleges';
import { visitDirectory } from '@test/support/directory';
import { someFigures, somePrices } from '@test/support/figures';
import { problem, server } from '@test/support/server';

const tray = async () => within(await screen.findByRole('region', { name: 'Colleges to compare' }));
const toggle = (id: number) => screen.findByRole('button', { name: `Compare College ${id}` });
const title = () => screen.findByRole('heading', { level: 1, name: 'Compare colleges' });
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .flatMap((head) => within(head).queryByRole('link')?.textContent ?? []);

describe('selecting colleges to compare', () => {
  it('keeps the selection on all pages of the list, and announces the number', async () => {
    const { user, place } = visitDirectory();
    await user.click(await toggle(1));
    await user.click(await toggle(3));
    expect(place()).toBe('/colleges');
    expect((await tray()).getByRole('status')).toHaveTextContent('2 of 4 colleges to compare');
    expect(await toggle(3)).toHaveAttribute('aria-pressed', 'true');
    expect(await (await tray()).findByText('College 3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(await toggle(12));
    expect((await tray()).getByRole('status')).toHaveTextContent('3 of 4 colleges to compare');
  });

  it('keeps the selection after a visit to another page', async () => {
    const { user, router } = visitDirectory();
    await user.click(await toggle(1));
    await act(() => router.navigate({ to: '/privacy-policy' }));
    await screen.findByRole('heading', { level: 1, name: /privacy/i });
    await act(() => router.navigate({ to: '/colleges' }));
    await toggle(1);
    expect((await tray()).getByRole('status')).toHaveTextContent('1 of 4 colleges to compare');
    expect(JSON.parse(localStorage.getItem('comparedColleges')!)).toMatchObject({ ids: [1] });
  });

  it('takes the colleges from the URL of a list, and removes them from it', async () => {
    const { place } = visitDirectory('/colleges?compare=1,2&view=map');
    expect(await (await tray()).findByText('2 of 4 colleges to compare')).toBeInTheDocument();
    await waitFor(() => expect(place()).toBe('/colleges?view=map'));
  });

  it('ignores the colleges in the URL of a list if others are selected', async () => {
    localStorage.setItem('comparedColleges', JSON.stringify({ of: null, ids: [5] }));
    const { place } = visitDirectory('/colleges?compare=1,2&view=list');
    await waitFor(() => expect(place()).toBe('/colleges'));
    expect((await tray()).getByRole('status')).toHaveTextContent('1 of 4 colleges to compare');
    expect(JSON.parse(localStorage.getItem('comparedColleges')!)).toMatchObject({ ids: [5] });
  });

  it('refuses a fifth college with a message', async () => {
    const { user, place } = visitDirectory('/colleges?compare=1,2,3,4&view=list');
    await user.click(await toggle(5));
    expect((await tray()).getByRole('status')).toHaveTextContent('You can compare up to 4 colleges');
    expect(place()).toBe('/colleges');
    await user.click(await toggle(4));
    expect(await (await tray()).findByText('3 of 4 colleges to compare')).toBeInTheDocument();
  });

  it('removes a college from the tray, and empties the tray with the last one', async () => {
    const { user, place } = visitDirectory('/colleges?compare=1&view=list');
    await user.click(await (await tray()).findByRole('button', { name: 'Remove College 1' }));
    await waitFor(() => expect(place()).toBe('/colleges'));
    expect((await tray()).getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('heading', { level: 1, name: 'College Directory' })).toHaveFocus();
  });

  it('ignores the selection of another account', async () => {
    localStorage.setItem('comparedColleges', JSON.stringify({ of: 999, ids: [1, 2] }));
    visitDirectory();
    await toggle(1);
    expect((await tray()).getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('the comparison', () => {
  it('contains the figures of the official file, on request only those that differ', async () => {
    const figures = { retention: { value: 0.8 }, net_price: { value: 14_559 } };
    server.respond('GET /api/colleges/compare', [
      aCollegeInDetail({ id: 1, name: 'College 1', figures: someFigures(figures) }),
      aCollegeInDetail({ id: 2, name: 'College 2', figures: someFigures({ retention: { value: 0.8 } }) }),
    ]);
    const { user } = visitDirectory('/compare?colleges=1,2');
    const price = await screen.findByRole('row', { name: /^Average price after grants/ });
    expect(price).toHaveTextContent('$14,559Not reported');
    expect(screen.getByRole('row', { name: /^Return for the second year/ })).toBeInTheDocument();

    await user.click(screen.getByRole('checkbox', { name: 'Differences only' }));
    expect(screen.getByRole('row', { name: /^Average price after grants/ })).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /^Return for the second year/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /^Enrollment/ })).not.toBeInTheDocument();
  });

  it('contains the estimated price for the family on this device', async () => {
    localStorage.setItem('familySituation', JSON.stringify({ band: 0, state: 'MA', living: 'onCampus' }));
    server.respond('GET /api/colleges/prices', somePrices([2]));
    server.respond('GET /api/colleges/compare', [
      aCollegeInDetail({ id: 1, name: 'College 1' }),
      aCollegeInDetail({ id: 2, name: 'College 2' }),
    ]);
    visitDirectory('/compare?colleges=1,2');
    expect(await screen.findByRole('row', { name: /^Your price per year/ })).toHaveTextContent('Unknown$8,100');
  });

  it('opens from the tray and leads back to the previous view', async () => {
    const { user, place } = visitDirectory('/colleges?states=MA&compare=1,2&view=map');
    await user.click(await (await tray()).findByRole('button', { name: 'Compare (2)' }));
    await waitFor(async () => expect(await title()).toHaveFocus());
    expect(place()).toBe('/colleges?states=MA&compare=1,2');
    await user.click(screen.getByRole('button', { name: 'Back to Colleges' }));
    await waitFor(() => expect(place()).toBe('/colleges?states=MA&view=map'));
    expect((await tray()).getByRole('status')).toHaveTextContent('2 of 4 colleges to compare');
  });

  it('adds a college by its name while there are fewer than four', async () => {
    const { user, place } = visitDirectory('/colleges?compare=3,1');
    await user.type(await screen.findByRole('combobox', { name: 'Add a college' }), 'col');
    await user.click(await screen.findByRole('option', { name: /^College 2\D/ }));
    await waitFor(() => expect(place()).toBe('/colleges?compare=3,1,2'));
    expect(screen.getByRole('combobox', { name: 'Add a college' })).toHaveValue('');
    await user.type(screen.getByRole('combobox', { name: 'Add a college' }), 'col');
    await user.click(await screen.findByRole('option', { name: /^College 4\D/ }));
    await waitFor(() => expect(place()).toBe('/colleges?compare=3,1,2,4'));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Add a college' })).not.toBeInTheDocument());
  });

  it('shows how many alumni each college has, with a link to them', async () => {
    server.respond('GET /api/colleges/compare', [
      aCollegeInDetail({ id: 1, name: 'College 1', alumniCount: 50 }),
      aCollegeInDetail({ id: 2, name: 'College 2' }),
    ]);
    visitDirectory('/colleges?compare=1,2');
    const people = within(await screen.findByRole('row', { name: /^People/ }));
    expect(people.getByRole('link', { name: '50+ alumni of College 1' })).toHaveAttribute(
      'href',
      '/find-alumni?college=College+1',
    );
    expect(people.getByText('No alumni yet')).toBeInTheDocument();
  });

  it('leaves out rows without any value', async () => {
    const unknown = { founded_year: null, student_faculty_ratio: null };
    server.respond('GET /api/colleges/compare', [
      aCollegeInDetail({ id: 1, name: 'College 1', ...unknown }),
      aCollegeInDetail({ id: 2, name: 'College 2', ...unknown, student_faculty_ratio: 9 }),
    ]);
    visitDirectory('/colleges?compare=1,2');
    expect(await screen.findByRole('row', { name: /^Student-Faculty Ratio/ })).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /^Founded/ })).not.toBeInTheDocument();
  });

  it('shows the colleges in the order of its URL', async () => {
    server.respond('GET /api/colleges/compare', ({ query }) =>
      query
        .getAll('ids')
        .map((id) => aCollegeInDetail({ id: Number(id), name: `College ${id}`, tuition_in_state: 12_000 })),
    );
    visitDirectory('/colleges?compare=3,1');
    await title();
    await waitFor(() => expect(heads()).toEqual(['College 3', 'College 1']));
    const tuition = within(screen.getByRole('row', { name: /^Tuition per year/ }));
    expect(tuition.getAllByText('In-state')).toHaveLength(2);
    expect(tuition.getAllByText('Median $40,000 in-state')).toHaveLength(2);
  });

  it('reports each compared college to the server once, with the source', async () => {
    visitDirectory('/colleges?compare=3,1');
    await waitFor(() => expect(heads()).toHaveLength(2));
    expect(server.callsTo('POST /api/interactions').map(({ body }) => body)).toEqual([
      { collegeId: 3, type: 'compare', source: 'link' },
      { collegeId: 1, type: 'compare', source: 'link' },
    ]);
  });

  it('removes a college, and closes with the last one', async () => {
    const { user, place } = visitDirectory('/colleges?compare=3,1');
    await user.click(await screen.findByRole('button', { name: 'Remove College 3' }));
    expect(await title()).toHaveFocus();
    await waitFor(() => expect(place()).toBe('/colleges?compare=1'));
    await user.click(screen.getByRole('button', { name: 'Remove College 1' }));
    await waitFor(() => expect(place()).toBe('/colleges'));
  });

  it('shows a plain table on request', async () => {
    const { user } = visitDirectory('/colleges?compare=3,1');
    await title();
    expect(await screen.findByText('Line: 0 to $100,000')).toBeInTheDocument();
    const plain = screen.getByRole('checkbox', { name: 'View as table' });
    expect(plain).toHaveAccessibleDescription('Show only the numbers, without the lines.');
    await user.click(plain);
    expect(screen.queryByText(/^Line:/)).not.toBeInTheDocument();
  });

  it('copies its link', async () => {
    const { user } = visitDirectory('/colleges?compare=3,1');
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/compare?colleges=3,1`);
  });

  it('reports how many colleges were not found', async () => {
    server.respond('GET /api/colleges/compare', [aCollegeInDetail({ id: 1, name: 'College 1' })]);
    visitDirectory('/colleges?compare=1,99');
    expect(await screen.findByText('1 of these colleges isn’t in our list.')).toBeInTheDocument();
    expect(heads()).toEqual(['College 1']);
  });

  it('drops colleges that were not found when another one is added', async () => {
    server.respond(
      'GET /api/colleges/compare',
      [1, 2, 3].map((id) => aCollegeInDetail({ id, name: `College ${id}` })),
    );
    const { user, place } = visitDirectory('/colleges?compare=1,2,3,99');
    await user.type(await screen.findByRole('combobox', { name: 'Add a college' }), 'col');
    await user.click(await screen.findByRole('option', { name: /^College 5\D/ }));
    await waitFor(() => expect(place()).toBe('/colleges?compare=1,2,3,5'));
  });

  it('opened by a link leaves the selection as it is until it changes', async () => {
    localStorage.setItem('comparedColleges', JSON.stringify({ of: null, ids: [5] }));
    const { user } = visitDirectory('/colleges?compare=3,1,2');
    await waitFor(() => expect(heads()).toHaveLength(3));
    expect(JSON.parse(localStorage.getItem('comparedColleges')!)).toMatchObject({ ids: [5] });
    await user.click(screen.getByRole('button', { name: 'Remove College 3' }));
    expect(JSON.parse(localStorage.getItem('comparedColleges')!)).toMatchObject({ ids: [1, 2] });
  });

  it('shows an error when loading fails', async () => {
    server.respond('GET /api/colleges/compare', problem(500));
    visitDirectory('/colleges?compare=1,2');
    expect(await screen.findByText('Failed to fetch colleges (500)')).toBeInTheDocument();
  });
});
