import { screen, within } from '@testing-library/react';
import { aCollege, aCollegeInDetail } from '@test/support/colleges';
import { someFigures, somePrices } from '@test/support/figures';
import { facets } from '@test/support/directory';
import { aStudent } from '@test/support/people';
import { server } from '@test/support/server';
import { visit } from '@test/support/visit';

const PRICE_PARTS = {
  bands: [6259, 7104, 12683, 22870, 20000],
  few: [false, true, false, false, false],
  outOfState: 25506,
  living: { onCampus: 17272, offCampus: null, withFamily: 6090 },
  includedLiving: 15431,
};

const FIGURES = someFigures({ net_price: { year: '2024-25' }, other_with_family: { year: null } });

async function open(price_parts: typeof PRICE_PARTS | null = PRICE_PARTS) {
  server.respond('GET /api/colleges/12', aCollegeInDetail({ state: 'OH', price_parts, figures: FIGURES }));
  const page = visit('/college/12');
  const section = within(await screen.findByRole('region', { name: 'What would it cost me?' }));
  return { ...page, section };
}
type Opened = Awaited<ReturnType<typeof open>>;

async function enter({ user, section }: Opened, state: string, income: string, living: string) {
  await user.selectOptions(section.getByLabelText('Home state'), state);
  await user.selectOptions(section.getByLabelText('Family income per year'), income);
  await user.selectOptions(section.getByLabelText('Living'), living);
}

describe('the price for a family', () => {
  it('is estimated for a year and for the degree', async () => {
    const opened = await open();
    await enter(opened, 'Ohio', '$0 to $30,000', 'On campus');
    expect(opened.section.getByText('$8,100')).toBeInTheDocument();
    expect(opened.section.getByText(/^About \$32,400 for 4 years/)).toBeInTheDocument();
    expect(opened.section.queryByText(/smaller grants/)).not.toBeInTheDocument();
  });

  it('is higher for residents of other states, who may get smaller grants', async () => {
    const opened = await open();
    await enter(opened, 'California', '$0 to $30,000', 'On campus');
    expect(opened.section.getByText('$33,606')).toBeInTheDocument();
    expect(opened.section.getByText(/may get smaller grants/)).toBeInTheDocument();
  });

  it('can be negative, if grants exceed the costs', async () => {
    const opened = await open();
    await enter(opened, 'Ohio', '$0 to $30,000', 'With family');
    expect(opened.section.getByText('−$3,082')).toBeInTheDocument();
    expect(opened.section.getByText('Grants exceed the costs for families like yours.')).toBeInTheDocument();
  });

  it('says how reliable it is', async () => {
    const opened = await open();
    await enter(opened, 'Ohio', '$30,001 to $48,000', 'On campus');
    expect(opened.section.getByText(/^This price is based on fewer than 10 students/)).toBeInTheDocument();
    expect(opened.section.getByText(/more income don’t always pay more/)).toBeInTheDocument();
    expect(opened.section.getByText(/federal aid \(2024–25\), adjusted to your way of living\./)).toBeInTheDocument();
  });

  it('is unknown for a way of living without costs', async () => {
    const opened = await open();
    await enter(opened, 'Ohio', '$0 to $30,000', 'Off campus');
    expect(opened.section.getByText('No costs are reported for this way of living.')).toBeInTheDocument();
  });

  it('can’t be estimated for a college without prices by income', async () => {
    const { section } = await open(null);
    expect(section.getByText(/^The federal file doesn’t have the prices of this college/)).toBeInTheDocument();
    expect(section.queryByLabelText('Home state')).not.toBeInTheDocument();
  });

  it('stays on the device: no request contains what the family entered', async () => {
    const opened = await open();
    await enter(opened, 'Texas', '$75,001 to $110,000', 'With family');
    expect(opened.section.getByText(/^Your price per year/)).toBeInTheDocument();
    expect(server.calls.length).toBeGreaterThan(1);
    const sent = JSON.stringify(server.calls.map(({ path, query, body }) => [path, String(query), body]));
    expect(sent).not.toMatch(/family|income|band|living|75,?001|TX\b|Texas/i);
    expect(window.location.href).not.toMatch(/family|income|band|living|TX/i);
  });

  it('is deleted on request', async () => {
    const opened = await open();
    await enter(opened, 'Ohio', '$0 to $30,000', 'On campus');
    await opened.user.click(opened.section.getByRole('button', { name: 'Clear my answers' }));
    expect(opened.section.queryByText('$8,100')).not.toBeInTheDocument();
    expect(opened.section.getByLabelText('Home state')).toHaveValue('');
    expect(localStorage.getItem('familySituation')).toBeNull();
  });
});

it('lists of colleges show the estimated price instead of the tuition', async () => {
  localStorage.setItem('familySituation', JSON.stringify({ band: 0, state: 'OH', living: 'onCampus' }));
  server.respond('GET /api/colleges', [aCollege({ id: 12, state: 'OH' }), aCollege({ id: 13, name: 'Other College' })]);
  server.respond('GET /api/colleges/facets', facets());
  server.respond('GET /api/colleges/prices', somePrices([12]));
  visit('/colleges', { as: aStudent() });
  const [known, unknown] = await screen.findAllByText('Your price (estimate)');
  expect(known!.parentElement).toHaveTextContent('$8,100');
  expect(unknown!.parentElement).toHaveTextContent('Unknown');
});

it('the form beside a list says what its button does', async () => {
  server.respond('GET /api/colleges', [aCollege()]);
  server.respond('GET /api/colleges/facets', facets());
  server.respond('GET /api/colleges/prices', somePrices([12]));
  const { user } = visit('/colleges', { as: aStudent() });
  const opener = await screen.findByRole('button', { name: 'Your price' });
  await user.click(opener);
  const sheet = within(screen.getByRole('dialog', { name: 'What would it cost me?' }));
  expect(sheet.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
  await user.selectOptions(sheet.getByLabelText('Home state'), 'Ohio');
  await user.selectOptions(sheet.getByLabelText('Family income per year'), '$0 to $30,000');
  await user.selectOptions(sheet.getByLabelText('Living'), 'On campus');
  await user.click(sheet.getByRole('button', { name: 'Show prices' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});
