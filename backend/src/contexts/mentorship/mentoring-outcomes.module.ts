import { Module, type Provider } from '@nestjs/common';
import { FinishMentoring, SetGoal } from './application/mentoring-outcomes/change-relationship';
import { AskForCheckIns, SaveCheckIn } from './application/mentoring-outcomes/check-in';
import { ListMentoring } from './application/mentoring-outcomes/list-mentoring';
import { LoadMentoring } from './application/mentoring-outcomes/load-mentoring';
import {
  CheckIns,
  MentoringRelationships,
  ThanksStore,
} from './application/mentoring-outcomes/ports/mentoring-outcomes';
import {
  AnswerThanks,
  ListThanks,
  ModerateThanks,
  WithdrawThanks,
  WriteThanks,
} from './application/mentoring-outcomes/thanks';
import { ConnectionsModule } from './connections.module';
import { FinderModule } from './finder.module';
import { AlumniThanksController } from './infrastructure/mentoring-outcomes/alumni-thanks.controller';
import { AskForCheckInsJob } from './infrastructure/mentoring-outcomes/ask-for-check-ins-job';
import { CheckInsController } from './infrastructure/mentoring-outcomes/check-ins.controller';
import { MentoringController } from './infrastructure/mentoring-outcomes/mentoring-outcomes.controller';
import { SqlCheckIns } from './infrastructure/mentoring-outcomes/sql-check-ins';
import { SqlMentoringRelationships, SqlThanksStore } from './infrastructure/mentoring-outcomes/sql-mentoring-outcomes';
import { MeetingNotesModule } from './meeting-notes.module';
import { MeetingsModule } from './meetings.module';
import { ProfilesModule } from './profiles.module';

const useCases = [
  LoadMentoring,
  ListMentoring,
  SetGoal,
  FinishMentoring,
  SaveCheckIn,
  AskForCheckIns,
  WriteThanks,
  WithdrawThanks,
  AnswerThanks,
  ListThanks,
  ModerateThanks,
];

const adapters: Provider[] = [
  { provide: MentoringRelationships, useClass: SqlMentoringRelationships },
  { provide: CheckIns, useClass: SqlCheckIns },
  { provide: ThanksStore, useClass: SqlThanksStore },
];

/** What becomes of mentoring: goals, check-ins after meetings, thanks, and an end on which both agree. */
@Module({
  imports: [ProfilesModule, ConnectionsModule, FinderModule, MeetingsModule, MeetingNotesModule],
  controllers: [MentoringController, CheckInsController, AlumniThanksController],
  providers: [...useCases, ...adapters, AskForCheckInsJob],
  exports: [ModerateThanks],
})
export class MentoringOutcomesModule {}
