import { Injectable } from '@nestjs/common';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { type AuditEntry, AuditLog } from '../../application/ports/audit-log';

@Injectable()
export class SqlAuditLog extends AuditLog {
  constructor(private readonly session: Session) {
    super();
  }

  async record({ action, userId, visitor, at }: AuditEntry): Promise<void> {
    await this.session.query(
      `INSERT INTO identity.audit_log (at, action, user_id, network, device, request_id)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [at, action, userId, visitor?.network ?? null, visitor?.device ?? null, visitor?.requestId ?? null],
    );
  }
}
