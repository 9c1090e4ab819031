import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { lockUser } from './user-lock';

describe('a turn at what somebody keeps', () => {
  it('is taken within a unit of work alone: elsewhere nothing would wait for it', async () => {
    const session = unitOfWorkOn(await freshDatabase());

    await expect(lockUser(session, 7)).rejects.toThrow(/needs a unit of work/);
    await expect(session.run(() => lockUser(session, 7))).resolves.toBeUndefined();
  });
});
