import { EntitySchema } from 'typeorm';
import { getViolatedConstraint } from '../../../../shared/infrastructure/typeorm/database-errors';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import type { UserId, UserState } from '../../domain/users/user-state';
import { type RegistrationDetails, EmailTaken, UsernameTaken } from '../../domain/users/registration';
import {
  Users,
  Registrations,
  type Visitor,
  type RefusedRequest,
  type AuditEntry,
  AuditLog,
} from '../../application/users/ports/users';
import { normalizeEmail } from '../../domain/personal-details/personal-details';
import { AccountChangedConcurrently, UserNotFound } from '../../domain/users/errors';
import { User } from '../../domain/users/user';
import { normalizeUsername } from '../../domain/credentials/credentials';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

export const userSchema = new EntitySchema<UserState>({
  name: 'User',
  schema: 'identity',
  tableName: 'users',
  columns: {
    id: { type: 'integer', primary: true },
    username: { type: 'text' },
    fullName: { type: 'text', name: 'full_name' },
    email: { type: 'text' },
    pendingEmail: { type: 'text', name: 'pending_email', nullable: true },
    role: { type: 'text' },
    avatarUrl: { type: 'text', name: 'avatar_url', nullable: true },
    birthDate: { type: 'date', name: 'birth_date', nullable: true },
    isAgeVerified: { type: 'boolean', name: 'is_age_verified' },
    passwordHash: { type: 'text', name: 'password_hash' },
    passwordSetAt: { ...timestampColumn, name: 'password_set_at' },
    hasPassword: { type: 'boolean', name: 'has_password', default: true },
    emailVerifiedAt: { ...timestampColumn, name: 'email_verified_at', nullable: true },
    registeredAt: { ...timestampColumn, name: 'registered_at' },
    isSample: { type: 'boolean', name: 'is_sample', default: false },
    closingAt: { ...timestampColumn, name: 'closing_at', nullable: true },
    deleteAfter: { ...timestampColumn, name: 'delete_after', nullable: true },
    writtenChoice: { type: 'text', name: 'written_choice', nullable: true },
    suspendedAt: { ...timestampColumn, name: 'suspended_at', nullable: true },
    suspendedUntil: { ...timestampColumn, name: 'suspended_until', nullable: true },
    suspensionReason: { type: 'text', name: 'suspension_reason', nullable: true },
    suspensionNotice: { type: 'text', name: 'suspension_notice', nullable: true },
    version: { type: 'integer' },
  },
});

export const registrationDetailsSchema = new EntitySchema<RegistrationDetails & { userId: UserId }>({
  name: 'RegistrationDetails',
  schema: 'identity',
  tableName: 'registration_details',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    college: { type: 'text', nullable: true },
    collegeId: { type: 'integer', name: 'college_id', nullable: true },
    major: { type: 'text', nullable: true },
    graduationYear: { type: 'integer', name: 'graduation_year', nullable: true },
    currentPosition: { type: 'text', name: 'current_position', nullable: true },
    company: { type: 'text', nullable: true },
  },
});

interface StoredAuditEntry extends Omit<AuditEntry, 'visitor' | 'detail'>, Partial<Omit<Visitor, 'address'>> {
  readonly id?: string;
  readonly detail: string | null;
}

export const auditEntrySchema = new EntitySchema<StoredAuditEntry>({
  name: 'AuditEntry',
  schema: 'identity',
  tableName: 'audit_log',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment' },
    at: timestampColumn,
    action: { type: 'text' },
    userId: { type: 'integer', name: 'user_id', nullable: true },
    network: { type: 'text', nullable: true },
    device: { type: 'text', nullable: true },
    requestId: { type: 'text', name: 'request_id', nullable: true },
    detail: { type: 'text', nullable: true },
  },
});

const CONFLICT_ERRORS: Record<string, new () => Error> = {
  users_username_key: UsernameTaken,
  users_email_key: EmailTaken,
};

@Injectable()
export class TypeormUsers extends Users {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async nextId(): Promise<UserId> {
    const [row] = await this.unitOfWork.query<{ id: UserId }>(
      `SELECT nextval(pg_get_serial_sequence('identity.users', 'id'))::integer AS id`,
    );
    return row!.id;
  }

  async add(user: User): Promise<void> {
    await throwConflictErrors(() =>
      this.unitOfWork.saveAggregate(user, (db) => db.getRepository(userSchema).insert(user.snapshot())),
    );
  }

  async getById(id: UserId): Promise<User> {
    const inUnitOfWork = this.unitOfWork.manager.queryRunner?.isTransactionActive;
    const state = await this.unitOfWork.manager.getRepository(userSchema).findOne({
      where: { id },
      ...(inUnitOfWork && { lock: { mode: 'for_no_key_update' as const } }),
    });
    if (!state) throw new UserNotFound(id);
    return User.restore(state);
  }

  async findByUsername(username: string): Promise<User | null> {
    const state = await this.unitOfWork.manager
      .getRepository(userSchema)
      .createQueryBuilder('u')
      .where('lower(u.username) = :username', { username: normalizeUsername(username) })
      .getOne();
    return state && User.restore(state);
  }

  async listIdsWithSuspensionEndedBy(timestampColumn: Date): Promise<readonly UserId[]> {
    const rows = await this.unitOfWork.query<{ id: UserId }>(
      'SELECT id FROM identity.users WHERE suspended_until <= $1 ORDER BY suspended_until, id',
      [timestampColumn],
    );
    return rows.map(({ id }) => id);
  }

  async listIdsDueForErasure(now: Date): Promise<readonly UserId[]> {
    const rows = await this.unitOfWork.query<{ id: UserId }>(
      'SELECT id FROM identity.users WHERE delete_after <= $1 ORDER BY delete_after, id',
      [now],
    );
    return rows.map(({ id }) => id);
  }

  async findByEmail(email: string): Promise<User | null> {
    const state = await this.unitOfWork.manager
      .getRepository(userSchema)
      .createQueryBuilder('u')
      .where('lower(u.email) = :email', { email: normalizeEmail(email) })
      .getOne();
    return state && User.restore(state);
  }

  async save(user: User): Promise<void> {
    const { id, version, ...changed } = user.snapshot();
    await throwConflictErrors(() =>
      this.unitOfWork.saveAggregate(user, async (db) => {
        const stored = await db.getRepository(userSchema).update({ id, version }, { ...changed, version: version + 1 });
        if (stored.affected !== 1) throw new AccountChangedConcurrently();
      }),
    );
  }
}

/** Translates violations of the unique indexes of username and address into domain errors. */
async function throwConflictErrors(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    const ConflictError = CONFLICT_ERRORS[getViolatedConstraint(error)];
    throw ConflictError ? new ConflictError() : error;
  }
}

@Injectable()
export class TypeormRegistrations extends Registrations {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async save(userId: UserId, details: RegistrationDetails): Promise<void> {
    await this.unitOfWork.manager.getRepository(registrationDetailsSchema).insert({ userId, ...details });
  }

  async findByUserId(userId: UserId): Promise<RegistrationDetails | null> {
    const stored = await this.unitOfWork.manager.getRepository(registrationDetailsSchema).findOneBy({ userId });
    if (!stored) return null;
    const { college, collegeId, major, graduationYear, currentPosition, company } = stored;
    return { college, collegeId, major, graduationYear, currentPosition, company };
  }
}

@Injectable()
export class SqlAuditLog extends AuditLog {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async record({ action, userId, visitor, at, detail }: AuditEntry): Promise<void> {
    const { network, device, requestId } = visitor ?? {};
    const entry = { at, action, userId, network, device, requestId, detail: detail ?? null };
    await this.unitOfWork.manager.getRepository(auditEntrySchema).insert(entry);
  }

  async recordRefusal({ userId, route, visitor, at }: RefusedRequest): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO identity.audit_log (at, action, user_id, network, device, request_id, detail)
       SELECT $1, 'refused', $2, $3, $4, $5, $6
       WHERE NOT EXISTS (
         SELECT 1 FROM identity.audit_log
         WHERE user_id = $2 AND at > $1::timestamptz - interval '1 minute' AND action = 'refused' AND detail = $6)`,
      [at, userId, visitor.network, visitor.device, visitor.requestId, route],
    );
  }

  async recordLimit({ userId, visitor, at }: Omit<AuditEntry, 'action'> & { visitor: Visitor }): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO identity.audit_log (at, action, user_id, network, device, request_id)
       SELECT $1, 'limit-reached', $2, $3, $4, $5
       WHERE NOT EXISTS (
         SELECT 1 FROM identity.audit_log
         WHERE action = 'limit-reached' AND network = $3 AND at > $1::timestamptz - interval '1 minute')`,
      [at, userId, visitor.network, visitor.device, visitor.requestId],
    );
  }
}
