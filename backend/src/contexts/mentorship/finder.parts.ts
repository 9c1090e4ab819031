import type { Provider, Type } from '@nestjs/common';
import { FindAlumni } from './application/finder/find-alumni';
import { ListPeople } from './application/people-directory/list-people';
import { NotePresence } from './application/people-directory/note-presence';
import { FinderCounts } from './application/finder/ports/finder-counts';
import { FinderReader } from './application/finder/ports/finder-reader';
import { PeopleAround } from './application/profiles/ports/people-around';
import { PeopleDirectory } from './application/people-directory/ports/people-directory';
import { Relations } from './application/connections/ports/relations';
import { Showings } from './application/finder/ports/showings';
import { RankAlumni } from './application/finder/rank-alumni';
import { SearchPeople } from './application/people-directory/search-people';
import { ShowAlumni } from './application/finder/show-alumni';
import { UpdateDirectory } from './application/people-directory/update-directory';
import { FinderHearsOfConnections } from './infrastructure/finder/finder-hears-of-connections';
import { FinderHearsOfPeople } from './infrastructure/people-directory/finder-hears-of-people';
import { AlumniController } from './infrastructure/finder/alumni.controller';
import { PeopleController } from './infrastructure/people-directory/people.controller';
import { IdentityPeopleAround } from './infrastructure/profiles/identity-people-around';
import { IndexAlumniProfilesAtStart } from './infrastructure/search-index/index-alumni-profiles-at-start';
import { KeepDirectoryCurrent } from './infrastructure/people-directory/keep-directory-current';
import { TakeTurnsEveryHour } from './infrastructure/finder/take-turns-every-hour';
import { SqlFinderCounts } from './infrastructure/finder/sql-finder-counts';
import { SqlFinderReader } from './infrastructure/finder/sql-finder-reader';
import { SqlPeopleDirectory } from './infrastructure/people-directory/sql-people-directory';
import { SqlRelations } from './infrastructure/connections/sql-relations';
import { SqlShowings } from './infrastructure/finder/sql-showings';

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
