import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type AuditEntry, AuditLog, type Refusal } from '../../application/users/ports/audit-log';
import type { Visitor } from '../../application/users/visitor';

@Injectable()
export class SqlAuditLog extends AuditLog {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async record({ action, userId, visitor, at, detail }: AuditEntry): Promise<void> {
    const { network = null, device = null, requestId = null } = visitor ?? {};
    await this.unitOfWork.query(
      `INSERT INTO identity.audit_log (at, action, user_id, network, device, request_id, detail)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [at, action, userId, network, device, requestId, detail ?? null],
    );
  }

  async recordRefusal({ userId, route, visitor, at }: Refusal): Promise<void> {
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
