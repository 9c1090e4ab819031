import { UseCase } from '../../../../shared/application/use-case';
import { Yourself } from '../../domain/connections/connection-errors';
import { OtherRole } from '../../domain/profile-fields/errors';
import { NotConnected } from '../../domain/meetings/meeting-errors';
import { meetingEligibility } from '../../domain/meetings/meeting-eligibility';
import { LoadRelationship } from '../connections/load-relationship';

/** Whether, and how, somebody may ask somebody to meet. Inside a unit of work it holds until its end. */
@UseCase()
export class CheckMeetingEligibility {
  constructor(private readonly loadRelationship: LoadRelationship) {}

  /**
   * @returns `scheduled` when the two are connected, `invited` where the other has to say yes first
   * @throws Yourself, OtherRole, NotConnected
   */
  async execute(by: number, attendeeId: number): Promise<'scheduled' | 'invited'> {
    if (by === attendeeId) throw new Yourself('attendeeId');
    const relationship = await this.loadRelationship.execute(by, attendeeId);
    if (relationship.sender.role === 'college_admin') throw new OtherRole();
    const way = meetingEligibility(relationship);
    if (way === null) throw new NotConnected();
    return way;
  }
}
