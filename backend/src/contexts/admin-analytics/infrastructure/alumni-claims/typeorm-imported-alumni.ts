import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { hashSecret } from '../../../../shared/infrastructure/crypto-randomness';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { getErrorCode } from '../../../../shared/infrastructure/typeorm/database-errors';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { PersonRecord } from '../../application/memberships/ports/person-record';
import { ImportedAlumni, type UnclaimedImport } from '../../application/alumni-claims/ports/imported-alumni';
import { AccountHasClaimed, AlumnusNotFound } from '../../domain/alumni-claims/errors';
import { ImportedAlumnus } from '../../domain/alumni-claims/imported-alumnus';
import { AddressHashes } from '../alumni-import/address-hashes';
import { type ImportedAlumnusRow, importedAlumnusSchema } from './imported-alumnus.schema';

const UNIQUE_VIOLATION = '23505';

@Injectable()
export class TypeormImportedAlumni extends ImportedAlumni {
  readonly #table: AggregateTable<ImportedAlumnus, ImportedAlumnusRow>;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly personRecord: PersonRecord,
    private readonly addressHashes: AddressHashes,
  ) {
    super();
    this.#table = new AggregateTable(unitOfWork, importedAlumnusSchema, (state) => ImportedAlumnus.restore(state));
  }

  find(id: number): Promise<ImportedAlumnus | null> {
    return this.#table.find({ id });
  }

  async lock(id: number): Promise<ImportedAlumnus> {
    const alumnus = await this.#table.lock({ id });
    if (!alumnus) throw new AlumnusNotFound();
    return alumnus;
  }

  findByToken(token: string): Promise<ImportedAlumnus | null> {
    const where = { invitationHash: hashSecret(token) };
    return this.unitOfWork.isInUnitOfWork ? this.#table.lock(where) : this.#table.find(where);
  }

  findByAccount(userId: number): Promise<ImportedAlumnus | null> {
    return this.#table.find({ claimedBy: userId });
  }

  listUnclaimed(email: string, now: Date): Promise<readonly UnclaimedImport[]> {
    return this.#rows.find({
      select: { id: true, collegeId: true, importedAt: true, purgeAt: true },
      where: { email, claimedBy: IsNull(), purgeAt: MoreThan(now) },
      order: { importedAt: 'DESC', id: 'DESC' },
    });
  }

  async save(alumnus: ImportedAlumnus): Promise<void> {
    try {
      await this.unitOfWork.run(async () => {
        await this.#table.save(alumnus);
        const { claimedBy, claimedAt, collegeId } = alumnus.snapshot();
        if (claimedBy !== null && claimedAt !== null) {
          await this.personRecord.saveAlum(claimedBy, collegeId, claimedAt);
        }
      });
    } catch (error) {
      throw getErrorCode(error) === UNIQUE_VIOLATION ? new AccountHasClaimed() : error;
    }
  }

  delete(id: number): Promise<void> {
    return this.#table.delete({ id });
  }

  async saveDeclined(collegeId: number, email: string, at: Date): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO admin_analytics.declined_addresses (college_id, address_hash, declined_at) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING`,
      [collegeId, this.addressHashes.hash(email), at],
    );
    await this.unitOfWork.query('DELETE FROM admin_analytics.ended_affiliations WHERE college_id = $1 AND email = $2', [
      collegeId,
      email,
    ]);
  }

  async saveToken(id: number, token: string | null): Promise<void> {
    await this.#rows.update({ id }, { invitationHash: token === null ? null : hashSecret(token) });
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }

  get #rows() {
    return this.unitOfWork.manager.getRepository(importedAlumnusSchema);
  }
}
