import { omitFields } from '../../../../../shared/domain/omit-fields';
import {
  type OfferedQuestionRow,
  OpenQuestionReader,
  type OpenQuestionRow,
  type QuestionPage,
  type QuestionQuery,
  type QuestionViewer,
} from '../ports/open-question-reader';
import type { OpenQuestionTables } from './in-memory-open-questions';

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
