import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { PeopleDirectory } from '../../application/people-directory/ports/people-directory';
import { UpdateDirectory, UpdateDirectoryEntry } from '../../application/people-directory/update-directory';
import { DomainEvents } from '../../../../shared/application/domain-events';
import {
  AccountClosingRequested,
  AccountRestored,
  AccountSuspendedByOperator,
  EmailChanged,
  EmailConfirmed,
  SuspensionLifted,
  UserRegistered,
} from '../../../identity/index';

const BACKFILL_QUEUE = 'fill-people-directory';
const BIRTHDAYS_QUEUE = 'people-directory-birthdays';
/** Days begin at midnight UTC. */
const EVERY_MIDNIGHT = '1 0 * * *';

@Injectable()
export class UpdateDirectoryJobs implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly jobs: Jobs,
    private readonly directory: PeopleDirectory,
    private readonly updateDirectory: UpdateDirectory,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.process(BACKFILL_QUEUE, () => this.updateDirectory.backfillEntries());
    this.jobs.process(BIRTHDAYS_QUEUE, () => this.updateDirectory.updateNewAdults());
    this.jobs.schedule(BIRTHDAYS_QUEUE, EVERY_MIDNIGHT);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.backgroundWork) return;
    const isBackfillDone = (await this.directory.findBackfillPosition()) === null;
    if (!isBackfillDone) await this.jobs.send(BACKFILL_QUEUE, {}, { singletonKey: BACKFILL_QUEUE });
  }
}

/**
 * Runs in the unit of work of the change, so that no one can be found after leaving. A change of role updates the entry
 * together with the relationships.
 */
@Injectable()
export class UpdateDirectoryWhenAccountChanged implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly updateDirectoryEntry: UpdateDirectoryEntry,
  ) {}

  onModuleInit(): void {
    for (const event of [
      UserRegistered,
      EmailConfirmed,
      EmailChanged,
      AccountClosingRequested,
      AccountRestored,
      AccountSuspendedByOperator,
      SuspensionLifted,
    ]) {
      this.events.subscribeWithin(event, 'finder-hears-of-people', ({ userId }) =>
        this.updateDirectoryEntry.execute(userId),
      );
    }
  }
}
