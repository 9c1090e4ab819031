import { Module, type Provider } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { AddCampusEvent } from './application/add-campus-event';
import { AnswerCampusEvent } from './application/answer-campus-event';
import { DecideCampusEvent } from './application/decide-campus-event';
import { EditReview } from './application/edit-review';
import { EditCollege } from './application/edit-college';
import { FindCampusEvent } from './application/find-campus-event';
import { FindPopularColleges } from './application/find-popular-colleges';
import { ImportColleges } from './application/import-colleges';
import { MakeInquiry } from './application/make-inquiry';
import { MergeSavedColleges } from './application/merge-saved-colleges';
import { ModerateReview } from './application/moderate-review';
import { NoticeInteraction } from './application/notice-interaction';
import { CampusEventReader } from './application/ports/campus-event-reader';
import { CampusEvents, Rsvps } from './application/ports/campus-events';
import { CollegeHistory } from './application/ports/college-history';
import { CollegeProfiles } from './application/ports/college-profiles';
import { CollegeReader } from './application/ports/college-reader';
import { DirectoryReader } from './application/ports/directory-reader';
import { Inquiries } from './application/ports/inquiries';
import { Interactions } from './application/ports/interactions';
import { KnownColleges } from './application/ports/known-colleges';
import { People } from './application/ports/people';
import { ReviewReader } from './application/ports/review-reader';
import { Reviews, ReviewUpvotes } from './application/ports/reviews';
import { SavedColleges } from './application/ports/saved-colleges';
import { Catalogue } from './application/ports/catalogue';
import { OfficialFiles } from './application/ports/official-files';
import { Erasure } from './application/ports/erasure';
import { PersonalData } from './application/ports/personal-data';
import { StarterTable } from './application/ports/starter-table';
import { PrepareCatalogue } from './application/prepare-catalogue';
import { ReplyToReview } from './application/reply-to-review';
import { SaveCollege } from './application/save-college';
import { SeedSamples } from './application/seed-samples';
import { ShowCampusEvents } from './application/show-campus-events';
import { ShowReviews } from './application/show-reviews';
import { TakeReplyBack } from './application/take-reply-back';
import { UpvoteReview } from './application/upvote-review';
import { WhoMayAddEvents } from './application/who-may-add-events';
import { WithdrawReview } from './application/withdraw-review';
import { WriteReview } from './application/write-review';
import { CollegesFacade } from './colleges.facade';
import { CalendarFile } from './infrastructure/calendar/calendar-file';
import { BuiltInStarterTable } from './infrastructure/catalogue/built-in-starter-table';
import { ImportOfficialColleges } from './infrastructure/events/import-official-colleges';
import { PrepareCatalogueAtStart } from './infrastructure/events/prepare-catalogue-at-start';
import { ScorecardFiles } from './infrastructure/files/scorecard-files';
import { CampusEventAnswersController } from './infrastructure/http/campus-event-answers.controller';
import { CampusEventsController } from './infrastructure/http/campus-events.controller';
import { CollegeHistoryController } from './infrastructure/http/college-history.controller';
import { CollegesController } from './infrastructure/http/colleges.controller';
import { DirectoryController } from './infrastructure/http/directory.controller';
import { InterestController } from './infrastructure/http/interest.controller';
import { ReviewAnswersController } from './infrastructure/http/review-answers.controller';
import { ReviewsController } from './infrastructure/http/reviews.controller';
import { SavedCollegesController } from './infrastructure/http/saved-colleges.controller';
import { IdentityPeople } from './infrastructure/identity/identity-people';
import { OutboxInteractions } from './infrastructure/persistence/outbox-interactions';
import { PostgresCatalogue } from './infrastructure/persistence/postgres-catalogue';
import { SqlCampusEventReader } from './infrastructure/persistence/sql-campus-event-reader';
import { SqlCollegeHistory } from './infrastructure/persistence/sql-college-history';
import { SqlCollegeProfiles } from './infrastructure/persistence/sql-college-profiles';
import { SqlCollegeReader } from './infrastructure/persistence/sql-college-reader';
import { SqlDirectoryReader } from './infrastructure/persistence/sql-directory-reader';
import { SqlInquiries } from './infrastructure/persistence/sql-inquiries';
import { SqlKnownColleges } from './infrastructure/persistence/sql-known-colleges';
import { SqlErasure } from './infrastructure/persistence/sql-erasure';
import { SqlPersonalData } from './infrastructure/persistence/sql-personal-data';
import { SqlReviewReader } from './infrastructure/persistence/sql-review-reader';
import { SqlReviewUpvotes } from './infrastructure/persistence/sql-review-upvotes';
import { SqlRsvps } from './infrastructure/persistence/sql-rsvps';
import { SqlSavedColleges } from './infrastructure/persistence/sql-saved-colleges';
import { TypeormCampusEvents } from './infrastructure/persistence/typeorm-campus-events';
import { TypeormReviews } from './infrastructure/persistence/typeorm-reviews';

const useCases = [
  PrepareCatalogue,
  ImportColleges,
  FindPopularColleges,
  EditCollege,
  SaveCollege,
  MergeSavedColleges,
  NoticeInteraction,
  MakeInquiry,
  ShowReviews,
  WriteReview,
  EditReview,
  WithdrawReview,
  ModerateReview,
  UpvoteReview,
  ReplyToReview,
  TakeReplyBack,
  ShowCampusEvents,
  FindCampusEvent,
  WhoMayAddEvents,
  AddCampusEvent,
  DecideCampusEvent,
  AnswerCampusEvent,
  SeedSamples,
];

const adapters: Provider[] = [
  { provide: Catalogue, useClass: PostgresCatalogue },
  { provide: CollegeReader, useClass: SqlCollegeReader },
  { provide: DirectoryReader, useClass: SqlDirectoryReader },
  { provide: CollegeProfiles, useClass: SqlCollegeProfiles },
  { provide: CollegeHistory, useClass: SqlCollegeHistory },
  { provide: OfficialFiles, useClass: ScorecardFiles },
  { provide: StarterTable, useClass: BuiltInStarterTable },
  { provide: KnownColleges, useClass: SqlKnownColleges },
  { provide: People, useClass: IdentityPeople },
  { provide: SavedColleges, useClass: SqlSavedColleges },
  { provide: Interactions, useClass: OutboxInteractions },
  { provide: Inquiries, useClass: SqlInquiries },
  { provide: Reviews, useClass: TypeormReviews },
  { provide: ReviewUpvotes, useClass: SqlReviewUpvotes },
  { provide: ReviewReader, useClass: SqlReviewReader },
  { provide: CampusEvents, useClass: TypeormCampusEvents },
  { provide: Rsvps, useClass: SqlRsvps },
  { provide: CampusEventReader, useClass: SqlCampusEventReader },
  { provide: PersonalData, useClass: SqlPersonalData },
  { provide: Erasure, useClass: SqlErasure },
];

const controllers = [
  // First what has a path of its own, then what takes an id.
  DirectoryController,
  CollegesController,
  CollegeHistoryController,
  SavedCollegesController,
  InterestController,
  ReviewsController,
  ReviewAnswersController,
  CampusEventsController,
  CampusEventAnswersController,
];

@Module({
  imports: [IdentityModule],
  controllers,
  providers: [...useCases, ...adapters, PrepareCatalogueAtStart, ImportOfficialColleges, CalendarFile, CollegesFacade],
  exports: [CollegesFacade],
})
export class CollegesModule {}
