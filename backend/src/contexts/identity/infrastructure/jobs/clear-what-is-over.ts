import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { Session } from '../../../../shared/infrastructure/typeorm/session';

const QUEUE = 'clear-what-is-over-in-identity';
const EVERY_NIGHT = '17 3 * * *';

/** Deletes what nobody needs any more, so that nothing about people is kept longer than it serves them. */
@Injectable()
export class ClearWhatIsOver implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly session: Session,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.work(QUEUE, () => this.clear());
    this.jobs.schedule(QUEUE, EVERY_NIGHT);
  }

  async clear(): Promise<void> {
    const now = this.clock.now();
    const older = (table: string, moment: string, than: string) =>
      this.session.query(`DELETE FROM identity.${table} WHERE ${moment} < $1::timestamptz - interval '${than}'`, [now]);
    await older('sessions', 'ends_at', '0 days');
    await older('sessions', 'last_seen_at', '1 day');
    await older('email_tokens', 'expires_at', '7 days');
    await older('sign_in_guesses', 'last_at', '1 day');
    await older('familiar_networks', 'last_at', '90 days');
    await older('audit_log', 'at', '12 months');
  }
}
