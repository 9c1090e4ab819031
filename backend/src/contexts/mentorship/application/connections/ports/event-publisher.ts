import type { DomainEvent } from '../../../../../shared/domain/aggregate';

/** Publishes events that no aggregate records, such as those triggered by time. */
export abstract class EventPublisher {
  /** Takes part in the unit of work in progress. */
  abstract publish(event: DomainEvent): Promise<void>;
}
