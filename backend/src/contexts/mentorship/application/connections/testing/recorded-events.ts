import type { DomainEvent } from '../../../../../shared/domain/aggregate';
import { EventPublisher } from '../ports/event-publisher';

export class RecordedEvents extends EventPublisher {
  readonly events: DomainEvent[] = [];

  async publish(event: DomainEvent): Promise<void> {
    this.events.push(event);
  }
}
