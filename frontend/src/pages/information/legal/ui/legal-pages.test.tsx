import { screen, within } from '@testing-library/react';
import { visit } from '@test/support/visit';

const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the privacy policy', () => {
  it.each(['/privacy-policy', '/privacy'])('is at %s, with one canonical URL', async (address) => {
    visit(address);
    await h1('Privacy Policy');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${window.location.origin}/privacy-policy`,
    );
  });

  it('links to the privacy settings, the data export and the home page', async () => {
    visit('/privacy-policy');
    await h1('Privacy Policy');
    const page = within(screen.getByRole('article'));
    expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
    expect(page.getByRole('link', { name: 'Choose who can see your profile' })).toHaveAttribute(
      'href',
      '/profile-settings?tab=privacy',
    );
    expect(page.getByRole('link', { name: 'Ask for your data' })).toHaveAttribute('href', '/data-export');
  });

  it('shows the date of its last update', async () => {
    visit('/privacy-policy');
    await h1('Privacy Policy');
    expect(screen.getByText(/^Last updated \w+ \d{1,2}, 20\d\d$/)).toBeInTheDocument();
  });

  it('promises an answer within 30 days', async () => {
    visit('/privacy-policy');
    await h1('Privacy Policy');
    expect(screen.getByRole('region', { name: 'Contact' })).toHaveTextContent('within 30 days');
  });

  it('lists its sections, with a link to each', async () => {
    visit('/privacy-policy');
    await h1('Privacy Policy');
    const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    const sections = screen.getAllByRole('heading', { level: 2 });
    expect(contents.map((link) => link.textContent)).toEqual(sections.map((section) => section.textContent));
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`));
  });
});

describe('the terms', () => {
  it('link to the privacy policy', async () => {
    visit('/terms');
    await h1('Terms of Service');
    const links = within(screen.getByRole('article')).getAllByRole('link', { name: 'Privacy Policy' });
    expect(links[0]).toHaveAttribute('href', '/privacy-policy');
  });
});
