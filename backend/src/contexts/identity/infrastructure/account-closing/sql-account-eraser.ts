import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { AccountEraser } from '../../application/account-closing/ports/account-eraser';
import { PasswordAttempts } from '../../application/credentials/ports/password-attempts';
import { normalizeEmail } from '../../domain/users/email-address';
import type { UserId } from '../../domain/users/user-state';
import { normalizeUsername } from '../../domain/credentials/credentials';

@Injectable()
export class SqlAccountEraser extends AccountEraser {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly attempts: PasswordAttempts,
  ) {
    super();
  }

  async listDueAccountIds(now: Date): Promise<readonly UserId[]> {
    const rows = await this.unitOfWork.query<{ id: UserId }>(
      'SELECT id FROM identity.users WHERE delete_after <= $1 ORDER BY delete_after, id',
      [now],
    );
    return rows.map(({ id }) => id);
  }

  async erase({ id, username, email }: { id: UserId; username: string; email: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.attempts.reset(username);
      await this.unitOfWork.query('DELETE FROM identity.familiar_networks WHERE username = $1', [
        normalizeUsername(username),
      ]);
      await this.unitOfWork.query('DELETE FROM identity.pending_registrations WHERE lower(email) = $1', [
        normalizeEmail(email),
      ]);
      // Everything else of identity references the row and is deleted with it.
      await this.unitOfWork.query('DELETE FROM identity.users WHERE id = $1', [id]);
      await this.unitOfWork.query(
        'UPDATE identity.audit_log SET network = NULL, device = NULL, request_id = NULL, detail = NULL WHERE user_id = $1',
        [id],
      );
    });
  }
}
