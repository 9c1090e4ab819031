import { screen, waitFor, within } from '@testing-library/react';
import { visit } from '@test/support/visit';

const tab = (name: string) => screen.findByRole('tab', { name });
const form = (name: string) => screen.findByRole('form', { name });
const type = async (name: string) =>
  within(await screen.findByRole('radiogroup', { name: 'I am a' })).getByRole('radio', { name });

describe('the page to sign in and register', () => {
  it('opens at the login', async () => {
    visit('/auth');
    await form('Login');
    expect(await tab('Login')).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('form', { name: 'Register' })).not.toBeInTheDocument();
  });

  it('opens at the registration if its URL contains that tab', async () => {
    visit('/auth?tab=register');
    await form('Register');
    expect(await tab('Register')).toHaveAttribute('aria-selected', 'true');
  });

  it('opens at the login for an unknown tab', async () => {
    visit('/auth?tab=else');
    await form('Login');
  });

  it('writes the tab to its URL, and keeps the URL to return to', async () => {
    const { user, place } = visit('/auth?next=%2Fcollege%2F12');
    await user.click(await tab('Register'));
    await form('Register');
    expect(place()).toBe('/auth?next=%2Fcollege%2F12&tab=register');
    await user.click(await tab('Login'));
    await form('Login');
    expect(place()).toBe('/auth?next=%2Fcollege%2F12');
  });

  it('has a title for each tab', async () => {
    const { user } = visit('/auth');
    await waitFor(() => expect(document.title).toBe('Sign in · Gradspan'));
    await user.click(await tab('Register'));
    await waitFor(() => expect(document.title).toBe('Create an account · Gradspan'));
  });

  it('describes the product', async () => {
    visit('/auth');
    await screen.findByRole('heading', { level: 1, name: 'Your Bridge to College Success' });
    await screen.findByText('6,000+ colleges');
    expect(screen.getByText('Connect with alumni')).toBeInTheDocument();
    expect(screen.getByText('Personalized matches')).toBeInTheDocument();
  });

  it.each(['/auth', '/auth?tab=register'])('links from %s to the terms and the privacy policy', async (address) => {
    visit(address);
    const small = within(await screen.findByRole('main'));
    expect(await small.findByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
    expect(small.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  });
});

describe('the type of user', () => {
  it('is student by default', async () => {
    visit('/auth');
    expect(await type('Student')).toBeChecked();
  });

  it('is the same on both tabs', async () => {
    const { user } = visit('/auth');
    await user.click(await type('Alumni'));
    await user.click(await tab('Register'));
    await form('Register');
    expect(await type('Alumni')).toBeChecked();
  });

  it('is chosen with the arrow keys', async () => {
    const { user } = visit('/auth');
    await user.click(await type('Student'));
    await user.keyboard('{ArrowRight>}');
    await waitFor(async () => expect(await type('Alumni')).toBeChecked());
    expect(await type('Alumni')).toHaveFocus();
  });
});
