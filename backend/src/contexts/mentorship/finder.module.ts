import { Module, type Provider } from '@nestjs/common';
import { CountAlumniOfMajor } from './application/finder/count-alumni-of-major';
import { CountAlumniOfColleges } from './application/finder/count-alumni-of-colleges';
import { FindAlumni, LoadMatchInput, RankAlumni } from './application/finder/find-alumni';
import { ListCrossroads } from './application/finder/list-crossroads';
import { CollegeAlumni, CollegeAlumniCounts } from './application/finder/ports/college-alumni';
import { MentorCandidates, FinderCounts, FinderReader } from './application/finder/ports/finder';
import { ListWorkOfField } from './application/finder/list-work-of-field';
import { ListSimilarMentors } from './application/finder/list-similar-mentors';
import { GetAlumni } from './application/finder/get-alumni';
import { CollegesModule } from '../colleges';
import { ConnectionsModule } from './connections.module';
import { AlumniController } from './infrastructure/finder/alumni.controller';
import { ProgramAlumniController } from './infrastructure/finder/program-alumni.controller';
import { SimilarMentorsController } from './infrastructure/finder/similar-mentors.controller';
import { UpdateRotationEveryHour } from './infrastructure/finder/update-rotation-every-hour';
import { CountAlumniJob } from './infrastructure/finder/count-alumni-job';
import { CatalogueAlumniCounts } from './infrastructure/finder/catalogue-alumni-counts';
import { SqlCollegeAlumni } from './infrastructure/finder/sql-college-alumni';
import { SqlCandidates } from './infrastructure/finder/sql-candidates';
import { SqlFinderCounts, SqlFinderReader } from './infrastructure/finder/sql-finder-reader';
import { ProfilesModule } from './profiles.module';
import { RelationshipsModule } from './relationships.module';

const useCases = [
  FindAlumni,
  RankAlumni,
  GetAlumni,
  LoadMatchInput,
  ListCrossroads,
  CountAlumniOfColleges,
  CountAlumniOfMajor,
  ListSimilarMentors,
  ListWorkOfField,
];

const adapters: Provider[] = [
  { provide: FinderReader, useClass: SqlFinderReader },
  { provide: FinderCounts, useClass: SqlFinderCounts },
  { provide: MentorCandidates, useClass: SqlCandidates },
  { provide: CollegeAlumni, useClass: SqlCollegeAlumni },
  { provide: CollegeAlumniCounts, useClass: CatalogueAlumniCounts },
];

/** The alumni finder and alumni pages. */
@Module({
  imports: [ProfilesModule, ConnectionsModule, RelationshipsModule, CollegesModule],
  controllers: [AlumniController, SimilarMentorsController, ProgramAlumniController],
  providers: [...useCases, ...adapters, UpdateRotationEveryHour, CountAlumniJob],
  exports: [
    FindAlumni,
    GetAlumni,
    MentorCandidates,
    FinderCounts,
    LoadMatchInput,
    FinderReader,
    CountAlumniOfColleges,
    CollegeAlumni,
  ],
})
export class FinderModule {}
