import { AccountHasClaimed } from '../../../domain/alumni-claims/errors';
import type { ConfirmedStudies } from '../../../domain/study-confirmations/study-confirmation';
import { type OpenQuestion, type QuestionSummary, StudyConfirmations } from '../ports/study-confirmations';

interface Question extends OpenQuestion {
  readonly userId: number;
  answeredAt: Date | null;
}

export class InMemoryStudyConfirmations extends StudyConfirmations {
  readonly #questions: Question[] = [];
  readonly confirmed: ConfirmedStudies[] = [];

  async saveQuestions(
    collegeId: number,
    userIds: readonly number[],
    limit: number,
    at: Date,
  ): Promise<readonly number[]> {
    const newUserIds = [...userIds]
      .sort((one, other) => one - other)
      .filter((userId) => !this.#questions.some((one) => one.userId === userId && one.collegeId === collegeId))
      .slice(0, limit);
    this.#questions.push(...newUserIds.map((userId) => ({ userId, collegeId, askedAt: at, answeredAt: null })));
    return newUserIds;
  }

  async summarize(collegeId: number, userIds: readonly number[], after: Date): Promise<QuestionSummary> {
    const asked = this.#questions.filter((one) => one.collegeId === collegeId);
    const times = asked.map(({ askedAt }) => askedAt.getTime()).filter((time) => time > after.getTime());
    return {
      canBeAsked: userIds.filter((id) => !asked.some(({ userId }) => userId === id)).length,
      lastAskedAt: times.length > 0 ? new Date(Math.max(...times)) : null,
    };
  }

  async listOpen(userId: number, after: Date): Promise<readonly OpenQuestion[]> {
    return this.#questions
      .filter((one) => one.userId === userId && one.answeredAt === null && one.askedAt > after)
      .sort((one, other) => other.askedAt.getTime() - one.askedAt.getTime())
      .map(({ collegeId, askedAt }) => ({ collegeId, askedAt }));
  }

  async saveAnswer(userId: number, collegeId: number, after: Date, at: Date): Promise<boolean> {
    const open = this.#questions.find(
      (one) => one.userId === userId && one.collegeId === collegeId && one.answeredAt === null && one.askedAt > after,
    );
    if (open) open.answeredAt = at;
    return open !== undefined;
  }

  async saveConfirmed(studies: ConfirmedStudies): Promise<void> {
    const { userId, email, collegeId } = studies;
    const isTaken = this.confirmed.some(
      (one) => one.userId === userId || (one.email === email && one.collegeId === collegeId),
    );
    if (isTaken) throw new AccountHasClaimed();
    this.confirmed.push(studies);
  }
}
