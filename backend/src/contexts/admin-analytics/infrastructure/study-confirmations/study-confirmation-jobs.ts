import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { BatchDeletion } from '../../../../shared/infrastructure/typeorm/batch-deletion';
import {
  type ConfirmationRequestJob,
  NOTIFY_OF_QUESTION,
} from '../../application/study-confirmations/ask-alumni-to-confirm';
import { ConfirmationPeople } from '../../application/study-confirmations/ports/study-confirmations';
import { QUESTION_OPEN_FOR } from '../../domain/study-confirmations/study-confirmation';

const PURGE = 'delete-unanswered-study-questions';
const EVERY_NIGHT = '47 3 * * *';

/** Notifies alumni who are asked, and deletes questions that got no answer. */
@Injectable()
export class StudyConfirmationJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly profiles: ConfirmationPeople,
    private readonly batchDeletion: BatchDeletion,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.process<ConfirmationRequestJob>(NOTIFY_OF_QUESTION, ({ collegeId, userIds, askedAt }) =>
      this.profiles.notify(collegeId, userIds, new Date(askedAt)),
    );
    this.jobs.process(PURGE, () => this.deleteUnanswered());
    this.jobs.schedule(PURGE, EVERY_NIGHT);
  }

  async deleteUnanswered(): Promise<void> {
    await this.batchDeletion.delete({
      from: 'admin_analytics.study_confirmations',
      key: '(college_id, user_id)',
      where: 'answered_at IS NULL AND asked_at <= $1',
      values: [new Date(this.clock.now().getTime() - QUESTION_OPEN_FOR)],
    });
  }
}
