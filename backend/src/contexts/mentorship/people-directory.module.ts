import { Module, type Provider } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { ListPeople } from './application/people-directory/list-people';
import { UpdateDirectoryEntry, UpdateDirectory } from './application/people-directory/update-directory';
import { DirectoryAccounts, PeopleDirectory } from './application/people-directory/ports/people-directory';
import { SearchPeople } from './application/people-directory/search-people';
import { ConnectionsModule } from './connections.module';
import {
  UpdateDirectoryWhenAccountChanged,
  UpdateDirectoryJobs,
} from './infrastructure/people-directory/update-directory-jobs';
import { IdentityDirectoryAccounts } from './infrastructure/people-directory/identity-directory-accounts';
import { PeopleController } from './infrastructure/people-directory/people.controller';
import { SqlPeopleDirectory } from './infrastructure/people-directory/sql-people-directory';
import { ProfilesModule } from './profiles.module';

const useCases = [ListPeople, SearchPeople, UpdateDirectoryEntry, UpdateDirectory];

const adapters: Provider[] = [
  { provide: PeopleDirectory, useClass: SqlPeopleDirectory },
  { provide: DirectoryAccounts, useClass: IdentityDirectoryAccounts },
];

/** The directory of people, and search by name. */
@Module({
  imports: [IdentityModule, ProfilesModule, ConnectionsModule],
  controllers: [PeopleController],
  providers: [...useCases, ...adapters, UpdateDirectoryWhenAccountChanged, UpdateDirectoryJobs],
  exports: [PeopleDirectory, SearchPeople, UpdateDirectoryEntry],
})
export class PeopleDirectoryModule {}
