import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { Jobs } from '../../../../shared/application/jobs';
import { EmailConfirmed } from '../../../identity/index';
import { SendAlumniAlerts } from '../../application/alumni-alerts/alumni-alerts';
import { CollegeAlumni } from '../../application/finder/ports/college-alumni';
import { AlumniListingChanged } from '../../integration-events/alumni-listing-events';

const ALL_COLLEGES_QUEUE = 'answer-alumni-alerts';
const ONE_COLLEGE_QUEUE = 'send-alumni-alerts-of-college';
/** Covers alumni who can be found for other reasons, such as a lifted suspension. */
const EVERY_HOUR = '37 * * * *';

@Injectable()
export class SendAlumniAlertsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly events: DomainEvents,
    private readonly sendAlumniAlerts: SendAlumniAlerts,
    private readonly alumni: CollegeAlumni,
  ) {}

  onModuleInit(): void {
    this.jobs.process(ALL_COLLEGES_QUEUE, async () => void (await this.sendAlumniAlerts.execute()));
    this.jobs.schedule(ALL_COLLEGES_QUEUE, EVERY_HOUR);
    this.jobs.process<{ collegeId: number }>(
      ONE_COLLEGE_QUEUE,
      async ({ collegeId }) => void (await this.sendAlumniAlerts.sendForCollege(collegeId)),
    );
    this.events.subscribe(EmailConfirmed, 'answer-alumni-alerts-when-email-confirmed', async ({ userId }) => {
      const collegeId = await this.alumni.findCollegeId(userId);
      if (collegeId !== null) await this.#send(collegeId);
    });
    this.events.subscribe(AlumniListingChanged, 'answer-alumni-alerts-when-listing-changed', async ({ collegeIds }) => {
      for (const collegeId of collegeIds) await this.#send(collegeId);
    });
  }

  #send(collegeId: number): Promise<void> {
    return this.jobs.send(ONE_COLLEGE_QUEUE, { collegeId }, { singletonKey: String(collegeId) });
  }
}
