import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Interactions } from '../../application/interactions/ports/interactions';
import type { Interaction } from '../../domain/interactions/interaction';

@Injectable()
export class SqlInteractions extends Interactions {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add({ eventId, collegeId, userId, type, source, seconds, occurredAt }: Interaction): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO admin_analytics.college_interactions
         (event_id, college_id, user_id, type, source, seconds, occurred_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (event_id) DO NOTHING`,
      [eventId, collegeId, userId, type, source, seconds, occurredAt],
    );
  }
}
