import { screen, within } from '@testing-library/react';
import { aStudent } from '@test/support/people';
import { server } from '@test/support/server';
import { visit } from '@test/support/visit';

/** Renders the sidebar for a user with this name. */
async function sidebarOf(fullName: string) {
  const page = visit('/', { as: aStudent({ fullName }) });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  return { ...page, sidebar: within(screen.getByRole('complementary')) };
}

describe('the user card', () => {
  it.each([
    ['Robin Example', 'RE'],
    ['Robin Alex Example', 'RA'],
    ['', 'U7'],
  ])('shows for "%s" the initials %s', async (fullName, letters) => {
    const { sidebar } = await sidebarOf(fullName);
    expect(sidebar.getByText(letters)).toBeInTheDocument();
  });

  it('sends one sign-out request on repeated clicks', async () => {
    server.holdRequests('POST /api/logout');
    const { user, sidebar } = await sidebarOf('Robin Example');
    const button = sidebar.getByRole('button', { name: 'Log out' });
    await user.click(button);
    await user.click(button);
    expect(button).toBeDisabled();
    expect(server.callsTo('POST /api/logout')).toHaveLength(1);
  });
});
