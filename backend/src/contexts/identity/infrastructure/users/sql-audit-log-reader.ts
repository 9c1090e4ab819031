import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import {
  type AuditLogEntry,
  type AuditLogPosition,
  AuditLogReader,
} from '../../application/users/ports/audit-log-reader';

@Injectable()
export class SqlAuditLogReader extends AuditLogReader {
  constructor(private readonly database: ReadDatabase) {
    super();
  }

  listPage({
    since,
    until,
    after,
    limit,
  }: {
    readonly since: Date;
    readonly until: Date;
    readonly after: AuditLogPosition | null;
    readonly limit: number;
  }): Promise<AuditLogEntry[]> {
    return this.database.query<AuditLogEntry>(
      `SELECT id::text, at, action, user_id AS "userId", network, device, request_id AS "requestId", detail
       FROM identity.audit_log
       WHERE at >= $1 AND at < $2 AND (at, id) > ($3::timestamptz, $4::bigint)
       ORDER BY at, id
       LIMIT $5`,
      [since, until, after?.at ?? since, after?.id ?? '0', limit],
    );
  }
}
