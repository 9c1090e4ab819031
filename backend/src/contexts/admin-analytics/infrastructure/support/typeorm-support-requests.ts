import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { SupportRequests, type SupportRequestText } from '../../application/support/ports/support-requests';
import { SupportRequestNotFound } from '../../domain/support/errors';
import { SupportRequest, type SupportRequestState } from '../../domain/support/support-request';
import { supportRequestSchema } from './support-request.schema';

@Injectable()
export class TypeormSupportRequests extends SupportRequests {
  readonly #table: AggregateTable<SupportRequest, SupportRequestState>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, supportRequestSchema, (state) => SupportRequest.restore(state));
  }

  nextId(): Promise<number> {
    return this.#table.nextId();
  }

  find(id: number): Promise<SupportRequest | null> {
    return this.#table.find({ id });
  }

  async lock(id: number): Promise<SupportRequest> {
    const request = await this.#table.lock({ id });
    if (!request) throw new SupportRequestNotFound();
    return request;
  }

  findOpen({ userId, subject, message }: SupportRequestText): Promise<SupportRequest | null> {
    return this.#table.find({ userId, subject, message, closedAt: IsNull() });
  }

  async saveUnlessOpen(request: SupportRequest): Promise<boolean> {
    const inserted = await this.#rows
      .createQueryBuilder()
      .insert()
      .values(request.snapshot())
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as unknown[]).length > 0;
  }

  save(request: SupportRequest): Promise<void> {
    return this.#table.save(request);
  }

  existsByUser(userId: number): Promise<boolean> {
    return this.#rows.existsBy({ userId });
  }

  async listOpen({ limit, after }: { limit: number; after: number | null }): Promise<readonly SupportRequest[]> {
    const where = { closedAt: IsNull(), id: MoreThan(after ?? 0) };
    const states = await this.#rows.find({ where, order: { id: 'ASC' }, take: limit });
    return states.map((state) => SupportRequest.restore(state));
  }

  countOpen(): Promise<number> {
    return this.#rows.countBy({ closedAt: IsNull() });
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }

  get #rows() {
    return this.unitOfWork.manager.getRepository(supportRequestSchema);
  }
}
