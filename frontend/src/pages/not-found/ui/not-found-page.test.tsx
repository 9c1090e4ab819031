import { screen, waitFor } from '@testing-library/react';
import { aStudent } from '@test/support/people';
import { server } from '@test/support/server';
import { visit } from '@test/support/visit';

const heading = () => screen.findByRole('heading', { level: 1, name: '404 Page Not Found' });

describe('an unknown URL', () => {
  it.each(['/nowhere', '/messages/7/nowhere', '/auth/nowhere'])('%s shows the 404 page', async (address) => {
    visit(address);
    expect(await heading()).toBeInTheDocument();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeInTheDocument();
  });

  it('shows the hint for developers only outside production', async () => {
    const environment = document.createElement('meta');
    environment.name = 'environment';
    environment.content = 'production';
    document.head.append(environment);
    visit('/nowhere');
    await heading();
    expect(screen.queryByText(/add the page to the router/)).not.toBeInTheDocument();
    environment.remove();
  });

  it('links to the home page', async () => {
    const { user, place } = visit('/nowhere');
    await heading();
    await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Ask someone/ })).toBeInTheDocument();
    expect(place()).toBe('/');
  });

  it('offers a search for colleges', async () => {
    server.respond('GET /api/colleges/search', []);
    const { user, place } = visit('/nowhere');
    await heading();
    await user.type(screen.getByRole('searchbox', { name: 'Search colleges' }), ' boston {Enter}');
    expect(await screen.findByText('No colleges found. Try a different search term.')).toBeInTheDocument();
    expect(place()).toBe('/?q=boston');
  });

  it('leads to the home page on an empty search', async () => {
    const { user, place } = visit('/nowhere');
    await heading();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(place()).toBe('/'));
  });

  it('shows visitors a link to sign in', async () => {
    visit('/nowhere');
    await heading();
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeInTheDocument();
  });

  it('keeps the navigation for signed-in users', async () => {
    visit('/nowhere', { as: aStudent() });
    await heading();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });
});
