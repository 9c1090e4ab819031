import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { MentorshipModule } from '../mentorship';
import { EventReader } from './application/stream/ports/event-reader';
import { PersonalEvents } from './application/stream/ports/personal-events';
import { StreamHub } from './application/stream/stream-hub';
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
    StreamAnnouncements,
    StreamUpkeep,
    PublishChangesBetweenPeople,
    DeleteOldStreamEventsEveryNight,
  ],
  exports: [PersonalEvents],
})
export class StreamModule {}
