import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, Not } from 'typeorm';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { CampusEvents } from '../../application/campus-events/ports/campus-events';
import { CampusEvent } from '../../domain/campus-events/campus-event';
import { CampusEventNotFound } from '../../domain/campus-events/campus-event-errors';
import type { CampusEventId, CollegeId } from '../../domain/catalogue/ids';
import { campusEventSchema } from './campus-events.schema';
import { tellMissingCollege } from '../catalogue/violated-constraint';

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

  async add(event: CampusEvent): Promise<{ id: CampusEventId; isFirst: boolean }> {
    const { id, collegeId, createdBy, title, startsAt } = event.snapshot();
    let isFirst = false;
    await this.unitOfWork
      .keep(event, async (db) => {
        const insert = db.createQueryBuilder().insert().into(campusEventSchema).values(event.snapshot());
        const inserted = await insert.orIgnore().returning('id').execute();
        isFirst = (inserted.raw as unknown[]).length > 0;
      })
      .catch(tellMissingCollege);
    if (isFirst) return { id, isFirst };
    const kept = await this.unitOfWork.manager.getRepository(campusEventSchema).findOneByOrFail({
      ...{ collegeId, createdBy: createdBy ?? IsNull(), title, startsAt, status: Not('cancelled') },
    });
    return { id: kept.id, isFirst };
  }

  async byId(id: number): Promise<CampusEvent> {
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
    await this.unitOfWork.keep(event, (db) => db.getRepository(campusEventSchema).update({ id }, changed));
  }

  hasSampleAfter(now: Date, collegeId: CollegeId): Promise<boolean> {
    return this.unitOfWork.manager
      .getRepository(campusEventSchema)
      .existsBy({ collegeId, isSample: true, startsAt: MoreThan(now) });
  }
}
