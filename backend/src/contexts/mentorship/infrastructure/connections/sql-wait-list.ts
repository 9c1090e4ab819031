import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { WaitList } from '../../application/connections/ports/wait-list';

@Injectable()
export class SqlWaitList extends WaitList {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async join(mentorId: number, userId: number, at: Date): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO mentorship.wait_list (mentor_id, user_id, joined_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [mentorId, userId, at],
    );
  }

  async leave(mentorId: number, userId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM mentorship.wait_list WHERE mentor_id = $1 AND user_id = $2', [
      mentorId,
      userId,
    ]);
  }

  async removePerson(userId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM mentorship.wait_list WHERE $1 IN (mentor_id, user_id)', [userId]);
  }

  async includes(mentorId: number, userId: number): Promise<boolean> {
    const rows = await this.unitOfWork.query('SELECT FROM mentorship.wait_list WHERE mentor_id = $1 AND user_id = $2', [
      mentorId,
      userId,
    ]);
    return rows.length > 0;
  }

  async listByMentor(mentorId: number): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      'SELECT user_id AS id FROM mentorship.wait_list WHERE mentor_id = $1 ORDER BY joined_at, user_id',
      [mentorId],
    );
    return rows.map(({ id }) => id);
  }

  async listMentors(): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      'SELECT DISTINCT mentor_id AS id FROM mentorship.wait_list ORDER BY 1',
    );
    return rows.map(({ id }) => id);
  }
}
