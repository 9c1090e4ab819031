import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { MentorshipModule } from '../mentorship';
import { LiveEvents, PersonalEvents } from './application/stream/ports/stream-events';
import { StreamHub } from './application/stream/stream-hub';
import { AnnouncedLiveEvents, StreamAnnouncements } from './infrastructure/stream/stream-announcements';
import { StreamUpkeep } from './infrastructure/stream/stream-upkeep';
import { PublishChangesBetweenPeople } from './infrastructure/stream/publish-changes-between-people';
import { SqlPersonalEvents } from './infrastructure/stream/sql-personal-events';
import { StreamController } from './infrastructure/stream/stream.controller';

@Module({
  imports: [IdentityModule, MentorshipModule],
  controllers: [StreamController],
  providers: [
    StreamHub,
    { provide: PersonalEvents, useClass: SqlPersonalEvents },
    AnnouncedLiveEvents,
    { provide: LiveEvents, useExisting: AnnouncedLiveEvents },
    StreamAnnouncements,
    StreamUpkeep,
    PublishChangesBetweenPeople,
  ],
  exports: [PersonalEvents, LiveEvents, StreamHub],
})
export class StreamModule {}
