import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, Not } from 'typeorm';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { CampusEvents, Rsvps } from '../../application/campus-events/ports/campus-events';
import { CampusEvent, type CampusEventState } from '../../domain/campus-events/campus-event';
import { CampusEventNotFound } from '../../domain/campus-events/campus-event-errors';
import type { CampusEventId, CollegeId, PersonId } from '../../domain/catalogue/ids';
import { campusEventSchema } from './campus-event.schema';
import { throwCollegeNotFound } from '../catalogue/sql-helpers';

@Injectable()
export class TypeormCampusEvents extends CampusEvents {
  readonly #table: AggregateTable<CampusEvent, CampusEventState>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, campusEventSchema, (state) => CampusEvent.restore(state));
  }

  nextId(): Promise<CampusEventId> {
    return this.#table.nextId();
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
    const existing = await this.unitOfWork.manager.getRepository(campusEventSchema).findOneByOrFail({
      collegeId,
      createdBy: createdBy ?? IsNull(),
      title,
      startsAt,
      status: Not('cancelled'),
    });
    return { id: existing.id, isFirst };
  }

  find(id: number): Promise<CampusEvent | null> {
    return this.#table.find({ id: id as CampusEventId });
  }

  async lock(id: number): Promise<CampusEvent> {
    const event = await this.#table.lock({ id: id as CampusEventId });
    if (!event) throw new CampusEventNotFound();
    return event;
  }

  save(event: CampusEvent): Promise<void> {
    return this.#table.save(event);
  }

  countSamplesAfter(time: Date, collegeId: CollegeId): Promise<number> {
    return this.unitOfWork.manager
      .getRepository(campusEventSchema)
      .countBy({ collegeId, isSample: true, startsAt: MoreThan(time) });
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
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
    return this.count(eventId);
  }

  async delete(eventId: CampusEventId, by: PersonId): Promise<number> {
    await this.unitOfWork.query('DELETE FROM colleges.event_rsvps WHERE event_id = $1 AND user_id = $2', [eventId, by]);
    return this.count(eventId);
  }

  async count(eventId: CampusEventId): Promise<number> {
    const [row] = await this.unitOfWork.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM colleges.event_rsvps WHERE event_id = $1',
      [eventId],
    );
    return row!.count;
  }
}
