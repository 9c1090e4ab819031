import { Injectable } from '@nestjs/common';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { Erasure } from '../../application/ports/erasure';

@Injectable()
export class SqlErasure extends Erasure {
  constructor(private readonly session: Session) {
    super();
  }

  async erase(userId: number): Promise<void> {
    await this.session.query(`DELETE FROM forum.reports WHERE target_type = 'user' AND target_id = $1`, [userId]);
    await this.session.query('UPDATE forum.reports SET reporter_id = NULL WHERE reporter_id = $1', [userId]);
  }
}
