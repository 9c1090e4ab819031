import type { Provider, Type } from '@nestjs/common';
import { FindAlumni } from './application/find-alumni';
import { FindStudents } from './application/find-students';
import { ListPeople } from './application/list-people';
import { NotePresence } from './application/note-presence';
import { FinderCounts } from './application/ports/finder-counts';
import { FinderReader } from './application/ports/finder-reader';
import { PeopleAround } from './application/ports/people-around';
import { PeopleDirectoryReader } from './application/ports/people-directory-reader';
import { Relations } from './application/ports/relations';
import { Showings } from './application/ports/showings';
import { StudentDirectory } from './application/ports/student-directory';
import { ShowAlumni } from './application/show-alumni';
import { FinderHearsOfConnections } from './infrastructure/events/finder-hears-of-connections';
import { FinderHearsOfPeople } from './infrastructure/events/finder-hears-of-people';
import { AlumniController } from './infrastructure/http/alumni.controller';
import { PeopleController } from './infrastructure/http/people.controller';
import { IdentityPeopleAround } from './infrastructure/identity/identity-people-around';
import { TakeTurnsEveryHour } from './infrastructure/jobs/take-turns-every-hour';
import { SqlFinderCounts } from './infrastructure/persistence/sql-finder-counts';
import { SqlFinderReader } from './infrastructure/persistence/sql-finder-reader';
import { SqlPeopleDirectoryReader } from './infrastructure/persistence/sql-people-directory-reader';
import { SqlRelations } from './infrastructure/persistence/sql-relations';
import { SqlShowings } from './infrastructure/persistence/sql-showings';
import { SqlStudentDirectory } from './infrastructure/persistence/sql-student-directory';

/** Alumni on cards and on their pages, and the people whom somebody may find. */
export const finderControllers: Type[] = [AlumniController, PeopleController];

export const finderParts: Provider[] = [
  FindAlumni,
  FindStudents,
  ShowAlumni,
  ListPeople,
  NotePresence,
  FinderHearsOfPeople,
  FinderHearsOfConnections,
  TakeTurnsEveryHour,
  { provide: FinderReader, useClass: SqlFinderReader },
  { provide: PeopleDirectoryReader, useClass: SqlPeopleDirectoryReader },
  { provide: StudentDirectory, useClass: SqlStudentDirectory },
  { provide: PeopleAround, useClass: IdentityPeopleAround },
  { provide: Relations, useClass: SqlRelations },
  { provide: FinderCounts, useClass: SqlFinderCounts },
  { provide: Showings, useClass: SqlShowings },
];
