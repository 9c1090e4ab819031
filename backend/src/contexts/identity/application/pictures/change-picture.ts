import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import type { UserId } from '../../domain/users/user-state';
import { toPicturePath, findPictureFileFault, PictureRefused } from '../../domain/pictures/picture';
import { AuditLog, type Visitor, Users } from '../users/ports/users';
import { ImageProcessor, Pictures } from './ports/pictures';

interface ChangePictureInput {
  userId: UserId;
  file: Uint8Array;
  visitor: Visitor;
}

/** Stores an uploaded profile picture after re-encoding it. */
@UseCase()
export class ChangePicture {
  constructor(
    private readonly users: Users,
    private readonly pictures: Pictures,
    private readonly imageProcessor: ImageProcessor,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws PictureRefused, TooManyRequests */
  async execute({ userId, file, visitor }: ChangePictureInput): Promise<void> {
    const fault = findPictureFileFault(file);
    if (fault !== null) throw new PictureRefused(fault);
    await this.limits.consume(RATE_LIMITS.picturesPerPerson, String(userId));
    const picture = await this.imageProcessor.process(file);

    await this.transactions.run(async () => {
      const user = await this.users.getById(userId);
      user.changeProfile({ avatarUrl: toPicturePath(await this.pictures.save(userId, picture)) });
      await this.users.save(user);
      await this.audit.record({ action: 'profile-changed', userId, visitor, at: this.clock.now() });
    });
  }
}
