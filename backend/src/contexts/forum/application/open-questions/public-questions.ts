import { UseCase } from '../../../../shared/application/use-case';
import { OpenQuestionNotFound } from '../../domain/open-questions/open-question-errors';
import { ShowOpenQuestions } from './show-open-questions';

/** The public part of an open question, without its asker. */
export interface PublicQuestion {
  readonly id: number;
  readonly text: string;
  /** False if search engines must not list it. */
  readonly isIndexed: boolean;
}

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
}
