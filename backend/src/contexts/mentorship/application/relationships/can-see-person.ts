import { UseCase } from '../../../../shared/application/use-case';
import { isSeenBy } from '../../domain/connections/connection-rules';
import { LoadRelationship } from '../connections/load-relationship';

/** Whether someone may know that a person is here: they see them, or have dealt with them, however it ended. */
@UseCase()
export class CanSeePerson {
  constructor(private readonly loadRelationship: LoadRelationship) {}

  /** No one knows who has left or is suspended; everybody knows themselves. @throws PersonGone */
  async execute(by: number, otherId: number): Promise<boolean> {
    if (by === otherId) return true;
    const { sender, asked, connection, blocks } = await this.loadRelationship.execute(by, otherId);
    if (!asked) return false;
    // Anyone who was blocked after an exchange still knows with whom it was.
    if (connection || blocks.byOne) return true;
    return !blocks.byOther && isSeenBy(sender.role, asked);
  }
}
