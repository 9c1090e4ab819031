import { Module, type Provider } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { FindAlumni } from './application/finder/find-alumni';
import { FindStudentToScore } from './application/finder/find-student-to-score';
import { Candidates } from './application/finder/ports/candidates';
import { FinderCounts } from './application/finder/ports/finder-counts';
import { FinderReader } from './application/finder/ports/finder-reader';
import { SavedColleges } from './application/finder/ports/saved-colleges';
import { Showings } from './application/finder/ports/showings';
import { RankAlumni } from './application/finder/rank-alumni';
import { ShowAlumni } from './application/finder/show-alumni';
import { ConnectionsModule } from './connections.module';
import { AlumniController } from './infrastructure/finder/alumni.controller';
import { FinderHearsOfConnections } from './infrastructure/finder/finder-hears-of-connections';
import { SavedCollegesOfStudent } from './infrastructure/finder/saved-colleges-of-student';
import { SqlCandidates } from './infrastructure/finder/sql-candidates';
import { SqlFinderCounts } from './infrastructure/finder/sql-finder-counts';
import { SqlFinderReader } from './infrastructure/finder/sql-finder-reader';
import { SqlShowings } from './infrastructure/finder/sql-showings';
import { TakeTurnsEveryHour } from './infrastructure/finder/take-turns-every-hour';
import { ProfilesModule } from './profiles.module';

const useCases = [FindAlumni, RankAlumni, ShowAlumni, FindStudentToScore];

const adapters: Provider[] = [
  { provide: FinderReader, useClass: SqlFinderReader },
  { provide: FinderCounts, useClass: SqlFinderCounts },
  { provide: Showings, useClass: SqlShowings },
  { provide: Candidates, useClass: SqlCandidates },
  { provide: SavedColleges, useClass: SavedCollegesOfStudent },
];

/** The alumni finder and alumni pages. */
@Module({
  imports: [CollegesModule, ProfilesModule, ConnectionsModule],
  controllers: [AlumniController],
  providers: [...useCases, ...adapters, FinderHearsOfConnections, TakeTurnsEveryHour],
  exports: [ShowAlumni, Candidates, FindStudentToScore, FinderReader],
})
export class FinderModule {}
