import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { describeVerifications } from '../../application/verification/testing/verifications.contract';
import { TypeormVerifications } from './typeorm-verifications';

describeVerifications('PostgreSQL', async () => new TypeormVerifications(unitOfWorkOn(await freshDatabase())));
