import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { UseCase } from '../../../../shared/application/use-case';
import { NothingImported } from '../../domain/alumni-claims/errors';
import { CLAIM_TOKEN_BYTES } from '../../domain/alumni-claims/invitation';
import { KnownColleges } from '../memberships/ports/known-colleges';
import { Claimants } from './ports/claimants';
import { ImportedAlumni, type UnclaimedImport } from './ports/imported-alumni';

interface UnclaimedImportSummary extends Omit<UnclaimedImport, 'id'> {
  readonly collegeName: string;
}

/**
 * Shows users what colleges have imported with their confirmed address, and lets them claim or decline it without the
 * email. The colleges don't learn that the address has an account until its owner claims.
 */
@UseCase()
export class UnclaimedImports {
  constructor(
    private readonly alumni: ImportedAlumni,
    private readonly claimants: Claimants,
    private readonly colleges: KnownColleges,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  async execute(userId: number): Promise<UnclaimedImportSummary[]> {
    const found = await this.#listByUser(userId);
    const colleges = await this.colleges.listByIds(found.map(({ collegeId }) => collegeId));
    const names = new Map(colleges.map(({ id, name }) => [id, name]));
    return found.flatMap(({ collegeId, importedAt, purgeAt }) => {
      const collegeName = names.get(collegeId);
      return collegeName === undefined ? [] : [{ collegeId, collegeName, importedAt, purgeAt }];
    });
  }

  /**
   * Creates a new link to what this college has imported; links of earlier emails stop working.
   * @returns the token of the link
   * @throws NothingImported
   */
  async createClaimToken(userId: number, collegeId: number): Promise<string> {
    const found = (await this.#listByUser(userId)).find((one) => one.collegeId === collegeId);
    if (!found) throw new NothingImported();
    const token = this.randomness.createToken(CLAIM_TOKEN_BYTES);
    await this.alumni.saveToken(found.id, token);
    return token;
  }

  async #listByUser(userId: number): Promise<readonly UnclaimedImport[]> {
    const email = await this.claimants.findConfirmedAddress(userId);
    return email === null ? [] : this.alumni.listUnclaimed(email.toLowerCase(), this.clock.now());
  }
}
