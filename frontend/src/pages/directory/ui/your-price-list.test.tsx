import { screen, waitFor } from '@testing-library/react';
import { aCollege } from '@test/support/colleges';
import { facets, visitDirectory } from '@test/support/directory';
import { somePrices } from '@test/support/figures';
import { reply, server, type Call } from '@test/support/server';

const SITUATION = { band: 0, state: 'OH', living: 'onCampus' };
/** The price of the first is $8,100; colleges of other states cost $25,506 more; the last one has no price. */
const COLLEGES = [
  aCollege({ id: 11, name: 'Faraway College', state: 'CA' }),
  aCollege({ id: 12, name: 'Home College', state: 'OH' }),
  aCollege({ id: 13, name: 'Silent College', state: 'OH' }),
];

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** Responds with two colleges at most, so that all of them need two requests. */
function openWith(situation: object, address: string) {
  localStorage.setItem('familySituation', JSON.stringify(situation));
  server.respond('GET /api/colleges', ({ query }: Call) => {
    const offset = Number(query.get('offset') ?? 0);
    const items = COLLEGES.slice(offset, offset + Math.min(2, Number(query.get('limit'))));
    return reply(200, items, { 'X-Total-Count': String(COLLEGES.length) });
  });
  server.respond('GET /api/colleges/facets', facets({ total: 3 }));
  server.respond('GET /api/colleges/prices', somePrices([11, 12]));
  return visitDirectory(address);
}

describe('a list by the price for a family', () => {
  it('starts with the lowest price', async () => {
    openWith(SITUATION, '/colleges?sort=your_price');
    await waitFor(() => expect(names()).toEqual(['Home College', 'Faraway College', 'Silent College']));
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Your price, lowest first');
    expect(screen.getByText('Showing 1–3 of 3 colleges')).toBeInTheDocument();
  });

  it('hides what costs more than the budget, says so, and shows it on request', async () => {
    const { user } = openWith({ ...SITUATION, budget: 10_000 }, '/colleges');
    await waitFor(() => expect(names()).toEqual(['Home College']));
    const notice = screen.getByText(/^2 colleges hidden: your price is above \$10,000, or unknown/);
    expect(notice).toHaveAttribute('role', 'status');
    expect(screen.getByText('The counts don’t include your budget.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'show colleges above your budget' }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(JSON.parse(localStorage.getItem('familySituation')!)).toEqual(SITUATION);
    expect(screen.queryByText('The counts don’t include your budget.')).not.toBeInTheDocument();
  });

  it('is not offered before the family has entered its situation', async () => {
    server.respond('GET /api/colleges', COLLEGES);
    visitDirectory('/colleges?sort=your_price');
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(screen.queryByRole('option', { name: 'Your price, lowest first' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Popularity (views and saves)');
  });

  it('sends nothing that the family entered', async () => {
    openWith({ ...SITUATION, budget: 12_345 }, '/colleges?sort=your_price&states=CA&states=OH');
    await waitFor(() => expect(names()).toEqual(['Home College']));
    const sent = JSON.stringify(server.calls.map(({ path, query, body }) => [path, String(query), body]));
    expect(sent).not.toMatch(/your_price|budget|12345|onCampus|band/i);
  });
});
