import { Injectable, Logger } from '@nestjs/common';
import { SecretBox } from '../../../../shared/infrastructure/secret-box';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { getViolatedConstraint } from '../../../../shared/infrastructure/typeorm/database-errors';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { CollegeSignIns, type SignInCollege } from '../../application/college-sign-in/ports/college-sign-ins';
import { CollegeSignIn } from '../../domain/college-sign-in/college-sign-in';
import { CollegeDomainTaken } from '../../domain/college-sign-in/errors';
import { collegeSignInSchema, type StoredCollegeSignIn } from './college-sign-in.schema';

interface CollegeSignInRow extends StoredCollegeSignIn {
  domains: string[];
}

@Injectable()
export class SqlCollegeSignIns extends CollegeSignIns {
  readonly #log = new Logger('CollegeSignIn');
  readonly #box: SecretBox;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    { sessionSecret }: Settings,
  ) {
    super();
    this.#box = new SecretBox(sessionSecret, 'identity: client secrets of colleges');
  }

  async find(collegeId: number): Promise<CollegeSignIn | null> {
    const [row] = await this.unitOfWork.query<CollegeSignInRow>(
      `SELECT s.college_id AS "collegeId", s.college_name AS "collegeName", s.issuer, s.client_id AS "clientId",
              s.client_secret AS "clientSecret", s.is_enabled AS "isEnabled", s.tested_at AS "testedAt",
              s.saved_at AS "savedAt",
              ARRAY(SELECT d.domain FROM identity.college_sign_in_domains d
                    WHERE d.college_id = s.college_id ORDER BY d.position) AS domains
       FROM identity.college_sign_ins s WHERE s.college_id = $1
       ${this.unitOfWork.isInUnitOfWork ? 'FOR UPDATE OF s' : ''}`,
      [collegeId],
    );
    return row ? this.#restore(row) : null;
  }

  async findCollegeByDomain(domain: string): Promise<SignInCollege | null> {
    const [found] = await this.unitOfWork.query<SignInCollege>(
      `SELECT s.college_id AS id, s.college_name AS name
       FROM identity.college_sign_in_domains d JOIN identity.college_sign_ins s ON s.college_id = d.college_id
       WHERE d.domain = $1 AND s.is_enabled`,
      [domain],
    );
    return found ?? null;
  }

  async save(signIn: CollegeSignIn): Promise<void> {
    const { collegeId, collegeName, issuer, clientId, clientSecret, domains, ...state } = signIn.snapshot();
    const encrypted = this.#box.encrypt(clientSecret, String(collegeId));
    await this.unitOfWork.run(async () => {
      const row = { collegeId, collegeName, issuer, clientId, clientSecret: encrypted, ...state };
      await this.unitOfWork.manager.getRepository(collegeSignInSchema).upsert(row, ['collegeId']);
      await this.#saveDomains(collegeId, domains);
    });
  }

  async delete(collegeId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM identity.college_sign_ins WHERE college_id = $1', [collegeId]);
  }

  /** Returns null, as if nothing were set up, if the secret was encrypted with another SESSION_SECRET. */
  #restore(row: CollegeSignInRow): CollegeSignIn | null {
    const { collegeId } = row;
    try {
      return CollegeSignIn.restore({ ...row, clientSecret: this.#box.decrypt(row.clientSecret, String(collegeId)) });
    } catch (error) {
      this.#log.error(
        `The client secret of college ${collegeId} cannot be decrypted. Was SESSION_SECRET changed?`,
        error,
      );
      return null;
    }
  }

  async #saveDomains(collegeId: number, domains: readonly string[]): Promise<void> {
    await this.unitOfWork.query('DELETE FROM identity.college_sign_in_domains WHERE college_id = $1', [collegeId]);
    for (const [position, domain] of domains.entries()) {
      try {
        await this.unitOfWork.query(
          'INSERT INTO identity.college_sign_in_domains (domain, college_id, position) VALUES ($1, $2, $3)',
          [domain, collegeId, position],
        );
      } catch (error) {
        const isTaken = getViolatedConstraint(error) === 'college_sign_in_domains_pkey';
        throw isTaken ? new CollegeDomainTaken(domain) : error;
      }
    }
  }
}
