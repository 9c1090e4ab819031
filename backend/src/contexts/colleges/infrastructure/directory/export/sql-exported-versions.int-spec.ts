import {
  closeBeforeDropping,
  createPatientPool,
  freshDatabaseUrl,
  testSettings,
  unitOfWorkOn,
} from '../../../../../../test/support/database';
import { describeExportedVersions } from '../../../application/directory/testing/exported-versions.contract';
import { SqlExportedVersions } from './sql-exported-versions';

describeExportedVersions('PostgreSQL', async () => {
  const db = await createPatientPool(testSettings(await freshDatabaseUrl()));
  closeBeforeDropping(() => db.destroy());
  return new SqlExportedVersions(unitOfWorkOn(db));
});
