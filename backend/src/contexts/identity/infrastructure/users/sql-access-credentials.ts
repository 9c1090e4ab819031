import { Injectable } from '@nestjs/common';
import { SessionEndNotifier } from '../../../../shared/application/authenticator';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { AccessCredentials } from '../../application/users/ports/users';
import { normalizeEmail } from '../../domain/personal-details/personal-details';
import type { UserId } from '../../domain/users/user-state';

@Injectable()
export class SqlAccessCredentials extends AccessCredentials {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly endings: SessionEndNotifier,
  ) {
    super();
  }

  async revokeAll({ id, email }: { id: UserId; email: string }, now: Date): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Concurrent sign-ins wait for this lock, and then find that the account is blocked.
      await this.unitOfWork.query('SELECT 1 FROM identity.users WHERE id = $1 FOR NO KEY UPDATE', [id]);
      for (const table of ['sessions', 'pending_second_factors', 'external_attempts']) {
        await this.unitOfWork.query(`DELETE FROM identity.${table} WHERE user_id = $1`, [id]);
      }
      await this.unitOfWork.query('DELETE FROM identity.pending_registrations WHERE lower(email) = $1', [
        normalizeEmail(email),
      ]);
      await this.unitOfWork.query(
        'UPDATE identity.email_tokens SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL',
        [id, now],
      );
      await this.unitOfWork.query(
        'UPDATE identity.access_tokens SET revoked_at = $2 WHERE owner_id = $1 AND revoked_at IS NULL',
        [id, now],
      );
      this.endings.announce(id);
    });
  }
}
