import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { describeVerificationCodes } from '../../application/verification/testing/verification-codes.contract';
import { SqlVerificationCodes } from './sql-verification-codes';

describeVerificationCodes('PostgreSQL', async () => new SqlVerificationCodes(unitOfWorkOn(await freshDatabase())));
