import { UseCase } from '../../../../shared/application/use-case';
import { OpenQuestionNotFound } from '../../domain/open-questions/open-question-errors';
import type { QuestionPage } from './ports/open-question-reader';
import { ShowOpenQuestions, type ShownQuestion } from './show-open-questions';

/** The public part of an open question, without its asker. */
export interface PublicQuestion {
  readonly id: number;
  readonly text: string;
  /** False if search engines must not list it. */
  readonly isIndexed: boolean;
}

/** A question in a list that anyone may show. */
export interface ListedQuestion {
  readonly id: number;
  readonly text: string;
  /** Whether its answer is published. */
  readonly isAnswered: boolean;
}

/** Questions that are read at once to find the ones that may be listed. */
const PAGE_SIZE = 20;
const MAX_PAGES = 5;

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
   * Lists the newest questions about a college that search engines may list, so none of minors, among its newest
   * hundred.
   */
  async listIndexed(collegeId: number, limit: number): Promise<readonly ListedQuestion[]> {
    const found: ListedQuestion[] = [];
    let cursor: number | null = null;
    for (let page = 0; page < MAX_PAGES && found.length < limit; page += 1) {
      const { items, next }: QuestionPage<ShownQuestion> = await this.showOpenQuestions.list(
        { collegeId, cursor, limit: PAGE_SIZE },
        null,
      );
      const indexed = items.filter(({ isIndexed }) => isIndexed);
      found.push(...indexed.map(({ row: { id, text, postId } }) => ({ id, text, isAnswered: postId !== null })));
      if (next === null) break;
      cursor = next;
    }
    return found.slice(0, limit);
  }
}
