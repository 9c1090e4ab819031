import { screen, within } from '@testing-library/react';
import { aProfile, openSettings } from '@test/support/account';
import { aCollegeAdmin, anAlum } from '@test/support/people';
import { aStudentProfile } from '@test/support/profiles';
import { problem, server } from '@test/support/server';

const banner = (percent: number) =>
  within(screen.getByRole('region', { name: `Your profile is ${percent}% complete` }));

describe('the completion banner', () => {
  beforeEach(() => server.respond('GET /api/colleges', []));

  it('shows the percentage and the next missing item', async () => {
    await openSettings('profile', aProfile(anAlum()));
    const bar = banner(43).getByRole('progressbar', { name: 'Profile completion' });
    expect(bar).toHaveAttribute('aria-valuetext', '43%');
    expect(banner(43).getAllByRole('link')[0]).toHaveAttribute('href', '/profile-settings?tab=profile#avatarUrl');
  });

  it('links each missing item to its field', async () => {
    const { user, place } = await openSettings('profile', aProfile(anAlum()));
    await user.click(banner(43).getByText('Show all 8 missing items'));
    await user.click(banner(43).getByRole('link', { name: 'Industry' }));
    expect(await screen.findByRole('combobox', { name: 'Industry' })).toHaveFocus();
    expect(place()).toBe('/profile-settings?tab=details#industry');
  });

  it('focuses another field of an unsaved form, and the same field twice', async () => {
    const { user } = await openSettings('details', aProfile(anAlum()));
    await user.type(await screen.findByRole('textbox', { name: 'Company' }), 'Example Labs');
    await user.click(banner(43).getByText('Show all 8 missing items'));
    for (const label of ['Location', 'Industry', 'Industry']) {
      await user.click(banner(43).getByRole('link', { name: label }));
      expect(document.getElementById(label.toLowerCase())).toHaveFocus();
    }
    expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('Example Labs');
  });

  it('grows when details are saved', async () => {
    server.respond('PUT /api/student/profile', aStudentProfile({ currentSchool: 'Lincoln High' }));
    const { user } = await openSettings('details');
    await user.type(await screen.findByRole('textbox', { name: 'School' }), 'Lincoln High');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('region', { name: 'Your profile is 36% complete' })).toBeInTheDocument();
  });

  it('is hidden once the profile is complete', async () => {
    server.respond('GET /api/colleges/1', problem(404));
    await openSettings('profile', aProfile({ ...aCollegeAdmin(), avatarUrl: 'https://example.org/me.png' }));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});
