import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { Meetings } from './ports/meetings';

const CALL_ENDED = 'This joint call can’t take place anymore.';
const OTHER_ALUM_LEFT = 'The other alum can’t take part in this joint call.';

/**
 * Cancels the other meeting of a joint call when one of them is declined or canceled, because the call takes place with
 * all three people or not at all. Call in the unit of work of the change.
 */
@UseCase()
export class EndJointCall {
  constructor(
    private readonly meetings: Meetings,
    private readonly clock: Clock,
  ) {}

  /** @param by the person who declined or canceled the meeting; null if it was canceled because a connection ended */
  async execute(meetingId: number, by: number | null): Promise<void> {
    const ended = await this.meetings.find(meetingId);
    const otherId = ended?.snapshot().jointWithId ?? null;
    if (!ended || ended.isActive || otherId === null) return;
    const other = await this.meetings.find(otherId);
    if (!other?.isActive) return;
    const byHost = by !== null && ended.isHostedBy(by) ? by : null;
    const reason = byHost !== null ? ended.snapshot().reason : by === null ? CALL_ENDED : OTHER_ALUM_LEFT;
    await this.meetings.update(otherId, (meeting) => meeting.cancelWithOther(byHost, reason, this.clock.now()));
  }
}
