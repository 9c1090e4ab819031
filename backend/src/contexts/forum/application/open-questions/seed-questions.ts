import { UseCase } from '../../../../shared/application/use-case';
import { AskOpenQuestion } from './ask-open-question';
import { ShowOpenQuestions } from './show-open-questions';

/** An open question of a demo student. */
export interface SampleQuestion {
  readonly by: number;
  readonly collegeId: number;
  /** Name of the figure that it is about. */
  readonly figure: string;
  readonly text: string;
}

/** Creates the open questions of the demo data. */
@UseCase()
export class SeedQuestions {
  constructor(
    private readonly showOpenQuestions: ShowOpenQuestions,
    private readonly askOpenQuestion: AskOpenQuestion,
  ) {}

  /**
   * Asks the question of a student who has never asked one, so that a withdrawn one doesn't return.
   * @throws WritingRefused, TooManyOpenRequests, TooManyRequests
   */
  async execute({ by, collegeId, figure, text }: SampleQuestion): Promise<void> {
    const { items } = await this.showOpenQuestions.listMine(by, { cursor: null, limit: 1 });
    if (items.length > 0) return;
    const about = { figure, cip: null, level: null };
    await this.askOpenQuestion.execute({ by, collegeId, about, text, isAnonymous: true, joins: null });
  }
}
