import { UseCase } from '../../../../shared/application/use-case';
import { Yourself } from '../../domain/connections/connection-errors';
import { OtherRole } from '../../domain/profile-fields/errors';
import { NotConnected } from '../../domain/meetings/meeting-errors';
import { wayToMeet } from '../../domain/meetings/meeting-prospect';
import { WeighRequest } from '../connections/weigh-request';

/** Whether, and how, somebody may ask somebody to meet. Inside a unit of work it holds until its end. */
@UseCase()
export class WeighMeeting {
  constructor(private readonly weighRequest: WeighRequest) {}

  /**
   * @returns `scheduled` when the two are connected, `invited` where the other has to say yes first
   * @throws Yourself, OtherRole, NotConnected
   */
  async execute(by: number, attendeeId: number): Promise<'scheduled' | 'invited'> {
    if (by === attendeeId) throw new Yourself('attendeeId');
    const weighed = await this.weighRequest.execute(by, attendeeId);
    if (weighed.sender.role === 'college_admin') throw new OtherRole();
    const way = wayToMeet(weighed);
    if (way === null) throw new NotConnected();
    return way;
  }
}
