import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { type QuestionAbout, toAboutColumns } from '../../../../shared/domain/question-about';
import { WritingRefused } from '../../domain/discussions/discussion-errors';
import { OpenQuestion, type OpenQuestionId, type QuestionSubject } from '../../domain/open-questions/open-question';
import {
  OpenQuestionAnswered,
  OpenQuestionClosed,
  OpenQuestionNotFound,
} from '../../domain/open-questions/open-question-errors';
import { normalizeQuestionText, QUESTION_FAULTS } from '../../domain/open-questions/open-question-text';
import { Colleges } from '../discussions/ports/members';
import { OpenQuestions, QuestionAskers } from './ports/open-questions';
import { QuestionFacts, QuestionPeople } from './ports/question-people';

interface AskOpenQuestionInput {
  readonly by: number;
  readonly collegeId: number;
  readonly about: QuestionAbout;
  /** Required unless the person joins a question. */
  readonly text: string | null;
  readonly isAnonymous: boolean;
  /** ID of the question that the person wants answered, too. */
  readonly joins: number | null;
}

/** Asks a question openly, or joins the waiting one about the same. */
@UseCase()
export class AskOpenQuestion {
  constructor(
    private readonly questions: OpenQuestions,
    private readonly askers: QuestionAskers,
    private readonly people: QuestionPeople,
    private readonly colleges: Colleges,
    private readonly facts: QuestionFacts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeating a question that the person asked or joined changes nothing.
   * @returns the ID of the question
   * @throws WritingRefused, OpenQuestionNotFound, OpenQuestionClosed, OpenQuestionAnswered, TooManyOpenRequests,
   *   TooManyRequests
   */
  async execute({ by, joins, about, collegeId, ...input }: AskOpenQuestionInput): Promise<OpenQuestionId> {
    const text = input.text === null ? null : normalizeQuestionText(input.text, 'text');
    if (joins !== null) return this.transactions.run(() => this.#join(joins, by, text));
    if (text === null) throw new WritingRefused([{ field: 'text', message: QUESTION_FAULTS.questionShort }]);

    await this.#assertKnown(collegeId, about);
    const asker = (await this.people.findByIds([by])).get(by);
    const field = about.cip === null ? null : await this.facts.findField(about.cip);
    const subject: QuestionSubject = { collegeId, ...toAboutColumns(about) };
    // A minor's name is never shown below a public question.
    const isAnonymous = input.isAnonymous || asker === undefined || asker.isMinor;
    return this.transactions.run(async () => {
      const same = about.figure === null && about.cip === null ? null : await this.questions.findSame(subject);
      if (same !== null) return this.#join(same, by, text);
      const id = await this.questions.nextId();
      await this.people.countQuestion(by, id);
      const question = { askerId: by, ...subject, field, text, isAnonymous };
      await this.questions.save(OpenQuestion.ask(id, question, this.clock.now()));
      return id;
    });
  }

  async #join(id: number, by: number, text: string | null): Promise<OpenQuestionId> {
    const question = await this.questions.lock(id);
    const { askerId, isAnonymous, hiddenBy, status } = question.snapshot();
    if (askerId === by || (await this.askers.list(id)).includes(by)) return question.id;
    const isBlocked = !isAnonymous && (await this.people.listBlockedWith(by)).includes(askerId);
    if (hiddenBy !== null || isBlocked) throw new OpenQuestionNotFound();
    if (status === 'closed') throw new OpenQuestionClosed();
    if (!question.isOpen) throw new OpenQuestionAnswered();
    await this.people.countQuestion(by, id);
    await this.askers.join(id, by, text, this.clock.now());
    return question.id;
  }

  async #assertKnown(collegeId: number, about: QuestionAbout): Promise<void> {
    if (!(await this.colleges.findByIds([collegeId])).has(collegeId)) {
      throw new WritingRefused([{ field: 'collegeId', message: 'Choose a college from the list' }]);
    }
    const unknown = await this.colleges.findUnknown(collegeId, about);
    if (unknown) throw new WritingRefused([unknown]);
  }
}
