import { Injectable } from '@nestjs/common';
import { Aggregate, type DomainEvent } from '../../../../shared/domain/aggregate';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { EventPublisher } from '../../application/connections/ports/event-publisher';

/** An aggregate that carries one event to the outbox; it has no other state. */
class OutboxEventCarrier extends Aggregate {
  constructor(event: DomainEvent) {
    super();
    this.record(event);
  }
}

@Injectable()
export class OutboxEventPublisher extends EventPublisher {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async publish(event: DomainEvent): Promise<void> {
    await this.unitOfWork.saveAggregate(new OutboxEventCarrier(event), async () => {});
  }
}
