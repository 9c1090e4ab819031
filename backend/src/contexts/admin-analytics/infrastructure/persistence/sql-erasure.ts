import { Injectable } from '@nestjs/common';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { Erasure } from '../../application/ports/erasure';

@Injectable()
export class SqlErasure extends Erasure {
  constructor(private readonly session: Session) {
    super();
  }

  async erase(userId: number): Promise<void> {
    await this.session.run(async () => {
      await this.session.query('DELETE FROM admin_analytics.college_administrators WHERE user_id = $1', [userId]);
      await this.session.query('DELETE FROM admin_analytics.college_interactions WHERE user_id = $1', [userId]);
    });
  }
}
