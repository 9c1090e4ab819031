import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOwnCollege } from '@test/support/colleges';
import { aVerifiedAdmin } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const open = async () => {
  const user = aVerifiedAdmin();
  const college = anOwnCollege();
  server.respondByDefault('GET /api/colleges/1', problem(404));
  server.respond('GET /api/admin/college', {
    ...college,
    verification: { ...college.verification, isMainAdmin: true },
  });
  visit('/college-admin-dashboard?tab=integrations', {
    as: { ...user, collegeAdmin: { ...user.collegeAdmin!, isMainAdmin: true } },
  });
  await screen.findByRole('heading', { level: 2, name: 'Your alumni on your website' });
};

describe('the alumni on a college’s website', () => {
  it('have a preview and code to copy, in the chosen look', async () => {
    await open();
    const user = userEvent.setup();
    expect(screen.getByTitle('Preview')).toHaveAttribute('src', '/embed/1?look=light');

    await user.click(within(screen.getByRole('group', { name: 'Look' })).getByRole('radio', { name: 'Dark' }));
    expect(screen.getByTitle('Preview')).toHaveAttribute('src', '/embed/1?look=dark');

    await user.click(screen.getAllByRole('button', { name: 'Copy code' })[0]!);
    expect(await navigator.clipboard.readText()).toBe(
      '<script src="http://localhost/embed.js" data-college="1" data-look="dark" data-title="Alumni of Boston University" async></script>',
    );
  });
});
