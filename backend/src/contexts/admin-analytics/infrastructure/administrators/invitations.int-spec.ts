import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { describeInvitations } from '../../application/administrators/testing/invitations.contract';
import { SqlInvitations } from './sql-invitations';

describeInvitations('PostgreSQL', async () => new SqlInvitations(unitOfWorkOn(await freshDatabase())));
