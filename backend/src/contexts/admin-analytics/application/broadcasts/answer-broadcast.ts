import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import {
  createCollegeAnswer,
  createStudentAnswer,
  type BroadcastAnswer,
} from '../../domain/broadcasts/broadcast-answer';
import { BroadcastNotFound } from '../../domain/broadcasts/errors';
import { BroadcastAnswered } from '../../domain/broadcasts/events';
import { Consents } from '../activity/ports/activity-log';
import { FindOwnCollege } from '../memberships/own-membership';
import { Memberships } from '../memberships/ports/memberships';
import { BroadcastNotices, BroadcastPeople } from './ports/broadcast-people';
import { BroadcastAnswers, BroadcastDeliveries, Broadcasts } from './ports/broadcasts';

/** A student replies to a message from a college, which reveals their name; administrators can write back. */
@UseCase()
export class AnswerBroadcast {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly memberships: Memberships,
    private readonly broadcasts: Broadcasts,
    private readonly deliveries: BroadcastDeliveries,
    private readonly answers: BroadcastAnswers,
    private readonly consents: Consents,
    private readonly people: BroadcastPeople,
    private readonly notices: BroadcastNotices,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends a reply of the student; from then on, the college can read it and the student's name.
   * @throws BroadcastNotFound, MinorCannotAnswer, TooManyRequests
   */
  async answerAsStudent(studentId: number, broadcastId: number, content: string): Promise<BroadcastAnswer> {
    if (!(await this.deliveries.find(broadcastId, studentId))) throw new BroadcastNotFound();
    const text = { broadcastId, studentId, content, createdAt: this.clock.now() };
    const draft = createStudentAnswer(text, { isAdult: await this.people.isAdult(studentId) });
    await this.limits.consume(RATE_LIMITS.collegeAnswersPerPerson, String(studentId));
    const broadcast = await this.broadcasts.find(broadcastId);
    if (!broadcast) throw new BroadcastNotFound();
    return this.transactions.run(async () => {
      const answer = await this.answers.save(draft);
      const recipientId = broadcast.findAnswerRecipientId(await this.memberships.listActive(broadcast.collegeId));
      if (recipientId !== null) await this.notices.notifyOfAnswer(recipientId, studentId, broadcast, answer.id);
      const { collegeId } = broadcast;
      await this.transactions.publish(new BroadcastAnswered(collegeId, broadcastId, answer.id, answer.createdAt));
      return answer;
    });
  }

  /**
   * Writes back to a student; only possible if the student has replied.
   * @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded, BroadcastNotFound, StudentUnsubscribed,
   *   TooManyRequests
   */
  async answerAsCollege(by: number, broadcastId: number, studentId: number, content: string): Promise<BroadcastAnswer> {
    const collegeId = await this.findOwnCollege.execute(by);
    const broadcast = await this.broadcasts.find(broadcastId);
    if (!broadcast) throw new BroadcastNotFound();
    broadcast.assertBelongsTo(collegeId);
    const text = { broadcastId, studentId, content, createdAt: this.clock.now() };
    const draft = createCollegeAnswer(text, by, {
      exchange: await this.answers.listByStudent(studentId, [broadcastId]),
      consent: (await this.consents.findByStudent(studentId)).get(collegeId),
    });
    await this.limits.consume(RATE_LIMITS.collegeAnswersPerPerson, String(by));
    return this.transactions.run(async () => {
      const answer = await this.answers.save(draft);
      await this.notices.notifyOfReply(studentId, broadcast, answer.id);
      return answer;
    });
  }
}
