import { Module, type Provider } from '@nestjs/common';
import { MeetingNotesKeeper } from './application/meeting-notes/ports/meeting-notes-keeper';
import { MeetingOutcomes } from './application/meeting-notes/ports/meeting-outcomes';
import { ShowNotes } from './application/meeting-notes/show-notes';
import { TellOutcome } from './application/meeting-notes/tell-outcome';
import { WriteNotes } from './application/meeting-notes/write-notes';
import { MeetingNotesController } from './infrastructure/meeting-notes/meeting-notes.controller';
import { SqlMeetingNotes } from './infrastructure/meeting-notes/sql-meeting-notes';
import { SqlMeetingOutcomes } from './infrastructure/meeting-notes/sql-meeting-outcomes';
import { MeetingsModule } from './meetings.module';
import { ProfilesModule } from './profiles.module';
import { RecommendationsModule } from './recommendations.module';

const useCases = [WriteNotes, ShowNotes, TellOutcome];

const adapters: Provider[] = [
  { provide: MeetingNotesKeeper, useClass: SqlMeetingNotes },
  { provide: MeetingOutcomes, useClass: SqlMeetingOutcomes },
];

/** Notes on meetings and their outcome. */
@Module({
  imports: [ProfilesModule, RecommendationsModule, MeetingsModule],
  controllers: [MeetingNotesController],
  providers: [...useCases, ...adapters],
})
export class MeetingNotesModule {}
