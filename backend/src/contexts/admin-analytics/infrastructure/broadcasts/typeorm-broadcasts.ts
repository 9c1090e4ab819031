import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { getErrorCode } from '../../../../shared/infrastructure/typeorm/database-errors';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Broadcasts } from '../../application/broadcasts/ports/broadcasts';
import { Broadcast, type BroadcastState } from '../../domain/broadcasts/broadcast';
import { BroadcastNotFound, BroadcastAwaitsDecision } from '../../domain/broadcasts/errors';
import { broadcastSchema } from './broadcast.schema';

const UNIQUE_VIOLATION = '23505';

@Injectable()
export class TypeormBroadcasts extends Broadcasts {
  readonly #table: AggregateTable<Broadcast, BroadcastState>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, broadcastSchema, (state) => Broadcast.restore(state));
  }

  nextId(): Promise<number> {
    return this.#table.nextId();
  }

  find(id: number): Promise<Broadcast | null> {
    return this.#table.find({ id });
  }

  async lock(id: number): Promise<Broadcast> {
    const broadcast = await this.#table.lock({ id });
    if (!broadcast) throw new BroadcastNotFound();
    return broadcast;
  }

  async findLatest(collegeId: number): Promise<Broadcast | null> {
    const where = { collegeId, status: In(['waiting', 'sent']) };
    const state = await this.#rows.findOne({ where, order: { id: 'DESC' } });
    return state && Broadcast.restore(state);
  }

  async list(
    collegeId: number,
    { limit, before }: { limit: number; before: number | null },
  ): Promise<readonly Broadcast[]> {
    const where = { collegeId, ...(before !== null && { id: LessThan(before) }) };
    const states = await this.#rows.find({ where, order: { id: 'DESC' }, take: limit });
    return states.map((state) => Broadcast.restore(state));
  }

  async save(broadcast: Broadcast): Promise<void> {
    try {
      await this.#table.save(broadcast);
    } catch (error) {
      throw getErrorCode(error) === UNIQUE_VIOLATION ? new BroadcastAwaitsDecision() : error;
    }
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }

  get #rows() {
    return this.unitOfWork.manager.getRepository(broadcastSchema);
  }
}
