import { Injectable } from '@nestjs/common';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { Interactions } from '../../application/ports/interactions';
import type { Interaction } from '../../domain/interaction';

/** Interest is only news: it goes to the outbox, and no table here. */
@Injectable()
export class OutboxInteractions extends Interactions {
  constructor(private readonly session: Session) {
    super();
  }

  async tell(interaction: Interaction): Promise<void> {
    await this.session.keep(interaction, async () => {});
  }
}
