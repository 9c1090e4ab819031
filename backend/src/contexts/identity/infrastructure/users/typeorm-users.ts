import { Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Users } from '../../application/users/ports/users';
import { canonicalEmail } from '../../domain/users/email-address';
import { ChangedMeanwhile, EmailTaken, UsernameTaken, UserNotFound } from '../../domain/users/errors';
import type { UserId } from '../../domain/users/ids';
import { User } from '../../domain/users/user';
import { canonicalUsername } from '../../domain/credentials/username';
import { userSchema } from './identity.schema';

const TAKEN: Record<string, new () => Error> = { users_username_key: UsernameTaken, users_email_key: EmailTaken };

@Injectable()
export class TypeormUsers extends Users {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async nextId(): Promise<UserId> {
    const [row] = await this.unitOfWork.query<{ id: UserId }>(
      `SELECT nextval(pg_get_serial_sequence('identity.users', 'id'))::integer AS id`,
    );
    return row!.id;
  }

  async add(user: User): Promise<void> {
    await translated(() => this.unitOfWork.keep(user, (db) => db.getRepository(userSchema).insert(user.snapshot())));
  }

  async getById(id: UserId): Promise<User> {
    const inUnitOfWork = this.unitOfWork.manager.queryRunner?.isTransactionActive;
    const state = await this.unitOfWork.manager.getRepository(userSchema).findOne({
      where: { id },
      ...(inUnitOfWork && { lock: { mode: 'for_no_key_update' as const } }),
    });
    if (!state) throw new UserNotFound(id);
    return User.restore(state);
  }

  async findByUsername(username: string): Promise<User | null> {
    const state = await this.unitOfWork.manager
      .getRepository(userSchema)
      .createQueryBuilder('u')
      .where('lower(u.username) = :username', { username: canonicalUsername(username) })
      .getOne();
    return state && User.restore(state);
  }

  async listSuspensionsEndedBy(moment: Date): Promise<readonly UserId[]> {
    const rows = await this.unitOfWork.query<{ id: UserId }>(
      'SELECT id FROM identity.users WHERE suspended_until <= $1 ORDER BY suspended_until, id',
      [moment],
    );
    return rows.map(({ id }) => id);
  }

  async findByEmail(email: string): Promise<User | null> {
    const state = await this.unitOfWork.manager
      .getRepository(userSchema)
      .createQueryBuilder('u')
      .where('lower(u.email) = :email', { email: canonicalEmail(email) })
      .getOne();
    return state && User.restore(state);
  }

  async save(user: User): Promise<void> {
    const { id, version, ...changed } = user.snapshot();
    await translated(() =>
      this.unitOfWork.keep(user, async (db) => {
        const kept = await db.getRepository(userSchema).update({ id, version }, { ...changed, version: version + 1 });
        if (kept.affected !== 1) throw new ChangedMeanwhile();
      }),
    );
  }
}

/** What the database says of a name or an address that someone has, in words of the domain. */
async function translated(keep: () => Promise<void>): Promise<void> {
  try {
    await keep();
  } catch (error) {
    const Taken = TAKEN[violatedConstraint(error)];
    throw Taken ? new Taken() : error;
  }
}

function violatedConstraint(error: unknown): string {
  if (!(error instanceof QueryFailedError)) return '';
  const { constraint } = error.driverError as { constraint?: string };
  return constraint ?? '';
}
