import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { UseCase } from '../../../../shared/application/use-case';
import { AccountClosing, type AccountShut } from '../../domain/users/closing-errors';
import { AuditLog } from '../users/ports/audit-log';
import { SEND_RESTORE_MAIL } from './send-restore-mail';
import type { Visitor } from '../users/visitor';

/** Someone has proved who they are, and their account is about to be deleted or is suspended. */
@UseCase()
export class RejectSignIn {
  constructor(
    private readonly audit: AuditLog,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Belongs after the unit of work in which they were refused: nothing of that is kept. */
  async execute({ refusal, visitor }: { refusal: AccountShut; visitor: Visitor }): Promise<void> {
    const { userId } = refusal;
    await this.audit.record({ action: 'sign-in-refused', userId, visitor, at: this.clock.now() });
    if (refusal instanceof AccountClosing) await this.jobs.send(SEND_RESTORE_MAIL, { userId, isRepeated: true });
  }
}
