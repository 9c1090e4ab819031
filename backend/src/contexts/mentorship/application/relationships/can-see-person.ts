import { UseCase } from '../../../../shared/application/use-case';
import { canBeFoundBy } from '../../domain/connections/request-rules';
import { LoadRelationship } from '../connections/request-connection';

/**
 * Checks whether a user may know that another person is here: because they can find them, have ever had a connection or
 * request with them, or block them.
 */
@UseCase()
export class CanSeePerson {
  constructor(private readonly loadRelationship: LoadRelationship) {}

  /**
   * Deleted and suspended accounts are visible to no one; users can always see themselves.
   * @throws PersonGone
   */
  async execute(by: number, otherId: number): Promise<boolean> {
    if (by === otherId) return true;
    const { sender, recipient, connection, blocks } = await this.loadRelationship.execute(by, otherId);
    if (!recipient) return false;
    // After an exchange, a blocked user still knows whom it was with.
    if (connection || blocks.byOne) return true;
    return !blocks.byOther && canBeFoundBy(sender.role, recipient);
  }
}
