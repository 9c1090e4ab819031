import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { describeReports } from '../../application/reports/testing/reports.contract';
import { TypeormReports } from './typeorm-reports';

describeReports('PostgreSQL', async () => new TypeormReports(unitOfWorkOn(await freshDatabase())));
