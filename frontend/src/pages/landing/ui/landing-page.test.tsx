import { screen, within } from '@testing-library/react';
import { arrive, box, status, benefitsSection } from '@test/support/college-search';
import { aCollegeInDetail, colleges } from '@test/support/colleges';
import { problem, server } from '@test/support/server';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the landing page', () => {
  it('links to the login and the registration', async () => {
    await arrive();
    const account = within(screen.getByRole('navigation', { name: 'Account' }));
    expect(account.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    expect(account.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth?tab=register');
  });

  it('lists three reasons to use it, with a link to register', async () => {
    await arrive();
    const benefits = within(benefitsSection()!);
    expect(benefits.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Comprehensive search',
      'Alumni network',
      'Personalized guidance',
    ]);
    expect(benefits.getByRole('link', { name: "Sign Up Now - It's Free" })).toHaveAttribute(
      'href',
      '/auth?tab=register',
    );
  });

  it('invites alumni and colleges to register, with their kind of account selected', async () => {
    server.respond('GET /api/colleges/1', aCollegeInDetail({ id: 1 }));
    const { user, place } = await arrive();
    // What an alum can set: no minutes.
    expect(
      screen.getByText(/You choose your hours, how many students you mentor and who can find you\.$/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Offer mentorship' })).toHaveAttribute(
      'href',
      '/auth?tab=register&type=alumni',
    );
    await user.click(screen.getByRole('link', { name: 'Verify your college' }));
    expect(await screen.findByRole('radio', { name: 'College Admin' })).toBeChecked();
    expect(place()).toBe('/auth?tab=register&type=college_admin');
  });

  it('leads to the comparison and to the colleges of each state', async () => {
    await arrive();
    expect(screen.getByRole('link', { name: 'Compare colleges' })).toHaveAttribute('href', '/compare');
    expect(screen.getByRole('link', { name: 'Browse by state' })).toHaveAttribute('href', '/states');
  });

  it('selects colleges to compare from its results', async () => {
    server.respond('GET /api/colleges/search', colleges(5));
    server.respond('GET /api/colleges/compare', []);
    const { user } = await arrive('/?q=college');
    for (const id of [1, 2, 3, 4, 5])
      await user.click(await screen.findByRole('button', { name: `Compare College ${id}` }));
    expect(await screen.findByText('You can compare up to 4 colleges')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Compare College 5' })).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: 'Compare College 4' }));
    expect(await screen.findByRole('link', { name: 'Compare (3)' })).toHaveAttribute('href', '/compare?colleges=1,2,3');
  });

  it('links to the privacy policy in its footer', async () => {
    await arrive();
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  });

  it('has a title, a description and the root as its canonical URL', async () => {
    await arrive();
    expect(document.title).toBe('Gradspan: find alumni mentors and research colleges');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', expect.stringMatching(/\w/));
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${window.location.origin}/`);
  });

  it('has a placeholder in the search box', async () => {
    await arrive();
    expect(box()).toHaveAttribute('placeholder', 'Search colleges by name, city, or major...');
    expect(status()).toBe('');
  });
});

describe('the number of colleges', () => {
  const headlineText = async (count: object) => {
    server.respond('GET /api/colleges/count', count);
    await arrive();
    return screen.getByText(/^Search .* compare the real numbers/).textContent;
  };

  it('is shown as 6,000+ from 6,000 on', async () => {
    expect(await headlineText({ count: 6000 })).toContain('Search 6,000+ colleges,');
  });

  it('is exact below 6,000', async () => {
    expect(await headlineText({ count: 5999 })).toContain('Search 5,999 colleges,');
  });

  it('is omitted if it is unknown', async () => {
    expect(await headlineText(problem(500))).toContain('Search US colleges,');
  });
});
