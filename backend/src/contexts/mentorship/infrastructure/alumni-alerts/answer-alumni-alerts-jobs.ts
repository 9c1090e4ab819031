import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { Jobs } from '../../../../shared/application/jobs';
import { EmailConfirmed } from '../../../identity/index';
import { AnswerAlumniAlerts } from '../../application/alumni-alerts/alumni-alerts';
import { AlumniListingChanged } from '../../domain/profiles/alumni-listing-changed';

const ANSWER_ALERTS_QUEUE = 'answer-alumni-alerts';
/** Covers alumni who can be found for other reasons, such as a lifted suspension. */
const EVERY_HOUR = '37 * * * *';

@Injectable()
export class AnswerAlumniAlertsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly events: DomainEvents,
    private readonly answerAlumniAlerts: AnswerAlumniAlerts,
  ) {}

  onModuleInit(): void {
    this.jobs.process(ANSWER_ALERTS_QUEUE, async () => void (await this.answerAlumniAlerts.execute()));
    this.jobs.schedule(ANSWER_ALERTS_QUEUE, EVERY_HOUR);
    const answer = () => this.jobs.send(ANSWER_ALERTS_QUEUE, {}, { singletonKey: ANSWER_ALERTS_QUEUE });
    this.events.subscribe(EmailConfirmed, 'answer-alumni-alerts-when-email-confirmed', answer);
    this.events.subscribe(AlumniListingChanged, 'answer-alumni-alerts-when-listing-changed', answer);
  }
}
