import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Interactions } from '../../application/engagement/ports/interactions';
import type { Interaction } from '../../domain/engagement/interaction';

/** Interest is only news: it goes to the outbox, and no table here. */
@Injectable()
export class OutboxInteractions extends Interactions {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async tell(interaction: Interaction): Promise<void> {
    await this.unitOfWork.keep(interaction, async () => {});
  }
}
