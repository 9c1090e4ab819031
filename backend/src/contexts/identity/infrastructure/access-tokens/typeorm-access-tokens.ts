import { EntitySchema } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { omitFields } from '../../../../shared/domain/omit-fields';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { AccessTokens, type TokenHolder } from '../../application/access-tokens/ports/access-tokens';
import { AccessToken, type AccessTokenId, type AccessTokenState } from '../../domain/access-tokens/access-token';
import type { UserId } from '../../domain/users/user-state';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

export const accessTokenSchema = new EntitySchema<AccessTokenState & { keyHash: Buffer }>({
  name: 'AccessToken',
  schema: 'identity',
  tableName: 'access_tokens',
  columns: {
    id: { type: 'integer', primary: true },
    ownerId: { type: 'integer', name: 'owner_id' },
    collegeId: { type: 'integer', name: 'college_id', nullable: true },
    name: { type: 'text' },
    scopes: { type: 'text', array: true },
    keyHash: { type: 'bytea', name: 'key_hash', select: false },
    hint: { type: 'text' },
    createdAt: { ...timestampColumn, name: 'created_at' },
    expiresAt: { ...timestampColumn, name: 'expires_at' },
    lastUsedAt: { ...timestampColumn, name: 'last_used_at', nullable: true },
    revokedAt: { ...timestampColumn, name: 'revoked_at', nullable: true },
  },
});

@Injectable()
export class TypeormAccessTokens extends AccessTokens {
  readonly #table: AggregateTable<AccessToken, AccessTokenState & { keyHash: Buffer }>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, accessTokenSchema, (row) =>
      AccessToken.restore(omitFields(row, 'keyHash')),
    );
  }

  nextId(): Promise<AccessTokenId> {
    return this.#table.nextId();
  }

  async add(token: AccessToken, keyHash: Buffer): Promise<void> {
    await this.unitOfWork.saveAggregate(token, (db) =>
      db.getRepository(accessTokenSchema).insert({ ...token.snapshot(), keyHash }),
    );
  }

  lockById(id: AccessTokenId): Promise<AccessToken | null> {
    return this.#table.lock({ id });
  }

  save(token: AccessToken): Promise<void> {
    return this.#table.save(token);
  }

  async list(holder: TokenHolder): Promise<readonly AccessToken[]> {
    const rows = await this.unitOfWork.query<AccessTokenState>(
      `SELECT id, owner_id AS "ownerId", college_id AS "collegeId", name, scopes, hint, created_at AS "createdAt",
              expires_at AS "expiresAt", last_used_at AS "lastUsedAt", revoked_at AS "revokedAt"
       FROM identity.access_tokens
       WHERE ${HOLDER_CONDITION} AND revoked_at IS NULL ORDER BY created_at DESC, id DESC`,
      toHolderParameters(holder),
    );
    return rows.map((state) => AccessToken.restore(state));
  }

  async countLive(holder: TokenHolder, now: Date): Promise<number> {
    const [row] = await this.unitOfWork.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM identity.access_tokens
       WHERE ${HOLDER_CONDITION} AND revoked_at IS NULL AND expires_at > $3`,
      [...toHolderParameters(holder), now],
    );
    return row!.count;
  }

  async revokeByOwnerAndCollege(ownerId: UserId, collegeId: number, now: Date): Promise<void> {
    await this.unitOfWork.query(
      `UPDATE identity.access_tokens SET revoked_at = $3
       WHERE owner_id = $1 AND college_id = $2 AND revoked_at IS NULL`,
      [ownerId, collegeId, now],
    );
  }
}

/** The tokens of a person don't include those that the person has created for a college. */
const HOLDER_CONDITION = '((owner_id = $1 AND college_id IS NULL) OR college_id = $2)';

const toHolderParameters = (holder: TokenHolder): (number | null)[] =>
  'ownerId' in holder ? [holder.ownerId, null] : [null, holder.collegeId];
