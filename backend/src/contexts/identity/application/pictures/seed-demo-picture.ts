import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { toPicturePath } from '../../domain/pictures/picture';
import type { UserId } from '../../domain/users/user-state';
import { Users } from '../users/ports/users';
import { ImageProcessor, Pictures } from './ports/pictures';

/** Gives a new demo user a picture, which is processed like an upload. */
@UseCase()
export class SeedDemoPicture {
  constructor(
    private readonly users: Users,
    private readonly pictures: Pictures,
    private readonly imageProcessor: ImageProcessor,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Does nothing if the account was changed since its registration, so that a deleted picture doesn't return.
   * @param draw returns an image file; called only if it is needed
   * @throws PictureRefused
   */
  async execute(userId: UserId, draw: () => Uint8Array): Promise<void> {
    if (!(await this.users.getById(userId)).isUnchanged) return;
    const picture = await this.imageProcessor.process(draw());
    await this.transactions.run(async () => {
      const user = await this.users.getById(userId);
      if (!user.isUnchanged) return;
      user.changeProfile({ avatarUrl: toPicturePath(await this.pictures.save(userId, picture)) });
      await this.users.save(user);
    });
  }
}
