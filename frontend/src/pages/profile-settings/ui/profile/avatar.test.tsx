import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aProfile, openSettings } from '@test/support/account';
import { goesOnline } from '@test/support/browser';
import { toastOnShow } from '@test/support/sign-in';
import { aPicture, holdUploads, stubCanvas, UPLOADED, withPicture } from '@test/support/pictures';
import { problem, server } from '@test/support/server';

const PUT_ROUTE = 'PUT /api/user';
const GOOGLE_PICTURE_URL = 'https://lh3.googleusercontent.com/me';

const form = () => within(screen.getByRole('form', { name: 'Profile' }));
const fileField = () => screen.getByLabelText<HTMLInputElement>('Picture from this device');
const shown = () => screen.getByRole('form', { name: 'Profile' }).querySelector('fieldset img')?.getAttribute('src');

beforeEach(() => stubCanvas());

function drop(files: File[]) {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  fireEvent.drop(screen.getByText(/^Or drop one here/), { dataTransfer: { files, items, types: ['Files'] } });
}

/** Opens the dialog with a chosen picture, as in a browser that has loaded the picture. */
async function choose(profile = aProfile(), file = aPicture()) {
  const page = await openSettings('profile', profile);
  await page.user.upload(fileField(), file);
  const dialog = within(await screen.findByRole('dialog', { name: 'Your picture' }));
  const zoom = await dialog.findByRole('slider', { name: 'Zoom' });
  fireEvent.load(screen.getByRole('dialog').querySelector('img')!);
  const send = dialog.getByRole('button', { name: 'Use this picture' });
  await waitFor(() => expect(send).toBeEnabled());
  return { ...page, dialog, zoom, send };
}

describe('a picture from this device', () => {
  it('is cut out, uploaded and shown', async () => {
    const uploads = holdUploads();
    const { user, dialog, send } = await choose();
    await user.dblClick(send);
    const bar = await dialog.findByRole('progressbar', { name: 'Uploading your picture' });
    await waitFor(() => expect(uploads).toHaveLength(1));
    const [upload] = uploads;
    expect([upload!.path, upload!.file.type]).toEqual(['/api/user/avatar', 'image/jpeg']);
    act(() => upload!.arrives(0.4));
    expect(bar).toHaveAttribute('value', '0.4');

    act(() => upload!.answer(200, withPicture()));
    expect((await toastOnShow())[0]).toBe('Picture changed');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(shown()).toBe(UPLOADED);
    expect(screen.queryByRole('button', { name: 'Restore the old picture' })).not.toBeInTheDocument();
    expect(form().getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is moved and zoomed with the keyboard', async () => {
    const { user, dialog, zoom } = await choose();
    expect(zoom).toHaveAttribute('aria-valuetext', '100 percent');
    fireEvent.change(zoom, { target: { value: '2' } });
    expect(zoom).toHaveAttribute('aria-valuetext', '200 percent');
    for (const name of ['Move left', 'Move right', 'Move up', 'Move down']) {
      dialog.getByRole('button', { name }).focus();
      await user.keyboard('{Enter}');
    }
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('can be dropped', async () => {
    await openSettings('profile');
    drop([aPicture()]);
    expect(await screen.findByRole('dialog', { name: 'Your picture' })).toBeInTheDocument();
  });

  it.each([
    ['no picture', [aPicture('me.pdf', 'application/pdf')], 'Please choose a JPEG, PNG or WebP picture.'],
    ['two pictures', [aPicture(), aPicture('other.png')], 'Please choose one picture.'],
    ['a huge one', [Object.defineProperty(aPicture(), 'size', { value: 26_000_000 })], /at most 25 MB/],
  ])('is refused if it is %s', async (_, files, sentence) => {
    await openSettings('profile');
    drop(files);
    expect(await form().findByText(sentence)).toBeInTheDocument();
  });

  it('is refused if the file is not a readable picture', async () => {
    stubCanvas(() => false);
    const { user } = await openSettings('profile');
    await user.upload(fileField(), aPicture());
    expect(await form().findByText(/can’t read this picture/)).toBeInTheDocument();
  });

  it('can be uploaded again after an error of the server or the connection', async () => {
    const uploads = holdUploads();
    const { user, dialog, send } = await choose();
    await user.click(send);
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]!.answer(400, { message: 'This is no picture.', error: 'This is no picture.' }));
    expect(await dialog.findByText('This is no picture.')).toBeInTheDocument();

    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    act(() => uploads[1]!.breaks());
    expect(await dialog.findByText(/couldn’t reach the server/)).toBeInTheDocument();
  });

  it('aborts the upload when the dialog is closed', async () => {
    const uploads = holdUploads();
    const { user, dialog, send } = await choose();
    await user.click(send);
    await waitFor(() => expect(uploads).toHaveLength(1));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(uploads[0]!.isStopped).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('cannot be chosen while offline', async () => {
    await openSettings('profile');
    act(() => goesOnline(false));
    expect(form().getByRole('button', { name: 'Choose a picture' })).toBeDisabled();
    act(() => goesOnline(true));
  });
});

describe('the previous picture', () => {
  it('can be restored if it has an external URL', async () => {
    const uploads = holdUploads();
    const { user, send } = await choose(aProfile({ avatarUrl: GOOGLE_PICTURE_URL }));
    await user.click(send);
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]!.answer(200, withPicture()));
    server.respond(PUT_ROUTE, aProfile({ avatarUrl: GOOGLE_PICTURE_URL }));
    const restoreButton = await screen.findByRole('button', { name: 'Restore the old picture' });
    await waitFor(() => expect(document.body).not.toHaveStyle({ pointerEvents: 'none' }));
    await user.click(restoreButton);
    await waitFor(() => expect(shown()).toBe(GOOGLE_PICTURE_URL));
    expect(server.callsTo(PUT_ROUTE)[0]!.body).toEqual({ avatarUrl: GOOGLE_PICTURE_URL });
  });

  it('is removed after a confirmation', async () => {
    server.respond(PUT_ROUTE, aProfile());
    const { user } = await openSettings('profile', withPicture());
    await user.click(form().getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove your picture?' }));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect((await toastOnShow())[0]).toBe('Picture removed');
    expect(server.callsTo(PUT_ROUTE)[0]!.body).toEqual({ avatarUrl: null });
    expect(shown()).toBeUndefined();
  });

  it('is kept when removing it fails', async () => {
    server.respond(PUT_ROUTE, problem(500));
    const { user } = await openSettings('profile', withPicture());
    await user.click(form().getByRole('button', { name: 'Remove' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await toastOnShow()).toEqual(['Error', 'Server error. Please try again later.']);
    expect(shown()).toBe(UPLOADED);
  });

  it('is kept when only the name is saved', async () => {
    server.respond(PUT_ROUTE, withPicture({ fullName: 'Robin Other' }));
    const { user } = await openSettings('profile', withPicture());
    const name = form().getByRole('textbox', { name: 'Full name' });
    expect(form().getByRole('textbox', { name: /address of a picture/ })).toHaveValue('');
    await user.clear(name);
    await user.type(name, 'Robin Other');
    await user.click(form().getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(server.callsTo(PUT_ROUTE)).toHaveLength(1));
    expect(server.callsTo(PUT_ROUTE)[0]!.body).toEqual({ fullName: 'Robin Other', email: 'robin@example.org' });
  });
});
