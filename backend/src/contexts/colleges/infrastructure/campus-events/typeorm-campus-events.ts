import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, Not } from 'typeorm';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { CampusEvents, Rsvps } from '../../application/campus-events/ports/campus-events';
import { CampusEvent } from '../../domain/campus-events/campus-event';
import { CampusEventNotFound } from '../../domain/campus-events/campus-event-errors';
import type { CampusEventId, CollegeId, PersonId } from '../../domain/catalogue/ids';
import { campusEventSchema } from './campus-events.schema';
import { throwCollegeNotFound } from '../catalogue/sql-helpers';

@Injectable()
export class TypeormCampusEvents extends CampusEvents {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async nextId(): Promise<CampusEventId> {
    const [row] = await this.unitOfWork.query<{ id: CampusEventId }>(
      `SELECT nextval(pg_get_serial_sequence('colleges.events', 'id'))::integer AS id`,
    );
    return row!.id;
  }

  async saveOnce(event: CampusEvent): Promise<{ id: CampusEventId; isFirst: boolean }> {
    const { id, collegeId, createdBy, title, startsAt } = event.snapshot();
    let isFirst = false;
    await this.unitOfWork
      .saveAggregate(event, async (db) => {
        const insert = db.createQueryBuilder().insert().into(campusEventSchema).values(event.snapshot());
        const inserted = await insert.orIgnore().returning('id').execute();
        isFirst = (inserted.raw as unknown[]).length > 0;
      })
      .catch(throwCollegeNotFound);
    if (isFirst) return { id, isFirst };
    const kept = await this.unitOfWork.manager.getRepository(campusEventSchema).findOneByOrFail({
      collegeId,
      createdBy: createdBy ?? IsNull(),
      title,
      startsAt,
      status: Not('cancelled'),
    });
    return { id: kept.id, isFirst };
  }

  async lock(id: number): Promise<CampusEvent> {
    const inUnitOfWork = this.unitOfWork.manager.queryRunner?.isTransactionActive;
    const state = await this.unitOfWork.manager.getRepository(campusEventSchema).findOne({
      where: { id: id as CampusEventId },
      ...(inUnitOfWork && { lock: { mode: 'for_no_key_update' as const } }),
    });
    if (!state) throw new CampusEventNotFound();
    return CampusEvent.restore(state);
  }

  async save(event: CampusEvent): Promise<void> {
    const { id, ...changed } = event.snapshot();
    await this.unitOfWork.saveAggregate(event, (db) => db.getRepository(campusEventSchema).update({ id }, changed));
  }

  countSamplesAfter(now: Date, collegeId: CollegeId): Promise<boolean> {
    return this.unitOfWork.manager
      .getRepository(campusEventSchema)
      .existsBy({ collegeId, isSample: true, startsAt: MoreThan(now) });
  }
}

@Injectable()
export class SqlRsvps extends Rsvps {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async save(eventId: CampusEventId, by: PersonId): Promise<number> {
    await this.unitOfWork.query(
      'INSERT INTO colleges.event_rsvps (event_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [eventId, by],
    );
    return this.#count(eventId);
  }

  async delete(eventId: CampusEventId, by: PersonId): Promise<number> {
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
