import type { DataSource } from 'typeorm';
import { unitOfWorkOn } from '../../../../../../test/support/database';
import { aUser } from '../../../application/users/testing/user-fixture';
import type { Applicant } from '../../../domain/users/registration';
import type { User } from '../../../domain/users/user';
import type { UserId } from '../../../domain/users/user-state';
import { TypeormUsers } from '../typeorm-users';

/** Stores a new user, without registration details. */
export async function storeUser(db: DataSource, overrides: Partial<Applicant> = {}): Promise<User> {
  const users = new TypeormUsers(unitOfWorkOn(db));
  const user = aUser(await users.nextId(), overrides);
  await users.add(user);
  return user;
}

/** Stores a new user and returns the ID. */
export const storeUserId = async (db: DataSource, username: string): Promise<UserId> =>
  (await storeUser(db, { username })).id;
