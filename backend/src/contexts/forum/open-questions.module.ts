import { Module, type Provider } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { IdentityModule } from '../identity';
import { MentorshipModule } from '../mentorship';
import { MessagingModule } from '../messaging';
import { AnswerQuestion } from './application/open-questions/answer-question';
import { AskOpenQuestion } from './application/open-questions/ask-open-question';
import { CloseOpenQuestion } from './application/open-questions/close-open-question';
import { DecideOnQuestionAnswer } from './application/open-questions/decide-on-question-answer';
import { ModerateOpenQuestions } from './application/open-questions/moderate-open-questions';
import { OfferQuestion } from './application/open-questions/offer-question';
import { OpenQuestionPersonalData } from './application/open-questions/ports/open-question-personal-data';
import { OpenQuestionReader } from './application/open-questions/ports/open-question-reader';
import {
  OpenQuestions,
  QuestionAnswers,
  QuestionAskers,
  QuestionOffers,
} from './application/open-questions/ports/open-questions';
import {
  Answerers,
  QuestionFacts,
  QuestionNotices,
  QuestionPeople,
} from './application/open-questions/ports/question-people';
import { PublicQuestions } from './application/open-questions/public-questions';
import { SeedQuestions } from './application/open-questions/seed-questions';
import { ShowOpenQuestions } from './application/open-questions/show-open-questions';
import { WithdrawFromQuestion } from './application/open-questions/withdraw-from-question';
import { DiscussionsModule } from './discussions.module';
import {
  CatalogueQuestionFacts,
  ContextsQuestionPeople,
  MessagingQuestionNotices,
} from './infrastructure/open-questions/contexts-question-people';
import { ContextsAnswerers } from './infrastructure/open-questions/contexts-answerers';
import { EndQuestionsWhenPersonLeaves, OpenQuestionJobs } from './infrastructure/open-questions/open-question-jobs';
import { OpenQuestionsController } from './infrastructure/open-questions/open-questions.controller';
import { SqlOpenQuestionPersonalData } from './infrastructure/open-questions/sql-open-question-personal-data';
import { SqlOpenQuestionReader } from './infrastructure/open-questions/sql-open-question-reader';
import {
  SqlQuestionAskers,
  SqlQuestionOffers,
  TypeormOpenQuestions,
  TypeormQuestionAnswers,
} from './infrastructure/open-questions/typeorm-open-questions';
import { SharedAnswersModule } from './shared-answers.module';

const useCases = [
  AskOpenQuestion,
  OfferQuestion,
  AnswerQuestion,
  DecideOnQuestionAnswer,
  WithdrawFromQuestion,
  CloseOpenQuestion,
  ShowOpenQuestions,
  PublicQuestions,
  SeedQuestions,
  ModerateOpenQuestions,
];

const adapters: Provider[] = [
  { provide: OpenQuestions, useClass: TypeormOpenQuestions },
  { provide: QuestionAskers, useClass: SqlQuestionAskers },
  { provide: QuestionOffers, useClass: SqlQuestionOffers },
  { provide: QuestionAnswers, useClass: TypeormQuestionAnswers },
  { provide: OpenQuestionReader, useClass: SqlOpenQuestionReader },
  { provide: OpenQuestionPersonalData, useClass: SqlOpenQuestionPersonalData },
  { provide: QuestionPeople, useClass: ContextsQuestionPeople },
  { provide: QuestionFacts, useClass: CatalogueQuestionFacts },
  { provide: QuestionNotices, useClass: MessagingQuestionNotices },
  { provide: Answerers, useClass: ContextsAnswerers },
];

/** Questions that students ask openly, and their answers. */
@Module({
  imports: [IdentityModule, CollegesModule, MentorshipModule, MessagingModule, DiscussionsModule, SharedAnswersModule],
  controllers: [OpenQuestionsController],
  providers: [...useCases, ...adapters, OpenQuestionJobs, EndQuestionsWhenPersonLeaves],
  exports: [PublicQuestions, SeedQuestions, ModerateOpenQuestions, WithdrawFromQuestion, OpenQuestionPersonalData],
})
export class OpenQuestionsModule {}
