import { screen, waitFor, within } from '@testing-library/react';
import { aCollege } from '@test/support/colleges';
import { facets, hiddenColleges, visitDirectory } from '@test/support/directory';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { CollegeFacets } from '../api/directory';

const LIST_ROUTE = 'GET /api/colleges';

const names = () =>
  screen.queryAllByRole('article').map((row) => within(row).getByRole('heading', { level: 3 }).textContent);
const row = (name: string) => within(screen.getByRole('link', { name }).closest('article')!);
const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));
const listCalls = () => server.callsTo(LIST_ROUTE).filter(({ query }) => query.get('limit') === '10');
const lastQuery = () => listCalls().at(-1)!.query;

async function open(address?: string) {
  const page = visitDirectory(address);
  await screen.findByRole('heading', { level: 1, name: 'College Directory' });
  await waitFor(() => expect(names().length).toBeGreaterThan(0));
  return page;
}

describe('access to the directory', () => {
  it('requires signing in, and keeps the full URL for the return', async () => {
    const { place } = visit('/colleges?compare=1,2&view=list');
    await screen.findByRole('form', { name: 'Login' });
    expect(new URLSearchParams(place().split('?')[1]).get('next')).toBe('/colleges?compare=1,2&view=list');
  });
});

describe('the list', () => {
  it('shows the first ten colleges', async () => {
    await open();
    expect(names()).toHaveLength(10);
    expect(screen.getByText('Showing 1–10 of 63 colleges')).toBeInTheDocument();
    expect(screen.getByText('63 colleges')).toHaveAttribute('role', 'status');
    expect(row('College 1').getByText('Admission rate').nextElementSibling).toHaveTextContent('10.8%');
  });

  it('changes pages, and moves the focus to its heading', async () => {
    const { user, place } = await open();
    await user.click(screen.getByRole('button', { name: 'Page 7' }));
    await screen.findByText('Showing 61–63 of 63 colleges');
    expect(place()).toBe('/colleges?page=7');
    expect(screen.getByRole('heading', { level: 2, name: 'Colleges' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  it('redirects a page beyond the end to the last page', async () => {
    const { place } = await open('/colleges?page=99');
    await waitFor(() => expect(place()).toBe('/colleges?page=7'));
  });

  it('shows the figure by which it is sorted, and whether campuses were measured together', async () => {
    server.respond(LIST_ROUTE, [
      aCollege({ id: 1, name: 'Alone', ranked_by: { value: 61_400, measured_together: false } }),
      aCollege({ id: 2, name: 'Together', ranked_by: { value: 60_409, measured_together: true } }),
      aCollege({ id: 3, name: 'Silent', ranked_by: { value: null, measured_together: false } }),
    ]);
    await open('/colleges?sort=earnings');
    expect(lastQuery().get('sort')).toBe('earnings');
    const figure = (name: string, label: string) => row(name).getByText(label).parentElement;
    expect(figure('Alone', 'Earnings')).toHaveTextContent('$61,400');
    expect(figure('Together', 'Earnings, all campuses')).toHaveTextContent('$60,409');
    expect(figure('Silent', 'Earnings')).toHaveTextContent('Not reported');
  });

  it('sorts by popularity by default, without a parameter in the URL', async () => {
    const { user, place } = await open();
    expect(lastQuery().get('sort')).toBe('popularity');
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Popularity (views and saves)');
    expect(screen.getByText(/^Sorted by views and saves here in the last 30 days/)).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Name, A to Z');
    await waitFor(() => expect(place()).toBe('/colleges?sort=name'));
    expect(screen.queryByText(/^Most viewed/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Popularity (views and saves)');
    await waitFor(() => expect(place()).toBe('/colleges'));
  });

  it('sorts in both directions', async () => {
    const { user, place } = await open();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Graduation rate, highest first');
    await waitFor(() => expect(place()).toBe('/colleges?sort=graduation'));
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Graduation rate, lowest first');
    await waitFor(() => expect(lastQuery().get('order')).toBe('asc'));
    expect(lastQuery().get('sort')).toBe('graduation');
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Graduation rate, lowest first');
  });

  it('has one link per card, and saves a college from it', async () => {
    server.respond('GET /api/saved-colleges', []);
    server.respond('PUT /api/saved-colleges/2', {
      ...aCollege({ id: 2, name: 'College 2' }),
      saved_at: '2026-03-01T12:00:00.000Z',
    });
    const { user } = await open();
    expect(row('College 2').getAllByRole('link')).toHaveLength(1);
    await user.click(row('College 2').getByRole('button', { name: 'Save College 2', pressed: false }));
    expect(await row('College 2').findByRole('button', { name: 'Saved College 2' })).toBeInTheDocument();
  });

  it('sorts by distance from a place', async () => {
    server.respond('GET /api/colleges/places', [{ name: 'Boston, MA', latitude: 42.36, longitude: -71.06 }]);
    const { user, place } = await open();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Distance, nearest first');
    await user.type(await screen.findByLabelText('Distance from'), 'bos');
    await user.click(await screen.findByRole('option', { name: 'Boston, MA' }));
    await waitFor(() => expect(lastQuery().get('near')).toBe('Boston, MA'));
    expect(lastQuery().get('sort')).toBe('distance');
    expect(place()).toContain('near=Boston,+MA');
    await user.clear(screen.getByLabelText('Distance from'));
    await user.tab({ shift: true });
    expect(screen.getByLabelText('Distance from')).toHaveValue('Boston, MA');
  });

  it('sorts by the distance from a ZIP code', async () => {
    const { user } = await open('/colleges?sort=distance');
    await user.type(await screen.findByLabelText('Distance from'), '02139');
    await user.click(await screen.findByRole('option', { name: 'ZIP code 02139' }));
    await waitFor(() => expect(lastQuery().get('near')).toBe('02139'));
    expect(screen.getByLabelText('Distance from')).toHaveValue('02139');
  });

  it('shows the error for an unknown place at its field', async () => {
    const error = { field: 'near', message: 'We do not know this place' };
    server.respond(LIST_ROUTE, problem(400, 'Bad', { errors: [error] }));
    visitDirectory('/colleges?sort=distance&near=Nowhere');
    expect(await screen.findByText('We do not know this place')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows an error with the status when loading fails, and retries', async () => {
    server.respond(LIST_ROUTE, problem(503));
    const { user } = visitDirectory();
    expect(await screen.findByText('Failed to fetch colleges (503)')).toBeInTheDocument();
    server.respond(LIST_ROUTE, reply(200, [], { 'X-Total-Count': '0' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No college data available')).toBeInTheDocument();
  });
});

describe('the filters', () => {
  it('show the number of colleges per choice, with the territories after the states', async () => {
    await open();
    const boxes = within(filters().getByRole('group', { name: 'States' })).getAllByRole('checkbox');
    expect(boxes).toHaveLength(59);
    expect(filters().getByRole('checkbox', { name: /^California 40/ })).not.toBeChecked();
    expect(within(filters().getByRole('group', { name: 'DC & territories' })).getAllByRole('checkbox')).toHaveLength(9);
  });

  it('narrow the list and return to its first page', async () => {
    const { user, place } = await open('/colleges?page=3');
    await user.click(filters().getByRole('checkbox', { name: /^California/ }));
    await user.click(filters().getByRole('checkbox', { name: /^Public 4-year/ }));
    await waitFor(() => expect(lastQuery().getAll('types')).toEqual(['Public 4-year']));
    expect(lastQuery().getAll('states')).toEqual(['CA']);
    expect(place()).toBe('/colleges?states=CA&types=Public+4-year');
  });

  it('narrow the list to colleges with mentors', async () => {
    const { user, place } = await open();
    await user.click(screen.getByRole('checkbox', { name: /^With mentors/ }));
    await waitFor(() => expect(lastQuery().get('mentors')).toBe('true'));
    expect(place()).toBe('/colleges?mentors=true');
    await user.click(screen.getByRole('button', { name: 'Remove filter With mentors' }));
    await waitFor(() => expect(place()).toBe('/colleges'));
  });

  it('are removed one by one or all together', async () => {
    const { user, place } = await open('/colleges?states=CA&states=MA&tuition_max=20000');
    await user.click(screen.getByRole('button', { name: 'Remove filter California' }));
    await waitFor(() => expect(place()).toBe('/colleges?states=MA&tuition_max=20000'));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(place()).toBe('/colleges'));
  });

  it('set a range on the slider by keyboard, and send only the bound that excludes something', async () => {
    const { user } = await open();
    filters().getByRole('slider', { name: 'Highest tuition' }).focus();
    expect(filters().getByRole('slider', { name: 'Highest tuition' })).toHaveAttribute('aria-valuetext', '$50,000+');
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(lastQuery().get('tuition_max')).toBe('49000'));
    expect(lastQuery().has('tuition_min')).toBe(false);
  });

  it('set a range with number fields, and swap reversed bounds', async () => {
    const { user } = await open();
    const lowest = filters().getByLabelText('Lowest acceptance rate, as a number');
    await user.clear(lowest);
    await user.type(lowest, '60{Enter}');
    await waitFor(() => expect(lastQuery().get('acceptance_min')).toBe('60'));
    const highest = filters().getByLabelText('Highest acceptance rate, as a number');
    await user.clear(highest);
    await user.type(highest, '40{Enter}');
    await waitFor(() => expect(lastQuery().get('acceptance_max')).toBe('60'));
    expect(lastQuery().get('acceptance_min')).toBe('40');
  });

  it('choose the setting, missions and the test policy, and say how many colleges report them', async () => {
    const { user } = await open('/colleges?missions=women');
    expect(filters().getByText('At least these: 20 of 63 colleges report their test policy.')).toBeInTheDocument();
    expect(filters().queryByText(/report their setting/)).not.toBeInTheDocument();
    await user.click(filters().getByRole('checkbox', { name: /^City/ }));
    await waitFor(() => expect(lastQuery().getAll('settings')).toEqual(['city']));
    await user.click(filters().getByRole('checkbox', { name: /^Test optional/ }));
    await waitFor(() => expect(lastQuery().getAll('tests')).toEqual(['optional']));
    expect(lastQuery().getAll('missions')).toEqual(['women']);
    await user.click(screen.getAllByRole('button', { name: /Remove filter.*Women’s college/ })[0]!);
    await waitFor(() => expect(lastQuery().has('missions')).toBe(false));
  });

  it('report colleges that are hidden because a figure is missing, and show them on request', async () => {
    server.respond('GET /api/colleges/facets', facets({ hidden: hiddenColleges({ tuition: 212 }) }));
    const { user } = await open('/colleges?tuition_max=20000');
    expect(await screen.findByText(/212 colleges hidden: tuition not reported/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^show/ }));
    await waitFor(() => expect(lastQuery().getAll('unreported')).toEqual(['tuition']));
  });

  it('report for how many colleges majors are known, and include the others on request', async () => {
    const hidden = hiddenColleges({ majors: 3_965 });
    server.respond('GET /api/colleges/facets', facets({ hidden, majors_known: 5_211 }));
    const { user } = await open('/colleges?majors=Nursing');
    expect(await screen.findByText(/3,965 colleges hidden: no data on the majors you chose/)).toBeInTheDocument();
    expect(filters().getByText('We have data on majors for 5,211 of these colleges.')).toBeInTheDocument();
    await user.click(
      filters().getByRole('checkbox', { name: 'Include colleges with no data on the majors you chose' }),
    );
    await waitFor(() => expect(lastQuery().getAll('unreported')).toEqual(['majors']));
    expect(screen.queryByText(/hidden: no data on the majors you chose/)).not.toBeInTheDocument();
  });

  it('suggest a filter to remove when nothing matches', async () => {
    server.respond(LIST_ROUTE, reply(200, [], { 'X-Total-Count': '0' }));
    const types = [{ value: 'Public 2-year', count: 14 }];
    server.respond('GET /api/colleges/facets', facets({ total: 0, types, without: [{ filter: 'types', total: 19 }] }));
    const { user, place } = visitDirectory('/colleges?states=CA&types=Public+4-year');
    expect(await screen.findByText('No colleges found matching your search criteria')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Remove “Public 4-year” to see 14 colleges' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Colleges' })).toHaveFocus();
    await waitFor(() => expect(place()).toBe('/colleges?states=CA'));
  });

  it('still work when the counts fail to load', async () => {
    server.respond('GET /api/colleges/facets', problem(500));
    const { user, place } = await open();
    await user.click(filters().getByRole('checkbox', { name: 'California' }));
    await waitFor(() => expect(place()).toBe('/colleges?states=CA'));
  });

  it('open in a dialog on small screens', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('checkbox', { name: /^California/ }));
    await user.click(sheet.getByRole('button', { name: 'Show 63 colleges' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveFocus();
  });
});

describe('colleges with only short programs', () => {
  const LONGER_TYPES = [
    'Public 4-year',
    'Public 2-year',
    'Private Non-Profit 4-year',
    'Private Non-Profit 2-year',
    'Private For-Profit 4-year',
    'Private For-Profit 2-year',
  ];
  const types = [
    { value: 'Public 4-year', count: 30 },
    { value: 'Less-than-2-year', count: 1_805 },
  ];
  const box = () => filters().getByRole('checkbox', { name: /^Under 2 years/ });
  beforeEach(() => server.respond('GET /api/colleges/facets', facets({ types })));

  it('are left out until they are added, and counted', async () => {
    const { user, place } = await open();
    expect(lastQuery().getAll('types')).toEqual(LONGER_TYPES);
    expect(box()).not.toBeChecked();
    expect(box()).toHaveAccessibleName('Under 2 years 1,805 colleges');
    await user.click(box());
    await waitFor(() => expect(place()).toBe('/colleges?short=yes'));
    expect(lastQuery().getAll('types')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove filter Under 2 years' }));
    await waitFor(() => expect(place()).toBe('/colleges'));
  });

  it('are offered below the list', async () => {
    const { user, place } = await open();
    expect(
      await screen.findByText(/colleges with only short programs \(under 2 years\) are hidden/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show them' }));
    await waitFor(() => expect(place()).toBe('/colleges?short=yes'));
    expect(screen.getByRole('heading', { level: 2, name: 'Colleges' })).toHaveFocus();
  });

  it('are shown beside the selected types', async () => {
    const { user } = await open('/colleges?types=Public+4-year');
    expect(lastQuery().getAll('types')).toEqual(['Public 4-year']);
    await user.click(box());
    await waitFor(() => expect(lastQuery().getAll('types')).toEqual(['Public 4-year', 'Less-than-2-year']));
  });

  it('are included in a search by text', async () => {
    const { user, place } = await open('/colleges?q=beauty');
    expect(lastQuery().getAll('types')).toEqual([]);
    expect(box()).toBeChecked();
    await user.click(box());
    await waitFor(() => expect(place()).toBe('/colleges?q=beauty&short=no'));
    expect(lastQuery().getAll('types')).toEqual(LONGER_TYPES);
  });

  it('are offered when nothing else matches', async () => {
    server.respond(LIST_ROUTE, reply(200, [], { 'X-Total-Count': '0' }));
    const without: CollegeFacets['without'] = [{ filter: 'types', total: 4 }];
    const few = [{ value: 'Less-than-2-year', count: 4 }];
    server.respond('GET /api/colleges/facets', facets({ total: 0, types: few, without }));
    const { user, place } = visitDirectory('/colleges?states=GU');
    await user.click(
      await screen.findByRole('button', { name: 'Show 4 colleges with only short programs (under 2 years)' }),
    );
    expect(screen.queryByRole('button', { name: /^Without/ })).not.toBeInTheDocument();
    await waitFor(() => expect(place()).toBe('/colleges?states=GU&short=yes'));
  });
});

describe('the search', () => {
  it('filters the list, and suggests up to eight colleges from two letters on', async () => {
    const { user, place } = await open();
    await user.type(filters().getByLabelText('Search colleges'), 'co');
    await waitFor(() => expect(place()).toBe('/colleges?q=co'));
    await waitFor(() => expect(screen.getAllByRole('option', { name: /^College/ })).toHaveLength(8));
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Best match');
  });

  it('opens the college of a suggestion', async () => {
    server.respond('GET /api/colleges/2', problem(404));
    const { user, place } = await open();
    await user.type(filters().getByLabelText('Search colleges'), 'co');
    await user.click(await screen.findByRole('option', { name: /^College 2/ }));
    await waitFor(() => expect(place()).toBe('/college/2'));
  });
});

describe('the majors', () => {
  it('are sorted by the number of colleges, and lead to these colleges', async () => {
    const { user, place } = await open();
    await user.click(screen.getByRole('tab', { name: 'By Major' }));
    const panel = within(await screen.findByRole('tabpanel', { name: 'By Major' }));
    const majors = await panel.findAllByRole('button');
    expect(majors.map((major) => major.textContent)).toEqual(['Computer Science51 colleges', 'Biology12 colleges']);
    await user.click(majors[1]!);
    await waitFor(() => expect(place()).toBe('/colleges?majors=Biology'));
  });

  it('show an error when loading fails, and retry', async () => {
    server.respond('GET /api/colleges/facets', problem(500));
    const { user } = visitDirectory('/colleges?tab=majors');
    const panel = within(await screen.findByRole('tabpanel', { name: 'By Major' }));
    expect(await panel.findByRole('alert')).toHaveTextContent('Failed to fetch colleges (500)');
    server.respond('GET /api/colleges/facets', facets());
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByRole('button', { name: /^Biology/ })).toBeInTheDocument();
  });
});

describe('the map', () => {
  const state = (name: RegExp) => screen.findByRole('button', { name });

  it('has a shape for every state, with one tab stop for all', async () => {
    visitDirectory('/colleges?view=map');
    expect(await state(/^Massachusetts, 2 colleges$/)).toBeInTheDocument();
    const stops = [...document.querySelectorAll('[data-state-code][tabindex="0"]')];
    expect(stops).toHaveLength(1);
  });

  it('lists the colleges of the selected state, the largest first', async () => {
    const { user, place } = visitDirectory('/colleges?view=map');
    (await state(/^California/)).focus();
    const massachusetts = await state(/^Massachusetts, 2/);
    massachusetts.focus();
    await user.keyboard('{Enter}');
    const chosen = within(await screen.findByRole('region', { name: 'Massachusetts' }));
    expect(chosen.getAllByRole('link').map((link) => link.textContent)).toEqual(['College 2', 'College 1']);
    await user.click(chosen.getByRole('button', { name: 'List the colleges in Massachusetts' }));
    await waitFor(() => expect(place()).toBe('/colleges?states=MA'));
  });

  it('zooms to the filtered states, and back to the whole country', async () => {
    const inMassachusetts = { id: [1, 2], name: ['College 1', 'College 2'], state: ['MA', 'MA'], unplaced: 0 };
    const at = { latitude: [42.36, 42.34], longitude: [-71.06, -71.1], enrollment: [500, 900] };
    server.respond('GET /api/colleges/map', { ...inMassachusetts, ...at });
    const { user } = visitDirectory('/colleges?view=map&states=MA');
    await state(/^Massachusetts, 2/);
    const whole = await screen.findByRole('button', { name: 'Show the whole map' });
    const shown = () => document.querySelector('svg[role="group"]')!.getAttribute('viewBox');
    await waitFor(() => expect(shown()).not.toBe('0 0 975 610'));
    const close = shown();
    await user.click(whole);
    await waitFor(() => expect(shown()).toBe('0 0 975 610'));
    await user.click(screen.getByRole('button', { name: 'Zoom to the results' }));
    await waitFor(() => expect(shown()).toBe(close));
    await user.click(screen.getByRole('button', { name: 'Remove filter Massachusetts' }));
    await waitFor(() => expect(shown()).toBe('0 0 975 610'));
    expect(screen.queryByRole('button', { name: 'Zoom to the results' })).not.toBeInTheDocument();
  });

  it('has a table with the same data, and reports what it cannot show', async () => {
    const { user, place } = visitDirectory('/colleges?view=map');
    const table = within(await screen.findByRole('region', { name: 'States' }));
    expect(await table.findByRole('row', { name: 'Puerto Rico 3' })).toBeInTheDocument();
    expect(
      screen.getByText(/The map shows only the 50 states and Washington, DC.*1 college has no location data\./),
    ).toBeInTheDocument();
    await user.click(table.getByRole('button', { name: 'California' }));
    await waitFor(() => expect(place()).toBe('/colleges?states=CA&view=map'));
  });
});
