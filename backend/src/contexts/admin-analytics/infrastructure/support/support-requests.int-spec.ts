import { emptyTables } from '../../../../../test/support/empty-tables';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { describeSupportRequests } from '../../application/support/testing/support-requests.contract';
import { TypeormSupportRequests } from './typeorm-support-requests';

let database: ReturnType<typeof freshDatabase> | undefined;

describeSupportRequests('PostgreSQL', async () => {
  const db = await (database ??= freshDatabase());
  await emptyTables(db, 'admin_analytics.support_requests');
  return new TypeormSupportRequests(unitOfWorkOn(db));
});
