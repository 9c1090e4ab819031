import { Injectable } from '@nestjs/common';
import type { PersonalDataTables, WrittenChoice } from '../../shared/application/personal-data';
import { DecideOnAnswer } from './application/shared-answers/decide-on-answer';
import { OpenQuestionPersonalData } from './application/open-questions/ports/open-question-personal-data';
import { WithdrawFromQuestion } from './application/open-questions/withdraw-from-question';
import { SharedAnswers } from './application/shared-answers/ports/shared-answers';
import { PersonalData } from './application/reports/ports/reports';
import { DiscussionPersonalData } from './application/discussions/ports/discussion-personal-data';
import { Clock } from '../../shared/application/clock';
import type { PersonalDataPart } from '../../shared/application/personal-data';

/** What this context stores about people. */
@Injectable()
export class ForumPersonalData implements PersonalDataPart {
  constructor(
    private readonly personalData: PersonalData,
    private readonly ownDiscussions: DiscussionPersonalData,
    private readonly sharedAnswers: SharedAnswers,
    private readonly decideOnAnswer: DecideOnAnswer,
    private readonly openQuestions: OpenQuestionPersonalData,
    private readonly withdrawFromQuestion: WithdrawFromQuestion,
    private readonly clock: Clock,
  ) {}

  /** Returns everything that the forum stores about a user. */
  async export(userId: number): Promise<PersonalDataTables> {
    return {
      ...(await this.ownDiscussions.export(userId)),
      ...(await this.sharedAnswers.export(userId)),
      ...(await this.openQuestions.export(userId)),
      ...(await this.personalData.export(userId)),
    };
  }

  /**
   * Removes a user from all data of the forum.
   * @param written whether their discussions and replies stay without a name or are deleted
   */
  async erase(userId: number, written: WrittenChoice): Promise<void> {
    // Cases before discussions: reporting locks them in this order.
    await this.personalData.erase(userId);
    await this.decideOnAnswer.withdrawAllByUser(userId);
    await this.withdrawFromQuestion.eraseAll(userId);
    await this.openQuestions.deleteByUser(userId);
    await this.ownDiscussions.erase(userId, written, this.clock.now());
  }
}
