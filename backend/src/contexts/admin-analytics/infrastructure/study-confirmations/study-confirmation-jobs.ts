import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import {
  type ConfirmationRequestJob,
  NOTIFY_OF_QUESTION,
} from '../../application/study-confirmations/ask-alumni-to-confirm';
import { ConfirmationPeople } from '../../application/study-confirmations/ports/study-confirmations';

/** Notifies alumni who are asked. */
@Injectable()
export class StudyConfirmationJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly profiles: ConfirmationPeople,
  ) {}

  onModuleInit(): void {
    this.jobs.process<ConfirmationRequestJob>(NOTIFY_OF_QUESTION, ({ collegeId, userIds, askedAt }) =>
      this.profiles.notify(collegeId, userIds, new Date(askedAt)),
    );
  }
}
