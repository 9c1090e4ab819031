import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { AlumniAlertsModule } from './alumni-alerts.module';
import { AvailabilityModule } from './availability.module';
import { BlocksModule } from './blocks.module';
import { CalendarModule } from './calendar-feed.module';
import { CalendarImportModule } from './calendar-import.module';
import { ConnectionEffectsModule } from './connection-effects.module';
import { ConnectionsModule } from './connections.module';
import { FigureQuestionsModule } from './figure-questions.module';
import { FinderModule } from './finder.module';
import { GroupHoursModule } from './group-hours.module';
import { JointCallsModule } from './joint-calls.module';
import { MeetingMailsModule } from './meeting-mails.module';
import { MeetingNotesModule } from './meeting-notes.module';
import { MeetingPlanningModule } from './meeting-planning.module';
import { MeetingsModule } from './meetings.module';
import { ProgramCrossroadsModule } from './program-crossroads.module';
import { ProfilesFacade } from './profiles.facade';
import { RelationshipsFacade } from './relationships.facade';
import { ConnectionRequestsFacade } from './connection-requests.facade';
import { MeetingsFacade } from './meetings.facade';
import { MentorshipDemoFacade } from './mentorship-demo.facade';
import { MentorshipGeneratorFacade } from './mentorship-generator.facade';
import { MinutesFacade } from './minutes.facade';
import { MinutesModule } from './minutes.module';
import { MentorshipPersonalData } from './mentorship-personal-data.facade';
import { MentoringOutcomesModule } from './mentoring-outcomes.module';
import { MentoringActivityFacade } from './mentoring-activity.facade';
import { MentoringActivityModule } from './mentoring-activity.module';
import { OnboardingModule } from './onboarding.module';
import { PeopleDirectoryModule } from './people-directory.module';
import { PersonalDataModule } from './personal-data.module';
import { PrivacyModule } from './privacy.module';
import { ProfilesModule } from './profiles.module';
import { QuestionOffersModule } from './question-offers.module';
import { RecommendationsModule } from './recommendations.module';
import { RelationshipsModule } from './relationships.module';
import { ReplyTimesFacade } from './reply-times.facade';
import { ReplyTimesModule } from './reply-times.module';
import { RequestDraftsModule } from './request-drafts.module';
import { RoleChangeModule } from './role-change.module';
import { SearchIndexModule } from './search-index.module';
import { ThanksModerationFacade } from './thanks-moderation.facade';
import { WaitListModule } from './wait-list.module';

const facades = [
  ProfilesFacade,
  RelationshipsFacade,
  ConnectionRequestsFacade,
  MeetingsFacade,
  ReplyTimesFacade,
  MinutesFacade,
  MentoringActivityFacade,
  MentorshipDemoFacade,
  MentorshipPersonalData,
  MentorshipGeneratorFacade,
  ThanksModerationFacade,
];

@Module({
  imports: [
    // First: `/meetings/conflicts` and `/meetings/attendees` must match before `/meetings/:id`.
    MeetingPlanningModule,
    ProfilesModule,
    PrivacyModule,
    ConnectionsModule,
    RelationshipsModule,
    BlocksModule,
    WaitListModule,
    // Before the finder: `/alumni/reply-time` must match before `/alumni/:id`.
    ReplyTimesModule,
    FinderModule,
    ProgramCrossroadsModule,
    QuestionOffersModule,
    FigureQuestionsModule,
    AlumniAlertsModule,
    PeopleDirectoryModule,
    RequestDraftsModule,
    RecommendationsModule,
    AvailabilityModule,
    MinutesModule,
    CalendarImportModule,
    MeetingsModule,
    GroupHoursModule,
    JointCallsModule,
    ConnectionEffectsModule,
    CalendarModule,
    MeetingMailsModule,
    MeetingNotesModule,
    MentoringOutcomesModule,
    MentoringActivityModule,
    OnboardingModule,
    RoleChangeModule,
    PersonalDataModule,
    SearchIndexModule,
    IdentityModule,
  ],
  providers: facades,
  exports: [...facades, PrivacyModule, QuestionOffersModule],
})
export class MentorshipModule {}
