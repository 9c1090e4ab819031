import { screen, waitFor, within } from '@testing-library/react';
import { aProfile, openSettings } from '@test/support/account';
import { toastOnShow } from '@test/support/sign-in';
import { problem, reply, server } from '@test/support/server';

const PUT_ROUTE = 'PUT /api/user';
const form = () => within(screen.getByRole('form', { name: 'Profile' }));
const field = (name: RegExp | string) => form().getByRole('textbox', { name });

async function change(texts: Record<string, string>, profile = aProfile()) {
  const page = await openSettings('profile', profile);
  for (const [label, text] of Object.entries(texts)) {
    await page.user.clear(field(new RegExp(`^${label}`)));
    if (text) await page.user.type(field(new RegExp(`^${label}`)), text);
  }
  await page.user.click(form().getByRole('button', { name: 'Save changes' }));
  return page;
}

describe('the basic profile', () => {
  it('saves the name, the email address and the picture URL', async () => {
    server.respond(PUT_ROUTE, aProfile({ fullName: 'Robin Other' }));
    await change({ 'Full name': ' Robin Other ' });
    expect(await toastOnShow()).toEqual(['Profile updated']);
    expect(server.callsTo(PUT_ROUTE)[0]!.body).toEqual({
      fullName: 'Robin Other',
      email: 'robin@example.org',
      avatarUrl: '',
    });
    expect(field('Full name')).toHaveValue('Robin Other');
  });

  it.each([
    ['Full name', 'R', 'Full name must be at least 2 characters.'],
    ['Email', 'robin', 'Please enter a valid email address.'],
    ['Or the address of a picture', 'http://example.org/me.png', 'Enter a picture address that starts with https://'],
  ])('reports an invalid value of: %s', async (label, text, sentence) => {
    await change({ [label]: text });
    expect(await form().findByText(sentence)).toBeInTheDocument();
    expect(field(new RegExp(`^${label}`))).toHaveFocus();
    expect(server.callsTo(PUT_ROUTE)).toEqual([]);
  });

  it("shows the server's error at its field", async () => {
    const message = 'SVG pictures cannot be used. Please choose a PNG, JPEG or WebP';
    server.respond(PUT_ROUTE, problem(400, message, { errors: [{ field: 'avatarUrl', message }] }));
    await change({ 'Or the address of a picture': 'https://example.org/me.svg' });
    expect(await toastOnShow()).toEqual(['Error', message]);
    expect(field(/address of a picture/)).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it('asks to upload pictures that are stored elsewhere', async () => {
    const { user } = await openSettings('profile');
    await user.type(field(/address of a picture/), 'https://example.org/me.png');
    expect(form().getByText(/only from Google and LinkedIn accounts/)).toBeInTheDocument();
  });

  it('can be reset to what is saved', async () => {
    const { user } = await openSettings('profile');
    await user.type(field('Full name'), ' Jr.');
    await user.click(form().getByRole('button', { name: 'Discard' }));
    expect(field('Full name')).toHaveValue('Robin Example');
    expect(form().getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('asks for confirmation before the user leaves unsaved changes', async () => {
    const { user, place } = await openSettings('profile');
    await user.type(field('Full name'), ' Jr.');
    const role = screen.getByRole('link', { name: /^Role/ });
    await user.click(role);
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect(field('Full name')).toHaveValue('Robin Example Jr.');
    await user.click(role);
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { level: 2, name: 'Role' });
    expect(place()).toBe('/profile-settings?tab=role');
  });
});

describe('a new email address', () => {
  const pending = aProfile({ pendingEmail: 'new@example.org' });

  it('is pending until its link is opened', async () => {
    server.respond(PUT_ROUTE, pending);
    await change({ Email: 'new@example.org' });
    await screen.findByRole('heading', { level: 2, name: 'Pending until confirmed' });
    expect(field('Email')).toHaveValue('robin@example.org');
    expect((await toastOnShow())[1]).toMatch(/^We sent a link to new@example.org/);
  });

  it('asks for the password when the session is not fresh, and retries', async () => {
    const errors = [{ field: 'currentPassword', message: 'needed' }];
    server.respond(PUT_ROUTE, problem(403, 'needed', { code: 'identity.password-needed', errors }));
    const { user } = await change({ Email: 'new@example.org' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    const password = dialog.getByLabelText('Password');

    server.respond(PUT_ROUTE, problem(403, 'Password is incorrect', { code: 'identity.password-incorrect' }));
    await user.type(password, 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText('Password is incorrect')).toBeInTheDocument();

    server.respond(PUT_ROUTE, pending);
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('heading', { level: 2, name: 'Pending until confirmed' });
    expect(server.callsTo(PUT_ROUTE).at(-1)!.body).toMatchObject({
      email: 'new@example.org',
      currentPassword: 'wrong',
    });
  });

  it('can be sent another link', async () => {
    server.respond(PUT_ROUTE, pending);
    const { user } = await openSettings('profile', pending);
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await toastOnShow()).toEqual(['Link sent', 'We sent another link to new@example.org.']);
    expect(server.callsTo(PUT_ROUTE)[0]!.body).toEqual({ email: 'new@example.org' });
  });

  it('can be canceled', async () => {
    server.respond('DELETE /api/user/pending-email', reply(204));
    const { user } = await openSettings('profile', pending);
    server.respond('GET /api/user/profile', aProfile());
    await user.click(screen.getByRole('button', { name: 'Keep the old address' }));
    await waitFor(() => expect(screen.queryByText('Pending until confirmed')).not.toBeInTheDocument());
  });
});
