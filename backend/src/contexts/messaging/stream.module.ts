import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { MentorshipModule } from '../mentorship';
import { EventReader } from './application/stream/ports/event-reader';
import { LiveEvents } from './application/stream/ports/live-events';
import { PersonalEvents } from './application/stream/ports/personal-events';
import { StreamHub } from './application/stream/stream-hub';
import { AnnouncedLiveEvents } from './infrastructure/stream/announced-live-events';
import { DeleteOldStreamEventsEveryNight } from './infrastructure/stream/delete-old-stream-events-every-night';
import { PublishChangesBetweenPeople } from './infrastructure/stream/publish-changes-between-people';
import { SqlEventReader } from './infrastructure/stream/sql-event-reader';
import { SqlPersonalEvents } from './infrastructure/stream/sql-personal-events';
import { StreamAnnouncements } from './infrastructure/stream/stream-announcements';
import { StreamController } from './infrastructure/stream/stream.controller';
import { StreamUpkeep } from './infrastructure/stream/stream-upkeep';

@Module({
  imports: [IdentityModule, MentorshipModule],
  controllers: [StreamController],
  providers: [
    StreamHub,
    { provide: EventReader, useClass: SqlEventReader },
    { provide: PersonalEvents, useClass: SqlPersonalEvents },
    AnnouncedLiveEvents,
    { provide: LiveEvents, useExisting: AnnouncedLiveEvents },
    StreamAnnouncements,
    StreamUpkeep,
    PublishChangesBetweenPeople,
    DeleteOldStreamEventsEveryNight,
  ],
  exports: [PersonalEvents, LiveEvents, StreamHub],
})
export class StreamModule {}
