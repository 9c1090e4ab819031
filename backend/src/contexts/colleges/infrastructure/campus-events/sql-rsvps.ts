import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Rsvps } from '../../application/campus-events/ports/campus-events';
import type { CampusEventId, PersonId } from '../../domain/catalogue/ids';

@Injectable()
export class SqlRsvps extends Rsvps {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async give(eventId: CampusEventId, by: PersonId): Promise<number> {
    await this.unitOfWork.query(
      'INSERT INTO colleges.event_rsvps (event_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [eventId, by],
    );
    return this.#count(eventId);
  }

  async takeBack(eventId: CampusEventId, by: PersonId): Promise<number> {
    await this.unitOfWork.query('DELETE FROM colleges.event_rsvps WHERE event_id = $1 AND user_id = $2', [eventId, by]);
    return this.#count(eventId);
  }

  async #count(eventId: CampusEventId): Promise<number> {
    const [row] = await this.unitOfWork.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM colleges.event_rsvps WHERE event_id = $1',
      [eventId],
    );
    return row!.count;
  }
}
