import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { CountAlumniOfColleges } from '../../application/finder/count-alumni-of-colleges';

const COUNT_ALUMNI_QUEUE = 'count-alumni-of-colleges';
const EVERY_HOUR = '27 * * * *';

@Injectable()
export class CountAlumniJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly countAlumni: CountAlumniOfColleges,
  ) {}

  onModuleInit(): void {
    this.jobs.process(COUNT_ALUMNI_QUEUE, () => this.countAlumni.execute());
    this.jobs.schedule(COUNT_ALUMNI_QUEUE, EVERY_HOUR);
  }
}
