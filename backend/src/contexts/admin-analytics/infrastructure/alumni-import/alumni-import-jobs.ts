import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { Jobs } from '../../../../shared/application/jobs';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { AuditImport } from '../../application/alumni-import/college-imports';
import { AlumniImported } from '../../domain/alumni-import/events';
import { REJECTED_ROW_RETENTION_MS } from '../../domain/alumni-import/limits';

@Injectable()
export class AuditAlumniImports implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly auditImport: AuditImport,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(
      AlumniImported,
      'note-for-audit-when-alumni-imported',
      ({ importId, collegeId, occurredAt }) => this.auditImport.execute(collegeId, importId, occurredAt),
    );
  }
}

const CLEAR_RESPONSES_QUEUE = 'clear-alumni-import-responses';
const EVERY_NIGHT = '47 3 * * *';

/** Clears the stored responses of imports, which quote rejected rows, when those rows are deleted. */
@Injectable()
export class ClearImportResponses implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.process(CLEAR_RESPONSES_QUEUE, () => this.clear());
    this.jobs.schedule(CLEAR_RESPONSES_QUEUE, EVERY_NIGHT);
  }

  async clear(): Promise<void> {
    const until = new Date(this.clock.now().getTime() - REJECTED_ROW_RETENTION_MS);
    await this.unitOfWork.query(
      `UPDATE admin_analytics.alumni_imports SET request_key = NULL, answer = NULL
       WHERE request_key IS NOT NULL AND started_at <= $1`,
      [until],
    );
  }
}
