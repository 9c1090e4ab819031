import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { RETENTION } from '../../domain/users/log-and-token-retention';
import { LONGEST_IDLE } from '../../domain/sessions/session';

const QUEUE = 'clear-what-is-over-in-identity';
const EVERY_NIGHT = '17 3 * * *';

/** Deletes expired rows, so that personal data isn't stored longer than necessary. */
@Injectable()
export class PurgeExpired implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.purge());
    this.jobs.schedule(QUEUE, EVERY_NIGHT);
  }

  async purge(): Promise<void> {
    const now = this.clock.now();
    const older = (table: string, moment: string, milliseconds: number) =>
      this.unitOfWork.query(`DELETE FROM identity.${table} WHERE ${moment} < $1`, [
        new Date(now.getTime() - milliseconds),
      ]);
    await older('sessions', 'ends_at', 0);
    await older('sessions', 'last_seen_at', LONGEST_IDLE);
    await older('pending_second_factors', 'ends_at', 0);
    await older('external_attempts', 'expires_at', 0);
    await older('pending_registrations', 'expires_at', 0);
    await older('email_tokens', 'expires_at', RETENTION.expiredLinks);
    await older('password_attempts', 'last_at', RETENTION.passwordAttempts);
    await older('familiar_networks', 'last_at', RETENTION.familiarNetworks);
    await older('audit_log', 'at', RETENTION.auditLog);
  }
}
