import type { Provider, Type } from '@nestjs/common';
import { FindAlumni } from './application/find-alumni';
import { ListPeople } from './application/list-people';
import { NotePresence } from './application/note-presence';
import { FinderCounts } from './application/ports/finder-counts';
import { FinderReader } from './application/ports/finder-reader';
import { PeopleAround } from './application/ports/people-around';
import { PeopleDirectory } from './application/ports/people-directory';
import { Relations } from './application/ports/relations';
import { Showings } from './application/ports/showings';
import { RankAlumni } from './application/rank-alumni';
import { SearchPeople } from './application/search-people';
import { ShowAlumni } from './application/show-alumni';
import { UpdateDirectory } from './application/update-directory';
import { FinderHearsOfConnections } from './infrastructure/events/finder-hears-of-connections';
import { FinderHearsOfPeople } from './infrastructure/events/finder-hears-of-people';
import { AlumniController } from './infrastructure/http/alumni.controller';
import { PeopleController } from './infrastructure/http/people.controller';
import { IdentityPeopleAround } from './infrastructure/identity/identity-people-around';
import { IndexAlumniProfilesAtStart } from './infrastructure/jobs/index-alumni-profiles-at-start';
import { KeepDirectoryCurrent } from './infrastructure/jobs/keep-directory-current';
import { TakeTurnsEveryHour } from './infrastructure/jobs/take-turns-every-hour';
import { SqlFinderCounts } from './infrastructure/persistence/sql-finder-counts';
import { SqlFinderReader } from './infrastructure/persistence/sql-finder-reader';
import { SqlPeopleDirectory } from './infrastructure/persistence/sql-people-directory';
import { SqlRelations } from './infrastructure/persistence/sql-relations';
import { SqlShowings } from './infrastructure/persistence/sql-showings';

/** Alumni on cards and on their pages, and the people whom somebody may find. */
export const finderControllers: Type[] = [AlumniController, PeopleController];

export const finderParts: Provider[] = [
  FindAlumni,
  RankAlumni,
  ShowAlumni,
  ListPeople,
  SearchPeople,
  NotePresence,
  UpdateDirectory,
  FinderHearsOfPeople,
  FinderHearsOfConnections,
  TakeTurnsEveryHour,
  IndexAlumniProfilesAtStart,
  KeepDirectoryCurrent,
  { provide: FinderReader, useClass: SqlFinderReader },
  { provide: PeopleDirectory, useClass: SqlPeopleDirectory },
  { provide: PeopleAround, useClass: IdentityPeopleAround },
  { provide: Relations, useClass: SqlRelations },
  { provide: FinderCounts, useClass: SqlFinderCounts },
  { provide: Showings, useClass: SqlShowings },
];
