import { omitFields } from '../../../../../shared/domain/omit-fields';
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
import {
  type OfferedQuestionRow,
  OpenQuestionReader,
  type OpenQuestionRow,
  type QuestionPage,
  type QuestionQuery,
  type QuestionViewer,
} from '../ports/open-question-reader';
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

export class InMemoryOpenQuestionReader extends OpenQuestionReader {
  constructor(private readonly tables: OpenQuestionTables) {
    super();
  }

  async list(query: QuestionQuery, viewer: QuestionViewer | null): Promise<QuestionPage<OpenQuestionRow>> {
    const { collegeId, figure, cip, level, state } = query;
    const isListed = (row: OpenQuestionRow): boolean =>
      row.status !== 'closed' &&
      row.hiddenBy === null &&
      isVisible(row, viewer) &&
      (collegeId === undefined || row.collegeId === collegeId) &&
      (figure === undefined || row.aboutFigure === figure) &&
      (cip === undefined || row.aboutCip === cip) &&
      (level === undefined || row.aboutLevel === level) &&
      (row.status === 'answered' ? state !== 'waiting' && row.postId !== null : state !== 'answered');
    return toPage(this.#rows(viewer?.id ?? null).filter(isListed), query);
  }

  async listMine(
    userId: number,
    page: Pick<QuestionQuery, 'cursor' | 'limit'>,
  ): Promise<QuestionPage<OpenQuestionRow>> {
    const isMine = ({ askerId, isJoined }: OpenQuestionRow): boolean => askerId === userId || isJoined;
    return toPage(this.#rows(userId).filter(isMine), page);
  }

  async find(id: number, viewer: QuestionViewer | null): Promise<OpenQuestionRow | null> {
    return this.#rows(viewer?.id ?? null).find((row) => row.id === id && isVisible(row, viewer)) ?? null;
  }

  async listOffered(userId: number, now: Date): Promise<readonly OfferedQuestionRow[]> {
    const rows = this.#rows(userId).filter(({ status, hiddenBy }) => status === 'waiting' && hiddenBy === null);
    const offers = this.tables.offers.filter(
      (offer) => offer.userId === userId && offer.status === 'open' && offer.expiresAt > now,
    );
    return offers
      .flatMap(({ questionId, fit, expiresAt: offeredUntil }) =>
        rows.filter(({ id }) => id === questionId).map((row) => ({ ...row, fit, offeredUntil })),
      )
      .sort((one, other) => one.offeredUntil.getTime() - other.offeredUntil.getTime() || one.id - other.id);
  }

  async listTaken(userId: number): Promise<readonly OpenQuestionRow[]> {
    const rows = this.#rows(userId).filter(({ takenBy, hiddenBy }) => takenBy === userId && hiddenBy === null);
    return rows.sort((one, other) => Number(one.takenAt) - Number(other.takenAt) || one.id - other.id);
  }

  async listAnswered(userId: number, limit: number): Promise<readonly OpenQuestionRow[]> {
    const answers = [...this.tables.answers.values()].filter(({ alumId }) => alumId === userId);
    const rows = this.#rows(userId);
    return answers
      .sort((one, other) => other.id - one.id)
      .slice(0, limit)
      .flatMap(({ questionId }) => rows.filter(({ id }) => id === questionId));
  }

  #rows(viewerId: number | null): OpenQuestionRow[] {
    const states = [...this.tables.questions.values()].sort((one, other) => other.id - one.id);
    return states.map((stored) => {
      const { answerId } = stored;
      const state = omitFields(omitFields(omitFields(stored, 'noticedAt'), 'nextStepAt'), 'changedAt');
      const joined = viewerId === null ? undefined : this.tables.joinedBy(state.id, viewerId);
      return {
        ...omitFields(state, 'answerId'),
        postId: (answerId !== null && this.tables.answers.get(answerId)?.postId) || null,
        isOffered: this.tables.offers.some((offer) => offer.questionId === state.id && offer.status === 'open'),
        isJoined: joined !== undefined,
        joinedText: joined?.text ?? null,
      };
    });
  }
}

const isVisible = ({ isAnonymous, askerId }: OpenQuestionRow, viewer: QuestionViewer | null): boolean =>
  isAnonymous || !viewer?.blockedIds.includes(askerId);

function toPage(
  rows: readonly OpenQuestionRow[],
  { cursor, limit }: Pick<QuestionQuery, 'cursor' | 'limit'>,
): QuestionPage<OpenQuestionRow> {
  const rest = rows.filter(({ id }) => cursor === null || id < cursor);
  return { items: rest.slice(0, limit), next: rest.length > limit ? rest[limit - 1]!.id : null };
}
