import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Erasure } from '../../application/memberships/ports/erasure';

@Injectable()
export class SqlErasure extends Erasure {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async erase(userId: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.unitOfWork.query('DELETE FROM admin_analytics.college_administrators WHERE user_id = $1', [userId]);
      await this.unitOfWork.query('DELETE FROM admin_analytics.college_interactions WHERE user_id = $1', [userId]);
    });
  }
}
