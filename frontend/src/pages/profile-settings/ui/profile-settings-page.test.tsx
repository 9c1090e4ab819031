import { screen, within } from '@testing-library/react';
import { openSettings } from '@test/support/account';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import { aStudent } from '@test/support/people';
import { aPreview } from '@test/support/profiles';

const menu = () => within(screen.getByRole('navigation', { name: 'Settings' }));
const part = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('the profile settings', () => {
  it('require signing in, and keep the URL for the return', async () => {
    const { place } = visit('/profile-settings?tab=role');
    await screen.findByRole('form', { name: 'Login' });
    expect(place()).toBe('/auth?next=%2Fprofile-settings%3Ftab%3Drole');
  });

  it.each([
    ['', 'Profile'],
    ['profile', 'Profile'],
    ['privacy', 'Privacy'],
    ['role', 'Role'],
    ['details', 'Student details'],
    ['security', 'Change password'],
    ['else', 'Profile'],
  ])('show for the tab "%s": %s', async (tab, title) => {
    await openSettings(tab);
    await part(title);
  });

  it('write the open tab to the URL, and focus its content', async () => {
    const { user, place } = await openSettings('');
    expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Profile');
    await user.click(menu().getByRole('link', { name: /^Security/ }));
    await part('Change password');
    expect(place()).toBe('/profile-settings?tab=security');
    expect(screen.getByRole('region', { name: 'Settings: security' })).toHaveFocus();
    expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Security');
  });

  it('offer to retry when loading fails', async () => {
    server.respond('GET /api/user/profile', problem(500));
    server.respond('GET /api/privacy/preview', aPreview());
    const { user } = visit('/profile-settings', { as: aStudent() });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(server.callsTo('GET /api/user/profile')).toHaveLength(2);
  });
});
