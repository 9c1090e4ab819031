import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { CollegeCompared, CollegeLinkFollowed, CollegeSaved, CollegeViewed, InquiryMade } from '../../../colleges';
import { StoreInteraction } from '../../application/interactions/store-interaction';
import type { Interaction } from '../../domain/interactions/interaction';

/** What every event about a college and someone says. */
type Told = Pick<Interaction, 'eventId' | 'collegeId' | 'userId' | 'occurredAt'>;

@Injectable()
export class StoreCollegeInteractions implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly storeInteraction: StoreInteraction,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(CollegeViewed, 'store-that-a-college-was-viewed', (event) =>
      this.#store(event, { type: 'view', source: event.source, seconds: event.seconds }),
    );
    this.events.subscribe(CollegeCompared, 'store-that-a-college-was-compared', (event) =>
      this.#store(event, { type: 'compare', source: event.source }),
    );
    this.events.subscribe(CollegeLinkFollowed, 'store-that-a-link-of-a-college-was-followed', (event) =>
      this.#store(event, { type: event.link, source: event.source }),
    );
    this.events.subscribe(CollegeSaved, 'store-that-a-college-was-saved', (event) =>
      this.#store(event, { type: 'save' }),
    );
    this.events.subscribe(InquiryMade, 'store-that-a-college-was-asked-about', (event) =>
      this.#store(event, { type: 'inquiry' }),
    );
  }

  #store(
    { eventId, collegeId, userId, occurredAt }: Told,
    {
      type,
      source = null,
      seconds = null,
    }: Pick<Interaction, 'type'> & Partial<Pick<Interaction, 'source' | 'seconds'>>,
  ): Promise<void> {
    return this.storeInteraction.execute({ eventId, collegeId, userId, occurredAt, type, source, seconds });
  }
}
