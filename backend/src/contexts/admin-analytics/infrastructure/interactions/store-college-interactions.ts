import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import {
  CampusEventJoined,
  CollegeAlumniViewed,
  CollegeCompared,
  CollegeLinkFollowed,
  CollegeSaved,
  CollegeViewed,
  InquiryMade,
} from '../../../colleges';
import { PeopleFacade } from '../../../identity';
import { PostOpened } from '../../../forum';
import { AlumniAlertSaved, ConnectionRequested } from '../../../mentorship';
import { StoreInteractions } from '../../application/interactions/store-college-interaction';
import type { Interaction } from '../../domain/interactions/college-interaction';

/** Fields that every event about a user and a college has. */
type ReportedInteraction = Pick<Interaction, 'eventId' | 'collegeId' | 'userId' | 'occurredAt'>;

@Injectable()
export class StoreCollegeInteractions implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly storeInteractions: StoreInteractions,
    private readonly people: PeopleFacade,
  ) {}

  onModuleInit(): void {
    this.events.subscribeInBatches(CollegeViewed, 'store-that-a-college-was-viewed', (events) =>
      this.#store(events, ({ source, seconds }) => ({ type: 'view', source, seconds })),
    );
    this.events.subscribeInBatches(CollegeCompared, 'store-that-a-college-was-compared', (events) =>
      this.#store(events, ({ source }) => ({ type: 'compare', source })),
    );
    this.events.subscribeInBatches(CollegeLinkFollowed, 'store-that-a-link-of-a-college-was-followed', (events) =>
      this.#store(events, ({ link, source }) => ({ type: link, source })),
    );
    this.events.subscribeInBatches(CollegeAlumniViewed, 'store-that-an-alum-of-a-college-was-viewed', (events) =>
      this.#store(events, ({ source }) => ({ type: 'alumni_view', source })),
    );
    this.events.subscribeInBatches(CollegeSaved, 'store-that-a-college-was-saved', (events) =>
      this.#store(events, () => ({ type: 'save' })),
    );
    this.events.subscribeInBatches(InquiryMade, 'store-that-a-college-was-asked-about', (events) =>
      this.#store(events, () => ({ type: 'inquiry' })),
    );
    this.events.subscribeInBatches(CampusEventJoined, 'store-that-a-campus-event-was-joined', (events) =>
      this.#store(events, () => ({ type: 'rsvp' })),
    );
    this.events.subscribe(AlumniAlertSaved, 'store-that-an-alum-of-a-college-is-awaited', (event) =>
      this.#store([event], () => ({ type: 'alumni_alert' })),
    );
    this.events.subscribe(PostOpened, 'store-that-a-college-was-discussed', async (event) => {
      const { postId, collegeId, authorId: userId, isAnonymous, occurredAt } = event;
      // An interaction would tell the college who wrote the discussion.
      if (collegeId === null || isAnonymous) return;
      await this.#store([{ eventId: `post-${postId}`, collegeId, userId, occurredAt }], () => ({ type: 'forum_post' }));
    });
    this.events.subscribe(ConnectionRequested, 'store-that-an-alum-of-a-college-was-contacted', (event) =>
      this.#storeContact(event),
    );
  }

  /** Each new request after an answer counts as one more contact. */
  async #storeContact({ connectionId, fromUserId: userId, toUserId, occurredAt }: ConnectionRequested): Promise<void> {
    const [recipient] = await this.people.listPeople([toUserId]);
    const collegeId = recipient?.collegeId ?? null;
    if (collegeId === null) return;
    const eventId = `contact-${connectionId}-${new Date(occurredAt).getTime()}`;
    await this.#store([{ eventId, collegeId, userId, occurredAt }], () => ({
      type: 'contact',
      source: 'alumni_profile',
    }));
  }

  #store<E extends ReportedInteraction>(
    events: readonly E[],
    kindOf: (event: E) => Pick<Interaction, 'type'> & Partial<Pick<Interaction, 'source' | 'seconds'>>,
  ): Promise<void> {
    const interactions = events.map((event): Interaction => {
      const { eventId, collegeId, userId, occurredAt } = event;
      return { eventId, collegeId, userId, occurredAt, source: null, seconds: null, ...kindOf(event) };
    });
    return this.storeInteractions.execute(interactions);
  }
}
