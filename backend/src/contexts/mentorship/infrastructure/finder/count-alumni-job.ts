import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { Jobs } from '../../../../shared/application/jobs';
import {
  AccountClosingRequested,
  AccountRestored,
  AccountSuspendedByOperator,
  EmailChanged,
  EmailConfirmed,
  RoleChanged,
  SuspensionLifted,
} from '../../../identity/index';
import { CountAlumniOfColleges } from '../../application/finder/count-alumni-of-colleges';
import { AlumniListingChanged } from '../../integration-events/alumni-listing-events';

const COUNT_ALUMNI_QUEUE = 'count-alumni-of-colleges';
/** Corrects counts that no event has updated, such as those of a deleted account. */
const EVERY_HOUR = '27 * * * *';

@Injectable()
export class CountAlumniJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly events: DomainEvents,
    private readonly countAlumni: CountAlumniOfColleges,
  ) {}

  onModuleInit(): void {
    this.jobs.process(COUNT_ALUMNI_QUEUE, () => this.countAlumni.execute());
    this.jobs.schedule(COUNT_ALUMNI_QUEUE, EVERY_HOUR);
    this.#countWhenSomeoneAppearsOrLeaves();
  }

  /** Buttons of a college's page depend on whether it has alumni, so its count can't wait for the next hour. */
  #countWhenSomeoneAppearsOrLeaves(): void {
    this.events.subscribe(AlumniListingChanged, 'count-alumni-when-listing-changed', ({ collegeIds }) =>
      this.countAlumni.countColleges(collegeIds),
    );
    const count = ({ userId }: { readonly userId: number }) => this.countAlumni.countCollegeOf(userId);
    this.events.subscribe(EmailConfirmed, 'count-alumni-when-email-confirmed', count);
    this.events.subscribe(EmailChanged, 'count-alumni-when-email-changed', count);
    this.events.subscribe(RoleChanged, 'count-alumni-when-role-changed', count);
    this.events.subscribe(AccountClosingRequested, 'count-alumni-when-account-closing', count);
    this.events.subscribe(AccountRestored, 'count-alumni-when-account-restored', count);
    this.events.subscribe(AccountSuspendedByOperator, 'count-alumni-when-account-suspended', count);
    this.events.subscribe(SuspensionLifted, 'count-alumni-when-suspension-lifted', count);
  }
}
