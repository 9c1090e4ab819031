import { Injectable } from '@nestjs/common';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Verifications } from '../../application/verification/ports/verifications';
import { WrongCode } from '../../domain/verification/errors';
import { Verification, type VerificationState } from '../../domain/verification/verification';
import { verificationSchema } from './verification.schema';

@Injectable()
export class TypeormVerifications extends Verifications {
  readonly #table: AggregateTable<Verification, VerificationState>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, verificationSchema, (state) => Verification.restore(state));
  }

  find(userId: number): Promise<Verification | null> {
    return this.#table.find({ userId });
  }

  async lock(userId: number): Promise<Verification> {
    const verification = await this.#table.lock({ userId });
    if (!verification) throw new WrongCode();
    return verification;
  }

  async save(verification: Verification): Promise<void> {
    await this.unitOfWork.saveAggregate(verification, (db) =>
      db.getRepository(verificationSchema).upsert(verification.snapshot(), ['userId']),
    );
  }

  delete(userId: number): Promise<void> {
    return this.#table.delete({ userId });
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }
}
