import { screen, within } from '@testing-library/react';
import { aStudent } from '@test/support/people';
import { server } from '@test/support/server';
import { visit } from '@test/support/visit';

/** The sidebar as someone of this name sees it. */
async function sidebarOf(fullName: string) {
  const page = visit('/', { as: aStudent({ fullName }) });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  return { ...page, sidebar: within(screen.getByRole('complementary')) };
}

describe('the card of who is signed in', () => {
  it.each([
    ['Robin Example', 'RE'],
    ['Robin Alex Example', 'RA'],
    ['', 'U7'],
  ])('shows for "%s" the initials %s', async (fullName, letters) => {
    const { sidebar } = await sidebarOf(fullName);
    expect(sidebar.getByText(letters)).toBeInTheDocument();
  });

  it('signs out once, however often it is pressed', async () => {
    server.holds('POST /api/logout');
    const { user, sidebar } = await sidebarOf('Robin Example');
    const button = sidebar.getByRole('button', { name: 'Log out' });
    await user.click(button);
    await user.click(button);
    expect(button).toBeDisabled();
    expect(server.callsTo('POST /api/logout')).toHaveLength(1);
  });
});
