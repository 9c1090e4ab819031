import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { describeCases } from '../../application/moderation/testing/cases.contract';
import { TypeormReports } from '../reports/typeorm-reports';
import { SqlCaseReader } from './sql-case-reader';
import { TypeormCases } from './typeorm-cases';

describeCases('PostgreSQL', async () => {
  const session = unitOfWorkOn(await freshDatabase());
  return {
    cases: new TypeormCases(session),
    reader: new SqlCaseReader(session),
    reports: new TypeormReports(session),
    transactions: session,
  };
});
