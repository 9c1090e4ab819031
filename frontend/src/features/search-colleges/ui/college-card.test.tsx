import { screen, within } from '@testing-library/react';
import { aCollege } from '@test/support/colleges';
import { server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { College } from '@/entities/college';

/** Renders search results with one college and returns its card. */
async function cardOf(overrides: Partial<College> = {}) {
  server.respond('GET /api/colleges/search', [aCollege(overrides)]);
  visit('/?q=boston');
  return within(await screen.findByRole('article'));
}

const figure = (card: Awaited<ReturnType<typeof cardOf>>, term: string) =>
  card.getByText(term).nextElementSibling!.textContent;

describe('the card of a college', () => {
  it('shows name, place, type and description', async () => {
    const card = await cardOf();
    expect(card.getByRole('heading', { level: 2, name: 'Boston University' })).toBeInTheDocument();
    expect(card.getByText('Boston, MA')).toBeInTheDocument();
    expect(card.getByText('Private Non-Profit 4-year')).toBeInTheDocument();
    expect(card.getByText('A large private university on the Charles River.')).toBeInTheDocument();
  });

  it('shows how many alumni the college has, if any', async () => {
    expect((await cardOf({ alumniCount: 25 })).getByText('25+ alumni')).toBeInTheDocument();
  });

  it('shows no number of alumni if there are none', async () => {
    const card = await cardOf();
    expect(card.getByText('No alumni yet')).toBeInTheDocument();
    expect(card.queryByText(/\d.* alumni/)).not.toBeInTheDocument();
  });

  it.each([
    ['Enrollment', '18,229'],
    ['Admission rate', '10.8%'],
    ['Tuition', '$66,670'],
    ['Graduation rate', '89.5%'],
  ])('shows the %s as %s', async (term, text) => {
    expect(figure(await cardOf(), term)).toBe(text);
  });

  it('shows the in-state tuition of a college where others pay more', async () => {
    const card = await cardOf({ tuition_in_state: 12000 });
    expect(figure(card, 'In-state tuition')).toBe('$12,000');
    expect(card.queryByText('Tuition')).not.toBeInTheDocument();
  });

  it('shows open admission instead of an admission rate', async () => {
    const card = await cardOf({ admission_rate: null, open_admission: true });
    expect(figure(card, 'Admission rate')).toBe('Open admission');
    expect(card.queryByText('N/A')).not.toBeInTheDocument();
  });

  it('shows N/A for every missing figure, never 0', async () => {
    const card = await cardOf({
      enrollment: null,
      admission_rate: null,
      tuition_in_state: null,
      graduation_rate: null,
    });
    expect(card.getAllByText('N/A')).toHaveLength(4);
  });

  it('shows 0 for a figure of 0', async () => {
    const card = await cardOf({ tuition_in_state: 0, admission_rate: 0 });
    expect([figure(card, 'In-state tuition'), figure(card, 'Admission rate')]).toEqual(['$0', '0.0%']);
  });

  it("links the name to the college's page", async () => {
    const card = await cardOf();
    expect(card.getByRole('link', { name: 'Boston University' })).toHaveAttribute('href', '/college/12');
  });

  it("sends visitors who want to ask an alum to registration, and then to the college's alumni", async () => {
    const card = await cardOf({ alumniCount: 5 });
    expect(card.getByRole('link', { name: /^Connect with Alumni/ })).toHaveAttribute(
      'href',
      '/auth?tab=register&next=%2Ffind-alumni%3Fcollege%3DBoston%2BUniversity',
    );
  });
});

describe("the link to a college's website", () => {
  it('opens in a new tab, announces that, and sends no referrer', async () => {
    const card = await cardOf();
    const link = card.getByRole('link', { name: 'Visit Website of Boston University, opens in a new tab' });
    expect(link).toHaveAttribute('href', 'https://www.bu.edu/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([
    ['has none', null],
    ['gives a script for one', 'javascript:alert(1)'],
  ])('is omitted if the college %s', async (_, website) => {
    const card = await cardOf({ website });
    expect(card.queryByRole('link', { name: /Visit Website/ })).not.toBeInTheDocument();
  });
});

describe('the reason why a college matched', () => {
  it("is shown if it isn't the name", async () => {
    const card = await cardOf({ matched: { by: 'major', text: 'Offers Nursing' } });
    expect(card.getByText('Offers Nursing')).toBeInTheDocument();
  });

  it('is omitted if it is the name', async () => {
    const card = await cardOf({ matched: { by: 'name', text: 'Named Boston' } });
    expect(card.queryByText('Named Boston')).not.toBeInTheDocument();
  });
});
