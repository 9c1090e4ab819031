import { Injectable } from '@nestjs/common';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type ConsentId, Consents } from '../../application/activity/ports/activity-log';
import { Consent, type ConsentState } from '../../domain/activity/consent';
import { consentSchema } from './consent.schema';

@Injectable()
export class TypeormConsents extends Consents {
  readonly #table: AggregateTable<Consent, ConsentState>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, consentSchema, (state) => Consent.restore(state));
  }

  async findByStudent(studentId: number): Promise<ReadonlyMap<number, Consent>> {
    const consents = await this.#table.list({ studentId });
    return new Map(consents.map((consent) => [consent.collegeId, consent]));
  }

  async lock({ studentId, collegeId }: ConsentId): Promise<Consent> {
    const consent = await this.#table.lock({ studentId, collegeId });
    return consent ?? Consent.createUndecided(studentId, collegeId);
  }

  /** Two first choices at the same moment are both accepted; the later one is stored. */
  save(consent: Consent): Promise<void> {
    return this.unitOfWork.saveAggregate(consent, (db) =>
      db.getRepository(consentSchema).upsert(consent.snapshot(), ['studentId', 'collegeId']),
    );
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }

  async isCountedInStatistics(userId: number): Promise<boolean> {
    const found = await this.unitOfWork.query('SELECT FROM admin_analytics.uncounted_students WHERE user_id = $1', [
      userId,
    ]);
    return found.length === 0;
  }

  async saveCountedInStatistics(userId: number, isCounted: boolean, now: Date): Promise<void> {
    if (isCounted) {
      await this.unitOfWork.query('DELETE FROM admin_analytics.uncounted_students WHERE user_id = $1', [userId]);
      return;
    }
    await this.unitOfWork.query(
      'INSERT INTO admin_analytics.uncounted_students (user_id, since) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [userId, now],
    );
  }
}
