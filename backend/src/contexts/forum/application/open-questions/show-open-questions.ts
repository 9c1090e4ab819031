import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { hoursAfter, OPEN_QUESTION_RULES } from '../../domain/open-questions/open-question';
import { OpenQuestionNotFound } from '../../domain/open-questions/open-question-errors';
import type { QuestionAnswerState } from '../../domain/open-questions/question-answer';
import type { Fit } from '../../domain/open-questions/question-offer';
import { findStanding, type Standing } from '../../domain/open-questions/standing';
import { Colleges } from '../discussions/ports/members';
import {
  OpenQuestionReader,
  type OpenQuestionRow,
  type QuestionPage,
  type QuestionQuery,
  type QuestionViewer,
} from './ports/open-question-reader';
import { QuestionAnswers } from './ports/open-questions';
import { type AlumSignature, QuestionPeople } from './ports/question-people';

/** A question as everyone can see it. */
export interface ShownQuestion {
  readonly row: OpenQuestionRow;
  /** Null if the college is no longer in the catalog. */
  readonly collegeName: string | null;
  readonly askedBy: string;
  /** False for questions of minors, which search engines must not list. */
  readonly isIndexed: boolean;
}

/** An answer as its asker, those who asked the same, and its author see it. */
export interface ShownAnswer {
  readonly state: QuestionAnswerState;
  readonly signature: string;
}

/** A question for its asker and those who asked the same. */
export interface OwnQuestion extends ShownQuestion {
  readonly standing: Standing;
  readonly expiresAt: Date;
  readonly answers: readonly ShownAnswer[];
}

export interface OfferedQuestion {
  readonly question: ShownQuestion;
  readonly fit: Fit;
  readonly expiresAt: Date;
}

export interface TakenQuestion {
  readonly question: ShownQuestion;
  readonly takenAt: Date;
  readonly answerBy: Date;
}

/** What an alum is offered, answers now, and has answered. */
export interface QuestionsOfAlum {
  readonly offers: readonly OfferedQuestion[];
  readonly taken: readonly TakenQuestion[];
  readonly answers: readonly { readonly question: ShownQuestion; readonly answer: ShownAnswer }[];
}

/** A question with what its viewer may know beyond everyone else. */
export interface QuestionForViewer extends ShownQuestion {
  /** For those who asked it. */
  readonly own: OwnQuestion | null;
  /** For an alum to whom it is offered. */
  readonly offer: OfferedQuestion | null;
  /** For the alum who is answering it. */
  readonly taken: TakenQuestion | null;
  /** For the alum who answered it. */
  readonly answer: ShownAnswer | null;
}

const PSEUDONYM = 'A student';
const MAX_ANSWERED = 50;

/** Shows open questions to visitors, askers and alumni. Nothing shown identifies an anonymous asker or an alum. */
@UseCase()
export class ShowOpenQuestions {
  constructor(
    private readonly reader: OpenQuestionReader,
    private readonly answers: QuestionAnswers,
    private readonly people: QuestionPeople,
    private readonly colleges: Colleges,
    private readonly clock: Clock,
  ) {}

  async list(query: QuestionQuery, viewerId: number | null): Promise<QuestionPage<ShownQuestion>> {
    const { items, next } = await this.reader.list(query, await this.#getViewer(viewerId));
    return { items: await this.#toShown(items, viewerId), next };
  }

  async listMine(userId: number, page: Pick<QuestionQuery, 'cursor' | 'limit'>): Promise<QuestionPage<OwnQuestion>> {
    const { items, next } = await this.reader.listMine(userId, page);
    return { items: await this.#toOwn(await this.#toShown(items, userId), userId), next };
  }

  /** @throws OpenQuestionNotFound, also for a hidden or closed one, except for those who asked or answered it */
  async get(id: number, viewerId: number | null): Promise<QuestionForViewer> {
    const viewer = await this.#getViewer(viewerId);
    const row = await this.reader.find(id, viewer);
    if (!row) throw new OpenQuestionNotFound();
    const [shown] = await this.#toShown([row], viewerId);
    const isOwn = viewerId !== null && (row.askerId === viewerId || row.isJoined);
    const [own = null] = isOwn ? await this.#toOwn([shown!], viewerId) : [];
    const { offers, taken, answers } = await this.#getQuestionsOfAlum(isOwn ? null : viewerId, id);
    const answer = answers[0]?.answer ?? null;
    const isPublic = row.hiddenBy === null && row.status !== 'closed';
    if (!isPublic && !own && !answer) throw new OpenQuestionNotFound();
    return { ...shown!, own, offer: offers[0] ?? null, taken: taken[0] ?? null, answer };
  }

  getQuestionsOfAlum(userId: number): Promise<QuestionsOfAlum> {
    return this.#getQuestionsOfAlum(userId);
  }

  /** @param id only this question */
  async #getQuestionsOfAlum(userId: number | null, id?: number): Promise<QuestionsOfAlum> {
    if (userId === null) return { offers: [], taken: [], answers: [] };
    const isWanted = (row: OpenQuestionRow): boolean => id === undefined || row.id === id;
    const offered = (await this.reader.listOffered(userId, this.clock.now())).filter(isWanted);
    const taken = (await this.reader.listTaken(userId)).filter(isWanted);
    const answered = (await this.reader.listAnswered(userId, MAX_ANSWERED)).filter(isWanted);
    const shown = await this.#toShown([...offered, ...taken, ...answered], userId);
    const shownTaken = shown.slice(offered.length, offered.length + taken.length);
    const shownAnswered = shown.slice(offered.length + taken.length);
    const answers = await this.#listAnswers(shownAnswered.map(({ row }) => row.id));
    return {
      offers: offered.map(({ fit, offeredUntil }, at) => ({ question: shown[at]!, fit, expiresAt: offeredUntil })),
      taken: shownTaken.flatMap((question) => {
        const { takenAt } = question.row;
        if (takenAt === null) return [];
        return [{ question, takenAt, answerBy: hoursAfter(takenAt, OPEN_QUESTION_RULES.answerHours) }];
      }),
      answers: shownAnswered.flatMap((question) => {
        const answer = answers.find(({ state }) => state.questionId === question.row.id && state.alumId === userId);
        return answer ? [{ question, answer }] : [];
      }),
    };
  }

  async #toOwn(questions: readonly ShownQuestion[], viewerId: number): Promise<OwnQuestion[]> {
    const answers = await this.#listAnswers(questions.map(({ row }) => row.id));
    const now = this.clock.now();
    return questions.map((question) => {
      const { row } = question;
      const isReadable = ({ state }: ShownAnswer): boolean =>
        state.questionId === row.id && state.hiddenBy === null && (row.askerId === viewerId || state.isGood === true);
      return {
        ...question,
        standing: findStanding(row, viewerId, now),
        expiresAt: hoursAfter(row.createdAt, OPEN_QUESTION_RULES.closesAfterDays * 24),
        answers: answers.filter(isReadable),
      };
    });
  }

  async #listAnswers(questionIds: readonly number[]): Promise<ShownAnswer[]> {
    if (questionIds.length === 0) return [];
    const states = (await this.answers.list(questionIds)).map((answer) => answer.snapshot());
    const signatures = await this.people.findSignatures([...new Set(states.map(({ alumId }) => alumId))]);
    return states.map((state) => ({ state, signature: toSignature(signatures.get(state.alumId)) }));
  }

  async #toShown(rows: readonly OpenQuestionRow[], viewerId: number | null): Promise<ShownQuestion[]> {
    const askers = await this.people.findByIds([...new Set(rows.map(({ askerId }) => askerId))]);
    const colleges = await this.colleges.findByIds([...new Set(rows.map(({ collegeId }) => collegeId))]);
    return rows.map((row) => {
      const asker = askers.get(row.askerId);
      const isNamed = viewerId !== null && !row.isAnonymous && asker && !asker.isMinor;
      return {
        row,
        collegeName: colleges.get(row.collegeId)?.name ?? null,
        askedBy: isNamed ? asker.displayName : PSEUDONYM,
        isIndexed: asker?.isMinor === false,
      };
    });
  }

  async #getViewer(viewerId: number | null): Promise<QuestionViewer | null> {
    if (viewerId === null) return null;
    return { id: viewerId, blockedIds: await this.people.listBlockedWith(viewerId) };
  }
}

/** Describes an alum by their college alone. */
function toSignature(alum: AlumSignature | undefined): string {
  if (!alum?.collegeName) return 'An alum';
  return `${alum.isVerified ? 'Verified alum' : 'Alum'} of ${alum.collegeName}`;
}
