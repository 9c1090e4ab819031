import { UseCase } from '../../../../shared/application/use-case';
import { OpenQuestionNotFound } from '../../domain/open-questions/open-question-errors';
import type { QuestionPage, QuestionQuery } from './ports/open-question-reader';
import { ShowOpenQuestions, type ShownQuestion } from './show-open-questions';

/** The public part of an open question, without its asker. */
export interface PublicQuestion {
  readonly id: number;
  readonly text: string;
  /** False if search engines must not list it. */
  readonly isIndexed: boolean;
}

/** A question of an adult in a list, without its asker. */
export interface ListedQuestion {
  readonly id: number;
  readonly collegeId: number;
  /** Null if the college is no longer in the catalog. */
  readonly collegeName: string | null;
  /** What it is about; all null for the college itself. */
  readonly about: {
    readonly figure: string | null;
    readonly cip: string | null;
    /** Title of the field of study. */
    readonly field: string | null;
    readonly level: string | null;
  };
  readonly text: string;
  readonly askedAt: Date;
  /** The discussion with the published answer; null if there is none. */
  readonly postId: number | null;
}

/** Pages that are read at most, to fill one page of a list from which questions are left out. */
const MAX_PAGES_READ = 5;

/** Open questions for readers without an account, such as search engines. */
@UseCase()
export class PublicQuestions {
  constructor(private readonly showOpenQuestions: ShowOpenQuestions) {}

  /** @returns null if it is closed, hidden or unknown */
  async execute(id: number): Promise<PublicQuestion | null> {
    try {
      const { row, isIndexed } = await this.showOpenQuestions.get(id, null);
      return { id: row.id, text: row.text, isIndexed };
    } catch (refusal) {
      if (refusal instanceof OpenQuestionNotFound) return null;
      throw refusal;
    }
  }

  /**
   * Lists questions of adults, newest first. Questions of people under 18 are left out, so a page can be shorter than
   * its limit, even if there is a next page.
   */
  async list({ cursor, limit, ...filters }: QuestionQuery): Promise<QuestionPage<ListedQuestion>> {
    const found: ListedQuestion[] = [];
    let next = cursor;
    for (let read = 0; read < MAX_PAGES_READ && found.length < limit; read++) {
      const page = await this.showOpenQuestions.list({ ...filters, cursor: next, limit: limit - found.length }, null);
      found.push(...page.items.filter(({ isIndexed }) => isIndexed).map(toListedQuestion));
      next = page.next;
      if (next === null) break;
    }
    return { items: found, next };
  }
}

const toListedQuestion = ({ row, collegeName }: ShownQuestion): ListedQuestion => ({
  id: row.id,
  collegeId: row.collegeId,
  collegeName,
  about: { figure: row.aboutFigure, cip: row.aboutCip, field: row.field, level: row.aboutLevel },
  text: row.text,
  askedAt: row.createdAt,
  postId: row.postId,
});
