import { Module, type Provider } from '@nestjs/common';
import { FindAlumni, LoadMatchInput, RankAlumni } from './application/finder/find-alumni';
import { ListCrossroads } from './application/finder/list-crossroads';
import { Candidates, CrossroadsReader, FinderCounts, FinderReader } from './application/finder/ports/finder';
import { GetAlumni } from './application/finder/get-alumni';
import { ConnectionsModule } from './connections.module';
import { AlumniController } from './infrastructure/finder/alumni.controller';
import {
  UpdateFinderCountsWhenConnectionChanged,
  UpdateRotationEveryHour,
} from './infrastructure/finder/update-finder-counts-when-connection-changed';
import { SqlCandidates } from './infrastructure/finder/sql-candidates';
import { SqlCrossroads } from './infrastructure/finder/sql-crossroads';
import { SqlFinderCounts, SqlFinderReader } from './infrastructure/finder/sql-finder-reader';
import { ProfilesModule } from './profiles.module';

const useCases = [FindAlumni, RankAlumni, GetAlumni, LoadMatchInput, ListCrossroads];

const adapters: Provider[] = [
  { provide: FinderReader, useClass: SqlFinderReader },
  { provide: FinderCounts, useClass: SqlFinderCounts },
  { provide: Candidates, useClass: SqlCandidates },
  { provide: CrossroadsReader, useClass: SqlCrossroads },
];

/** The alumni finder and alumni pages. */
@Module({
  imports: [ProfilesModule, ConnectionsModule],
  controllers: [AlumniController],
  providers: [...useCases, ...adapters, UpdateFinderCountsWhenConnectionChanged, UpdateRotationEveryHour],
  exports: [GetAlumni, Candidates, LoadMatchInput, FinderReader],
})
export class FinderModule {}
