import { Module, type Provider } from '@nestjs/common';
import { MeetingNotesStore } from './application/meeting-notes/ports/meeting-notes-store';
import { GetMeetingNotes, RecordOutcome, SaveMeetingNotes } from './application/meeting-notes/meeting-notes';
import { SeedPastMeeting } from './application/meeting-notes/seed-past-meeting';
import { MeetingNotesController } from './infrastructure/meeting-notes/meeting-notes.controller';
import { SqlMeetingNotes } from './infrastructure/meeting-notes/sql-meeting-notes';
import { MeetingsModule } from './meetings.module';
import { ProfilesModule } from './profiles.module';
import { RecommendationsModule } from './recommendations.module';

const useCases = [SaveMeetingNotes, GetMeetingNotes, RecordOutcome, SeedPastMeeting];

const adapters: Provider[] = [{ provide: MeetingNotesStore, useClass: SqlMeetingNotes }];

/** Notes on meetings and their outcome. */
@Module({
  imports: [ProfilesModule, RecommendationsModule, MeetingsModule],
  controllers: [MeetingNotesController],
  providers: [...useCases, ...adapters],
  exports: [SeedPastMeeting, RecordOutcome],
})
export class MeetingNotesModule {}
