import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aProfile, openSettings } from '@test/support/account';
import { toastOnShow } from '@test/support/entrance';
import { problem, server } from '@test/support/server';

const PUT = 'PUT /api/user/role';

async function become(name: string) {
  const page = await openSettings('role');
  await page.user.click(screen.getByRole('radio', { name }));
  await page.user.click(screen.getByRole('button', { name: 'Update role' }));
  return page;
}

describe('the role', () => {
  it('is the one they have', async () => {
    await openSettings('role');
    expect(screen.getByRole('radio', { name: 'Student' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Update role' })).toBeDisabled();
  });

  it('can be changed', async () => {
    const alum = aProfile({ role: 'alumni' });
    server.answers(PUT, () => {
      server.answers('GET /api/user', alum);
      return alum;
    });
    await become('Alumni');
    expect(await toastOnShow()).toEqual(['Role updated successfully']);
    expect(server.callsTo(PUT)[0]!.body).toEqual({ newRole: 'alumni' });
    expect(screen.getByRole('button', { name: 'Update role' })).toBeDisabled();
  });

  it('sends once for a double click', async () => {
    server.holds(PUT);
    const { user } = await openSettings('role');
    await user.click(screen.getByRole('radio', { name: 'Alumni' }));
    const button = screen.getByRole('button', { name: 'Update role' });
    // Faster than the page is drawn anew.
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(button).toBeDisabled());
    expect(server.callsTo(PUT)).toHaveLength(1);
  });

  it('is refused in the words of the server', async () => {
    const message = 'You can become an alumni mentor once you are 18.';
    server.answers(PUT, problem(403, message, { code: 'identity.not-for-minors' }));
    await become('Alumni');
    expect(await toastOnShow()).toEqual(['Error updating role', message]);
    expect(screen.getByRole('form', { name: 'Role' })).toHaveTextContent(message);
  });
});
