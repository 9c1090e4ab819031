import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { Jobs } from '../../../../shared/application/jobs';
import { BatchDeletion } from '../../../../shared/infrastructure/typeorm/batch-deletion';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { AuditImport } from '../../application/alumni-import/imports-of-college';
import { AlumniImported } from '../../domain/alumni-import/events';
import { REJECTED_ROW_RETENTION } from '../../domain/alumni-import/limits';

@Injectable()
export class NoteImportsForAudit implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly noteImport: AuditImport,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(
      AlumniImported,
      'note-for-audit-when-alumni-imported',
      ({ importId, collegeId, occurredAt }) => this.noteImport.execute(collegeId, importId, occurredAt),
    );
  }
}

const QUEUE = 'delete-rejected-alumni-rows';
const EVERY_NIGHT = '47 3 * * *';

/** Deletes rejected rows after the time in which people may want to correct them. */
@Injectable()
export class DeleteRejectedRows implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly batchDeletion: BatchDeletion,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.delete());
    this.jobs.schedule(QUEUE, EVERY_NIGHT);
  }

  async delete(): Promise<void> {
    const until = new Date(this.clock.now().getTime() - REJECTED_ROW_RETENTION);
    // The stored responses quote rejected rows.
    await this.unitOfWork.query(
      `UPDATE admin_analytics.alumni_imports SET request_key = NULL, answer = NULL
       WHERE request_key IS NOT NULL AND started_at <= $1`,
      [until],
    );
    await this.batchDeletion.delete({
      from: 'admin_analytics.alumni_import_errors',
      key: '(import_id, row_number)',
      where: 'import_id IN (SELECT id FROM admin_analytics.alumni_imports WHERE started_at <= $1)',
      values: [until],
    });
  }
}
