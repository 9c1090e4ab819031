import { Injectable } from '@nestjs/common';
import type { TokenBearer } from '../../../../shared/application/authenticator';
import { Clock } from '../../../../shared/application/clock';
import type { TokenScope } from '../../../../shared/domain/token-scope';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { AccessTokenTexts } from '../../application/access-tokens/ports/access-tokens';
import { RepresentativeRules } from '../../application/people/represent-college';
import { isUseWorthRecording } from '../../domain/access-tokens/access-token';
import { canActForCollege } from '../../domain/people/affiliation';
import { OperatorRules } from '../../domain/users/operator';
import { SIGNED_IN_USER_COLUMNS_SQL, type SignedInUserRow, toSignedInUser } from '../sessions/signed-in-user';
import { OPERATOR_JOINS_SQL } from '../users/sql-user-reader';

interface TokenRow extends SignedInUserRow {
  readonly id: number;
  readonly collegeId: number | null;
  readonly scopes: TokenScope[];
  readonly lastUsedAt: Date | null;
  /** Since when the owner has been the main administrator of the token's college; null if they aren't. */
  readonly mainSince: Date | null;
}

/** Runs on every request with an access token: a single look-up returns its owner and their current state. */
@Injectable()
export class SqlTokenAuthenticator {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly texts: AccessTokenTexts,
    private readonly representativeRules: RepresentativeRules,
    private readonly operatorRules: OperatorRules,
    private readonly clock: Clock,
  ) {}

  /**
   * Finds the owner of a token.
   * @returns null if the token is malformed, unknown, expired or revoked, or if its owner has lost the right to have it
   */
  async findBearer(text: string): Promise<TokenBearer | null> {
    const keyHash = this.texts.hash(text);
    if (!keyHash) return null;
    const now = this.clock.now();
    const [row] = await this.unitOfWork.queryPrepared<TokenRow>(
      `SELECT t.id, t.owner_id AS "userId", t.college_id AS "collegeId", t.scopes, t.last_used_at AS "lastUsedAt",
              (SELECT a.main_since FROM identity.affiliations a
               WHERE a.user_id = u.id AND a.college_id = t.college_id AND a.kind = 'represents' AND a.until > $2
                 AND u.role = 'college_admin') AS "mainSince",
              ${SIGNED_IN_USER_COLUMNS_SQL}
       FROM identity.access_tokens t JOIN identity.users u ON u.id = t.owner_id ${OPERATOR_JOINS_SQL}
       WHERE t.key_hash = $1 AND t.revoked_at IS NULL AND t.expires_at > $2
         AND u.closing_at IS NULL AND u.suspended_at IS NULL`,
      [keyHash, now],
    );
    if (!row) return null;
    const { id, collegeId, scopes, lastUsedAt } = row;
    const owner = toSignedInUser(row, this.operatorRules, now);
    const isAllowed = owner.emailVerified && !owner.isMinor && (collegeId === null || this.#isMain(row, now));
    if (!isAllowed) return null;
    if (isUseWorthRecording(lastUsedAt, now)) {
      await this.unitOfWork.query('UPDATE identity.access_tokens SET last_used_at = $2 WHERE id = $1', [id, now]);
    }
    // Operators moderate in person only.
    return { owner: { ...owner, isOperator: false }, grant: { id, ownerId: owner.id, collegeId, scopes } };
  }

  #isMain({ mainSince, birthDate, hasTwoFactor }: TokenRow, now: Date): boolean {
    return (
      mainSince !== null &&
      canActForCollege({ birthDate, hasTwoFactor, mainSince }, this.representativeRules.twoFactor, now)
    );
  }
}
