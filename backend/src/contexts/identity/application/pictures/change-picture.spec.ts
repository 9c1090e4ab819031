import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { AccountChangeRefused } from '../../domain/users/account-change';
import type { UserId } from '../../domain/users/user-state';
import { PictureRefused } from '../../domain/pictures/picture';
import { createIdentityFixture, type IdentityFixture, visitor } from '../testing/identity-fixture';
import { InMemoryPictures } from './testing/in-memory-pictures';
import { describePictures } from './testing/pictures.contract';

/** Starts and ends like a JPEG file. */
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0, 0xff, 0xd9);
const UNREADABLE = Uint8Array.of(0xff, 0xd8, 0xff, 0xff, 0xd9);

describePictures('a Map', async () => ({ pictures: new InMemoryPictures(), people: [1 as UserId, 2 as UserId] }));

let fixture: IdentityFixture;
let sessionSecret: string;
beforeEach(async () => {
  fixture = await createIdentityFixture();
  sessionSecret = await fixture.enter();
});
const userId = 1 as IdentityFixture['robin']['id'];
const send = (file = JPEG) => fixture.changePicture.execute({ userId, file, visitor });
const update = (avatarUrl: string | null) =>
  fixture.updateAccount.execute({ userId, change: { avatarUrl }, currentPassword: null, visitor, sessionSecret });
const address = async () => (await fixture.users.getById(userId)).avatarUrl;
const isStored = async (url: string | null) =>
  (await fixture.pictures.find(url?.replace(/^\/pictures\/|\.webp$/g, '') ?? '')) !== null;

describe('uploading a profile picture', () => {
  it('shows the processed picture and writes the audit log', async () => {
    await send();

    expect(await address()).toMatch(/^\/pictures\/[0-9a-f]{32}\.webp$/);
    expect(await isStored(await address())).toBe(true);
    expect(fixture.audit.actions.at(-1)).toBe('profile-changed');
  });

  it('deletes the previous picture', async () => {
    await send();
    const former = await address();
    await send();

    expect(await address()).not.toBe(former);
    expect(await isStored(former)).toBe(false);
  });

  it('changes nothing if the file is not a picture', async () => {
    await send();
    const former = await address();
    await expect(send(UNREADABLE)).rejects.toThrow(PictureRefused);
    await expect(send(Uint8Array.of(1))).rejects.toThrow(PictureRefused);

    expect(await address()).toBe(former);
    expect(await isStored(former)).toBe(true);
  });

  it('is limited to twenty an hour', async () => {
    for (let n = 0; n < 20; n++) await send();

    await expect(send()).rejects.toThrow(TooManyRequests);
  });
});

describe('an uploaded picture', () => {
  it('is unchanged when the form submits its address', async () => {
    await send();
    const present = await address();
    await update(present);

    expect(await address()).toBe(present);
    expect(await isStored(present)).toBe(true);
  });

  it.each([
    ['taken away', null],
    ['replaced by one elsewhere', 'https://lh3.googleusercontent.com/a/r'],
  ])('is deleted when it is %s', async (_, avatarUrl) => {
    await send();
    const former = await address();
    await update(avatarUrl);

    expect(await address()).toBe(avatarUrl);
    expect(await isStored(former)).toBe(false);
  });

  it("can't be set by its address, not even by the owner", async () => {
    await send();
    const former = await address();
    await send();
    const present = await address();

    for (const avatarUrl of [former!, `/pictures/${'0'.repeat(32)}.webp`, `${present!}?x`, '/pictures/../api/user']) {
      await expect(update(avatarUrl)).rejects.toThrow(AccountChangeRefused);
    }
    expect(await address()).toBe(present);
  });
});
