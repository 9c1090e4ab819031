import { Injectable } from '@nestjs/common';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { Erasure } from '../../application/ports/erasure';

@Injectable()
export class SqlErasure extends Erasure {
  constructor(private readonly session: Session) {
    super();
  }

  async erase(userId: number): Promise<void> {
    await this.session.query('UPDATE forum.reports SET reporter_id = NULL WHERE reporter_id = $1', [userId]);
  }
}
