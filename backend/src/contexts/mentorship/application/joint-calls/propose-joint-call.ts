import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { type MeetingLength, MINUTE_MS } from '../../domain/availability/availability';
import { findCollegesBetween, JointCallNotPossible, JointCallTimeTaken } from '../../domain/joint-calls/joint-call';
import { Meeting } from '../../domain/meetings/meeting';
import { assertValidTime } from '../../domain/meetings/meeting-state';
import { RoleNotAllowed } from '../../domain/profiles/person';
import { Blocks } from '../connections/ports/connections';
import { LoadRelationship } from '../connections/request-connection';
import { ROOM_BYTES } from '../meetings/schedule-meeting';
import { Meetings } from '../meetings/ports/meetings';
import { CollegeList } from '../profiles/ports/college-list';
import { ListJointSlots } from './joint-slots';
import { JointCallAlumni } from './ports/joint-call-alumni';

const DEFAULT_TOPIC = 'Joint call about two colleges';

interface ProposeJointCallInput {
  readonly studentId: number;
  readonly alumniIds: readonly [number, number];
  readonly startTime: Date;
  readonly length: MeetingLength;
  readonly topic: string | null;
}

/**
 * A student asks two connected alumni, who chose differently between the same two colleges, for a call together. It
 * consists of two meetings at one time and in one room, which end together.
 */
@UseCase()
export class ProposeJointCall {
  constructor(
    private readonly alumni: JointCallAlumni,
    private readonly listJointSlots: ListJointSlots,
    private readonly loadRelationship: LoadRelationship,
    private readonly blocks: Blocks,
    private readonly colleges: CollegeList,
    private readonly meetings: Meetings,
    private readonly limits: RateLimits,
    private readonly randomness: Randomness,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the ID of the meeting with the first alum
   * @throws RoleNotAllowed, JointCallNotPossible, MeetingRefused, JointCallTimeTaken, MeetingTimeConflict,
   *   CannotChooseYourself, TooManyRequests
   */
  async execute(input: ProposeJointCallInput): Promise<number> {
    const { studentId, alumniIds, startTime, length, topic } = input;
    await this.limits.consume(RATE_LIMITS.meetingsPerPerson, String(studentId));
    return this.transactions.run(async () => {
      // All three before the relationships, each of which locks two of them.
      await this.alumni.lock([studentId, ...alumniIds]);
      const collegeIds = await this.#findColleges(studentId, alumniIds);
      const now = this.clock.now();
      const period = { startTime, endTime: new Date(startTime.getTime() + length * MINUTE_MS) };
      assertValidTime(period, now);
      const slots = await this.listJointSlots.execute({ by: studentId, alumniIds, from: startTime, days: 1, length });
      if (!slots.some((slot) => slot.startTime.getTime() === startTime.getTime())) throw new JointCallTimeTaken();

      const plan = {
        hostId: studentId,
        title: topic ?? DEFAULT_TOPIC,
        description: await this.#describe(collegeIds),
        meetingUrl: null,
        ...period,
      };
      const room = this.randomness.createToken(ROOM_BYTES);
      const [first, second] = [await this.meetings.nextId(), await this.meetings.nextId()];
      for (const [id, jointWithId, attendeeId] of [
        [first, second, alumniIds[0]],
        [second, first, alumniIds[1]],
      ] as const) {
        const origin = { isInvitation: false, jointWithId };
        await this.meetings.save(Meeting.schedule(id, room, { ...plan, attendeeId }, origin, now));
      }
      return first;
    });
  }

  /** @throws RoleNotAllowed, JointCallNotPossible */
  async #findColleges(studentId: number, alumniIds: readonly [number, number]): Promise<readonly [number, number]> {
    for (const id of alumniIds) {
      const { sender, recipient, isBlocked, connection } = await this.loadRelationship.execute(
        studentId,
        id,
        'alumniIds',
      );
      if (sender.role !== 'student') throw new RoleNotAllowed();
      const isPossible = recipient?.person.role === 'alumni' && !isBlocked && connection?.status === 'connected';
      if (!isPossible) throw new JointCallNotPossible();
    }
    const { byOne, byOther } = await this.blocks.findBetween(...alumniIds);
    const choices = await this.alumni.findChoices(alumniIds);
    const [one, other] = alumniIds.map((id) => choices.get(id));
    const found = one && other && !byOne && !byOther ? findCollegesBetween(one, other) : null;
    if (!found) throw new JointCallNotPossible();
    return found;
  }

  /** Names no one, because it is stored. */
  async #describe(collegeIds: readonly number[]): Promise<string> {
    const names = (await this.colleges.listByIds(collegeIds)).map(({ name }) => name);
    return `A joint call of a student with two alumni who chose differently between ${names.join(' and ')}. It takes place if both alumni accept.`;
  }
}
