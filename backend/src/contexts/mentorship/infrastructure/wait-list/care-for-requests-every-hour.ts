import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { CareForRequests } from '../../application/connections/care-for-requests';
import { TellWhoWaits } from '../../application/wait-list/tell-who-waits';

const EVERY_HOUR = '7 * * * *';
/** Whoever was told first has a day to ask before the next in the row hears of the same place. */
const EVERY_MORNING = '27 7 * * *';

@Injectable()
export class CareForRequestsEveryHour implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly careForRequests: CareForRequests,
    private readonly tellWhoWaits: TellWhoWaits,
  ) {}

  onModuleInit(): void {
    this.jobs.process('care-for-requests', () => this.careForRequests.execute());
    this.jobs.schedule('care-for-requests', EVERY_HOUR);
    this.jobs.process('tell-who-waits', () => this.tellWhoWaits.forEveryMentor());
    this.jobs.schedule('tell-who-waits', EVERY_MORNING);
  }
}
