import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { toPicturePath } from '../../domain/pictures/picture';
import type { UserId } from '../../domain/users/user-state';
import { Users } from '../users/ports/users';
import { ImageProcessor, Pictures } from './ports/pictures';

/** Gives a demo user without a picture one, which is processed like an upload. */
@UseCase()
export class SeedDemoPicture {
  constructor(
    private readonly users: Users,
    private readonly pictures: Pictures,
    private readonly imageProcessor: ImageProcessor,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param draw returns an image file; called only if the user has no picture
   * @throws PictureRefused
   */
  async execute(userId: UserId, draw: () => Uint8Array): Promise<void> {
    if ((await this.users.getById(userId)).avatarUrl !== null) return;
    const picture = await this.imageProcessor.process(draw());
    await this.transactions.run(async () => {
      const user = await this.users.getById(userId);
      if (user.avatarUrl !== null) return;
      user.changeProfile({ avatarUrl: toPicturePath(await this.pictures.save(userId, picture)) });
      await this.users.save(user);
    });
  }
}
