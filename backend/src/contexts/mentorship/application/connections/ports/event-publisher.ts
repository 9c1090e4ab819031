import type { DomainEvent } from '../../../../../shared/domain/aggregate';

/** Publishes events that no aggregate records, such as those caused by the passing of time. */
export abstract class EventPublisher {
  /** Part of the unit of work in progress. */
  abstract publish(event: DomainEvent): Promise<void>;
}
