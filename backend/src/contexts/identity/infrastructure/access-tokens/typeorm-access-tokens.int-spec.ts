import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { describeAccessTokens } from '../../application/access-tokens/testing/access-tokens.contract';
import { InMemoryAccessTokens } from '../../application/access-tokens/testing/in-memory-access-tokens';
import type { UserId } from '../../domain/users/user-state';
import { storeUserId } from '../users/testing/store-user';
import { TypeormAccessTokens } from './typeorm-access-tokens';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
afterEach(() => emptyTables(db, 'identity.users'));

describeAccessTokens('a Map', async () => ({
  tokens: new InMemoryAccessTokens(),
  run: (work) => work(),
  robin: 1 as UserId,
  kim: 2 as UserId,
}));
describeAccessTokens('PostgreSQL', async () => {
  const unitOfWork = unitOfWorkOn(db);
  return {
    tokens: new TypeormAccessTokens(unitOfWork),
    run: (work) => unitOfWork.run(work),
    robin: await storeUserId(db, 'robin'),
    kim: await storeUserId(db, 'kim'),
  };
});
