import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { Jobs } from '../../../../shared/application/jobs';
import { EmailConfirmed } from '../../../identity/index';
import { CountAlumniOfColleges } from '../../application/finder/count-alumni-of-colleges';
import { AnswerAlumniAlerts } from '../../application/alumni-alerts/alumni-alerts';

const ANSWER_ALERTS_QUEUE = 'answer-alumni-alerts';
/** Covers alumni who become visible in other ways: they choose a college, show their profile, or change their role. */
const EVERY_FIVE_MINUTES = '*/5 * * * *';

@Injectable()
export class AnswerAlumniAlertsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly events: DomainEvents,
    private readonly answerAlumniAlerts: AnswerAlumniAlerts,
    private readonly countAlumniOfColleges: CountAlumniOfColleges,
  ) {}

  onModuleInit(): void {
    this.jobs.process(ANSWER_ALERTS_QUEUE, () => this.#answer());
    this.jobs.schedule(ANSWER_ALERTS_QUEUE, EVERY_FIVE_MINUTES);
    // Most alumni become visible when they confirm the address they registered with.
    this.events.subscribe(EmailConfirmed, 'answer-alumni-alerts-when-email-confirmed', () =>
      this.jobs.send(ANSWER_ALERTS_QUEUE, {}, { singletonKey: ANSWER_ALERTS_QUEUE }),
    );
  }

  async #answer(): Promise<void> {
    // The pages of these colleges would show "No alumni yet" until the next count.
    if ((await this.answerAlumniAlerts.execute()) > 0) await this.countAlumniOfColleges.execute();
  }
}
