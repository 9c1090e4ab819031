import { Module, type Provider } from '@nestjs/common';
import { AddCampusEvent, CheckEventPermission } from './application/campus-events/add-campus-event';
import { RsvpToCampusEvent, DecideCampusEvent } from './application/campus-events/rsvp-to-campus-event';
import { FindCampusEvent, ShowCampusEvents } from './application/campus-events/show-campus-events';
import { CampusEventReader, CampusEvents, Rsvps } from './application/campus-events/ports/campus-events';
import { CatalogueModule } from './catalogue.module';
import { CalendarFile } from './infrastructure/campus-events/calendar-file';
import { CampusEventAnswersController } from './infrastructure/campus-events/campus-event-answers.controller';
import { CampusEventsController } from './infrastructure/campus-events/campus-events.controller';
import { SqlCampusEventReader } from './infrastructure/campus-events/sql-campus-event-reader';
import { SqlRsvps, TypeormCampusEvents } from './infrastructure/campus-events/typeorm-campus-events';
import { EngagementModule } from './engagement.module';
import { PeopleModule } from './people.module';

const useCases = [
  ShowCampusEvents,
  FindCampusEvent,
  CheckEventPermission,
  AddCampusEvent,
  DecideCampusEvent,
  RsvpToCampusEvent,
];

const adapters: Provider[] = [
  { provide: CampusEvents, useClass: TypeormCampusEvents },
  { provide: Rsvps, useClass: SqlRsvps },
  { provide: CampusEventReader, useClass: SqlCampusEventReader },
];

/** Campus events and their RSVPs. */
@Module({
  imports: [CatalogueModule, PeopleModule, EngagementModule],
  controllers: [CampusEventsController, CampusEventAnswersController],
  providers: [...useCases, ...adapters, CalendarFile],
  exports: [CampusEvents, Rsvps],
})
export class CampusEventsModule {}
