import { Module } from '@nestjs/common';
import { ApplyConnectionChange } from './application/connection-effects/apply-connection-change';
import { FinderModule } from './finder.module';
import { ApplyConnectionChanges } from './infrastructure/connection-effects/apply-connection-changes';
import { MeetingsModule } from './meetings.module';
import { MinutesModule } from './minutes.module';
import { RecommendationsModule } from './recommendations.module';
import { ReplyTimesModule } from './reply-times.module';

/** What a changed connection means for the finder, matches and meetings. */
@Module({
  imports: [FinderModule, ReplyTimesModule, RecommendationsModule, MeetingsModule, MinutesModule],
  providers: [ApplyConnectionChange, ApplyConnectionChanges],
})
export class ConnectionEffectsModule {}
