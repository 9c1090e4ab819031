import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { MeetingOutcomes } from '../../application/meeting-notes/ports/meeting-outcomes';
import type { Outcome } from '../../application/meetings/ports/meeting-reader';

@Injectable()
export class SqlMeetingOutcomes extends MeetingOutcomes {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async save(meetingId: number, userId: number, outcome: Outcome, at: Date): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO mentorship.meeting_outcomes (meeting_id, user_id, outcome, told_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (meeting_id, user_id) DO UPDATE SET outcome = excluded.outcome, told_at = excluded.told_at`,
      [meetingId, userId, outcome, at],
    );
  }
}
