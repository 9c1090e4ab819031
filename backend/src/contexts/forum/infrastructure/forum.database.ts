import type { Mapping } from '../../../shared/infrastructure/typeorm/data-source';
import { ModerationCases1764735000001 } from './migrations/1764735000001-moderation-cases';
import { Discussions1764800000001 } from './migrations/1764800000001-discussions';
import { DiscussionsValidated1764800000002 } from './migrations/1764800000002-discussions-validated';
import { HiddenByReports1764800000011 } from './migrations/1764800000011-hidden-by-reports';
import { SharedAnswers1764800000012 } from './migrations/1764800000012-shared-answers';
import { SubscribedSince1764900000071 } from './migrations/1764900000071-subscribed-since';
import { ReportsValidated1764735000002 } from './migrations/1764735000002-reports-validated';
import { earlierTextSchema } from './discussions/earlier-text.schema';
import { postSchema } from './discussions/post.schema';
import { replySchema } from './discussions/reply.schema';
import { moderationCaseSchema } from './moderation/moderation-case.schema';
import { moderationCopySchema } from './moderation/moderation-copy.schema';
import { moderationHistorySchema } from './moderation/moderation-history.schema';
import { ReportsOfThanks1765440000003 } from './migrations/1765440000003-reports-of-thanks';
import { ReportsOfThanksValidated1765440000004 } from './migrations/1765440000004-reports-of-thanks-validated';
import { SearchOfNewPosts1764985000001 } from './migrations/1764985000001-search-of-new-posts';
import { openQuestionSchema, questionAnswerSchema, questionOfferSchema } from './open-questions/open-question.schema';
import { ReportsOfOpenQuestions1765470000001 } from './migrations/1765470000001-reports-of-open-questions';
import { ReportsOfOpenQuestionsValidated1765470000002 } from './migrations/1765470000002-reports-of-open-questions-validated';
import { OpenQuestions1765420000001 } from './migrations/1765420000001-open-questions';
import { sharedAnswerSchema } from './shared-answers/shared-answer.schema';
import { reportSchema } from './reports/report.schema';
import { Reports1764200000005 } from './migrations/1764200000005-reports';
import { ReportsWithoutReporter1764400000005 } from './migrations/1764400000005-reports-without-reporter';
import { ReportsOfPeople1764600000020 } from './migrations/1764600000020-reports-of-people';
import { DecidedCases1764955000001 } from './migrations/1764955000001-decided-cases';
import { TagsWithSigns1764960000006 } from './migrations/1764960000006-tags-with-signs';
import { DecisionsFromHistory1764980000002 } from './migrations/1764980000002-decisions-from-history';
import { AboutFigures1765430000001 } from './migrations/1765430000001-about-figures';
import { FigureAnswers1765430000004 } from './migrations/1765430000004-figure-answers';

/** The tables of this context that TypeORM maps, and its migrations, oldest first. */
export const forumMapping: Mapping = {
  entities: [
    reportSchema,
    postSchema,
    replySchema,
    earlierTextSchema,
    sharedAnswerSchema,
    openQuestionSchema,
    questionAnswerSchema,
    questionOfferSchema,
    moderationCaseSchema,
    moderationHistorySchema,
    moderationCopySchema,
  ],
  migrations: [
    Reports1764200000005,
    ReportsWithoutReporter1764400000005,
    ReportsOfPeople1764600000020,
    ModerationCases1764735000001,
    ReportsValidated1764735000002,
    Discussions1764800000001,
    DiscussionsValidated1764800000002,
    HiddenByReports1764800000011,
    SharedAnswers1764800000012,
    SubscribedSince1764900000071,
    DecidedCases1764955000001,
    TagsWithSigns1764960000006,
    DecisionsFromHistory1764980000002,
    SearchOfNewPosts1764985000001,
    OpenQuestions1765420000001,
    AboutFigures1765430000001,
    FigureAnswers1765430000004,
    ReportsOfThanks1765440000003,
    ReportsOfThanksValidated1765440000004,
    ReportsOfOpenQuestions1765470000001,
    ReportsOfOpenQuestionsValidated1765470000002,
  ],
};
