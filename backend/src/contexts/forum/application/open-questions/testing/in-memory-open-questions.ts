import {
  OpenQuestion,
  type OpenQuestionId,
  type OpenQuestionState,
  type QuestionSubject,
} from '../../../domain/open-questions/open-question';
import { OpenQuestionNotFound } from '../../../domain/open-questions/open-question-errors';
import {
  QuestionAnswer,
  type QuestionAnswerId,
  type QuestionAnswerState,
} from '../../../domain/open-questions/question-answer';
import type { OfferStatus, QuestionOffer } from '../../../domain/open-questions/question-offer';
import { SerialUnits } from '../../discussions/testing/in-memory-discussions';
import { OpenQuestions, QuestionAnswers, QuestionAskers, QuestionOffers } from '../ports/open-questions';

interface JoinedRow {
  readonly questionId: number;
  readonly userId: number;
  readonly text: string | null;
  readonly joinedAt: Date;
}

/** The tables shared by the in-memory stores of open questions. */
export class OpenQuestionTables {
  readonly units = new SerialUnits();
  readonly questions = new Map<number, OpenQuestionState>();
  readonly joined: JoinedRow[] = [];
  readonly offers: QuestionOffer[] = [];
  readonly answers = new Map<number, QuestionAnswerState>();

  joinedBy(questionId: number, userId: number): JoinedRow | undefined {
    return this.joined.find((row) => row.questionId === questionId && row.userId === userId);
  }
}

export class InMemoryOpenQuestions extends OpenQuestions {
  constructor(private readonly tables: OpenQuestionTables) {
    super();
  }

  async nextId(): Promise<OpenQuestionId> {
    return (this.tables.questions.size + 1) as OpenQuestionId;
  }

  async find(id: number): Promise<OpenQuestion | null> {
    const state = this.tables.questions.get(id);
    return state ? OpenQuestion.restore({ ...state }) : null;
  }

  async lock(id: number): Promise<OpenQuestion> {
    this.tables.units.require();
    const question = await this.find(id);
    if (!question) throw new OpenQuestionNotFound();
    return question;
  }

  async save(question: OpenQuestion): Promise<void> {
    this.tables.questions.set(question.id, question.snapshot());
  }

  async findSame({ collegeId, aboutFigure, aboutCip, aboutLevel }: QuestionSubject): Promise<OpenQuestionId | null> {
    this.tables.units.require();
    const same = this.#all.find(
      (one) =>
        one.collegeId === collegeId &&
        one.aboutFigure === aboutFigure &&
        one.aboutCip === aboutCip &&
        one.aboutLevel === aboutLevel &&
        one.status !== 'closed' &&
        !one.isAccepted &&
        one.hiddenBy === null,
    );
    return same?.id ?? null;
  }

  async listOpenIdsByUser(userId: number): Promise<readonly OpenQuestionId[]> {
    const hasOffer = (id: number): boolean =>
      this.tables.offers.some((offer) => offer.questionId === id && offer.userId === userId && offer.status === 'open');
    return this.#all
      .filter(({ status }) => status !== 'closed')
      .filter(
        ({ id, askerId, takenBy }) =>
          askerId === userId || takenBy === userId || this.tables.joinedBy(id, userId) || hasOffer(id),
      )
      .map(({ id }) => id);
  }

  async listDue(now: Date, limit: number): Promise<readonly OpenQuestionId[]> {
    const due = this.#all.flatMap(({ id, nextStepAt }) =>
      nextStepAt && nextStepAt <= now ? [{ id, nextStepAt }] : [],
    );
    due.sort((one, other) => one.nextStepAt.getTime() - other.nextStepAt.getTime() || one.id - other.id);
    return due.slice(0, limit).map(({ id }) => id);
  }

  async wakeByCollege(collegeId: number, now: Date): Promise<void> {
    for (const state of this.#all) {
      const isOffered = this.tables.offers.some((offer) => offer.questionId === state.id && offer.status === 'open');
      const isWaiting = state.collegeId === collegeId && state.status === 'waiting' && state.hiddenBy === null;
      if (isWaiting && !isOffered && state.nextStepAt && state.nextStepAt > now) state.nextStepAt = now;
    }
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.tables.units.run(work);
  }

  get #all(): OpenQuestionState[] {
    return [...this.tables.questions.values()].sort((one, other) => one.id - other.id);
  }
}

export class InMemoryQuestionAskers extends QuestionAskers {
  constructor(private readonly tables: OpenQuestionTables) {
    super();
  }

  async join(questionId: number, userId: number, text: string | null, joinedAt: Date): Promise<void> {
    if (!this.tables.joinedBy(questionId, userId)) this.tables.joined.push({ questionId, userId, text, joinedAt });
  }

  async leave(questionId: number, userId: number): Promise<boolean> {
    const row = this.tables.joinedBy(questionId, userId);
    if (row) this.tables.joined.splice(this.tables.joined.indexOf(row), 1);
    return row !== undefined;
  }

  async list(questionId: number): Promise<readonly number[]> {
    const rows = this.tables.joined.filter((row) => row.questionId === questionId);
    rows.sort((one, other) => one.joinedAt.getTime() - other.joinedAt.getTime() || one.userId - other.userId);
    return rows.map(({ userId }) => userId);
  }
}

export class InMemoryQuestionOffers extends QuestionOffers {
  constructor(private readonly tables: OpenQuestionTables) {
    super();
  }

  async add(offers: readonly QuestionOffer[]): Promise<void> {
    for (const offer of offers) {
      if (!(await this.find(offer.questionId, offer.userId))) this.tables.offers.push({ ...offer });
    }
  }

  async list(questionId: number): Promise<readonly QuestionOffer[]> {
    return this.tables.offers
      .filter((offer) => offer.questionId === questionId)
      .sort((one, other) => one.offeredAt.getTime() - other.offeredAt.getTime() || one.userId - other.userId)
      .map((offer) => ({ ...offer }));
  }

  async find(questionId: number, userId: number): Promise<QuestionOffer | null> {
    const offer = this.tables.offers.find((one) => one.questionId === questionId && one.userId === userId);
    return offer ? { ...offer } : null;
  }

  async setStatus(questionId: number, userIds: readonly number[], status: OfferStatus): Promise<void> {
    for (const offer of this.tables.offers) {
      if (offer.questionId === questionId && userIds.includes(offer.userId)) offer.status = status;
    }
  }
}

export class InMemoryQuestionAnswers extends QuestionAnswers {
  constructor(private readonly tables: OpenQuestionTables) {
    super();
  }

  async nextId(): Promise<QuestionAnswerId> {
    return (this.tables.answers.size + 1) as QuestionAnswerId;
  }

  async find(id: number): Promise<QuestionAnswer | null> {
    const state = this.tables.answers.get(id);
    return state ? QuestionAnswer.restore({ ...state }) : null;
  }

  async lock(id: number): Promise<QuestionAnswer> {
    this.tables.units.require();
    const answer = await this.find(id);
    if (!answer) throw new OpenQuestionNotFound();
    return answer;
  }

  async save(answer: QuestionAnswer): Promise<void> {
    this.tables.answers.set(answer.id, answer.snapshot());
  }

  async list(questionIds: readonly number[]): Promise<readonly QuestionAnswer[]> {
    return this.#all
      .filter(({ questionId }) => questionIds.includes(questionId))
      .map((state) => QuestionAnswer.restore({ ...state }));
  }

  async listPublishedIdsByUser(userId: number): Promise<readonly QuestionAnswerId[]> {
    const isOf = ({ questionId, alumId }: QuestionAnswerState): boolean =>
      alumId === userId || this.tables.questions.get(questionId)?.askerId === userId;
    return this.#all.filter((state) => state.postId !== null && isOf(state)).map(({ id }) => id);
  }

  async listIdsByAlum(alumId: number): Promise<readonly QuestionAnswerId[]> {
    return this.#all.filter((state) => state.alumId === alumId).map(({ id }) => id);
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.tables.units.run(work);
  }

  get #all(): QuestionAnswerState[] {
    return [...this.tables.answers.values()].sort((one, other) => one.id - other.id);
  }
}
