import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { describeInvitations } from '../../application/administrators/testing/invitations.contract';
import { TypeormInvitations } from './typeorm-invitations';

describeInvitations('PostgreSQL', async () => new TypeormInvitations(unitOfWorkOn(await freshDatabase())));
