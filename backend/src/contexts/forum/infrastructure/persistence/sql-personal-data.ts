import { Injectable } from '@nestjs/common';
import type { KeptRows } from '../../../../shared/application/personal-data';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { PersonalData } from '../../application/ports/personal-data';

@Injectable()
export class SqlPersonalData extends PersonalData {
  constructor(private readonly session: Session) {
    super();
  }

  async of(userId: number): Promise<KeptRows> {
    const reports = await this.session.query<Record<string, unknown>>(
      'SELECT id, target_type, target_id, reason, note, created_at FROM forum.reports WHERE reporter_id = $1 ORDER BY id',
      [userId],
    );
    return { reports };
  }
}
