import { UseCase } from '../../../../shared/application/use-case';
import { canBeSeenBy } from '../../domain/connections/request-rules';
import { LoadRelationship } from '../connections/load-relationship';

/** Whether someone may know that a person is here: they see them, or have dealt with them, however it ended. */
@UseCase()
export class CanSeePerson {
  constructor(private readonly loadRelationship: LoadRelationship) {}

  /** People who left or are suspended are visible to no one, and people always to themselves. @throws PersonGone */
  async execute(by: number, otherId: number): Promise<boolean> {
    if (by === otherId) return true;
    const { sender, recipient, connection, blocks } = await this.loadRelationship.execute(by, otherId);
    if (!recipient) return false;
    // Anyone who was blocked after an exchange still knows with whom it was.
    if (connection || blocks.byOne) return true;
    return !blocks.byOther && canBeSeenBy(sender.role, recipient);
  }
}
