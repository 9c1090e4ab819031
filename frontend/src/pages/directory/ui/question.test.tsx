import { screen, waitFor, within } from '@testing-library/react';
import { visitDirectory } from '@test/support/directory';
import { reply, server } from '@test/support/server';

const READ = { majors: ['Nursing'], states: ['OH'], net_price_max: 15_000, unread: ['near me'] };

async function open(question: object, address = '/colleges') {
  server.respond('GET /api/colleges/filters', question);
  const page = visitDirectory(address);
  await screen.findByRole('heading', { level: 1, name: 'College Directory' });
  return page;
}
const notice = () => screen.findByRole('region', { name: 'Your search as filters' });
const box = () => within(screen.getByRole('complementary', { name: 'Filters' })).getByLabelText('Search colleges');
const lastQuery = () =>
  server
    .callsTo('GET /api/colleges')
    .filter(({ query }) => query.get('limit') === '10')
    .at(-1)!.query;

describe('a search text with filters', () => {
  it('is shown as filters, and replaced by them on request', async () => {
    const { user, place } = await open(READ, '/colleges?q=nursing+in+ohio+under+15k+near+me');
    const region = await notice();
    expect(region).toHaveTextContent('Ohio · Nursing · Price after grants up to $15,000');
    expect(region).toHaveTextContent('We couldn’t read “near me” as a filter, so it’s left out.');
    await user.click(within(region).getByRole('button', { name: 'Use these filters' }));
    await waitFor(() => expect(lastQuery().get('net_price_max')).toBe('15000'));
    expect([lastQuery().getAll('states'), lastQuery().getAll('majors'), lastQuery().has('q')]).toEqual([
      ['OH'],
      ['Nursing'],
      false,
    ]);
    expect(place()).not.toMatch(/q=/);
    expect(screen.queryByRole('region', { name: 'Your search as filters' })).not.toBeInTheDocument();
    expect(screen.getByText(/^We couldn’t read “near me”/)).toHaveAttribute('role', 'status');
    expect(screen.getAllByRole('button', { name: /^Remove filter\s*Nursing$/ })[0]).toBeInTheDocument();
  });

  it('is used with Enter', async () => {
    const { user } = await open({ ...READ, unread: [] });
    await user.type(box(), 'nursing in ohio under 15k{Enter}');
    await waitFor(() => expect(lastQuery().getAll('majors')).toEqual(['Nursing']));
    expect(box()).toHaveValue('');
  });

  it('keeps what remains a search, and the order', async () => {
    const { user } = await open(
      { types: ['Public 4-year'], q: 'near boston', sort: 'net_price', unread: [] },
      '/colleges?q=xy',
    );
    const region = await notice();
    expect(region).toHaveTextContent('“near boston” · Public 4-year · Sorted by price after grants, lowest first');
    await user.click(within(region).getByRole('button'));
    await waitFor(() => expect(lastQuery().get('sort')).toBe('net_price'));
    expect(lastQuery().get('q')).toBe('near boston');
  });
});

describe('a search text without filters', () => {
  it('stays a search, also with Enter and if reading it fails', async () => {
    const { user } = await open({ q: 'boston college', unread: [] });
    await user.type(box(), 'boston college{Enter}');
    await waitFor(() => expect(lastQuery().get('q')).toBe('boston college'));
    expect(screen.queryByRole('region', { name: 'Your search as filters' })).not.toBeInTheDocument();
    server.respond('GET /api/colleges/filters', reply(500));
    await user.clear(box());
    await user.type(box(), 'ohio{Enter}');
    await waitFor(() => expect(lastQuery().get('q')).toBe('ohio'));
    expect(box()).toHaveValue('ohio');
  });
});
