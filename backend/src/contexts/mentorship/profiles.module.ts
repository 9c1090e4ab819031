import { Module, type Provider } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { IdentityModule } from '../identity';
import { BeginAlumniProfile } from './application/profiles/begin-alumni-profile';
import { FindAlumniProfile } from './application/profiles/find-alumni-profile';
import { CollegeList } from './application/profiles/ports/college-list';
import { People } from './application/profiles/ports/people';
import { ProfileReader } from './application/profiles/ports/profile-reader';
import { AlumniProfiles, StudentProfiles } from './application/profiles/ports/profiles';
import { SeedDemoProfiles } from './application/profiles/seed-demo-profiles';
import { TellAlumniProfile } from './application/profiles/tell-alumni-profile';
import { TellStudentProfile } from './application/profiles/tell-student-profile';
import { BeginAlumniProfileWhenRegistered } from './infrastructure/profiles/begin-alumni-profile-when-registered';
import { CatalogueList } from './infrastructure/profiles/catalogue-list';
import { IdentityPeople } from './infrastructure/profiles/identity-people';
import { ProfilesController } from './infrastructure/profiles/profiles.controller';
import { SqlProfileReader } from './infrastructure/profiles/sql-profile-reader';
import { TypeormAlumniProfiles, TypeormStudentProfiles } from './infrastructure/profiles/typeorm-profiles';

const useCases = [TellStudentProfile, TellAlumniProfile, BeginAlumniProfile, FindAlumniProfile, SeedDemoProfiles];

const adapters: Provider[] = [
  { provide: StudentProfiles, useClass: TypeormStudentProfiles },
  { provide: AlumniProfiles, useClass: TypeormAlumniProfiles },
  { provide: ProfileReader, useClass: SqlProfileReader },
  { provide: People, useClass: IdentityPeople },
  { provide: CollegeList, useClass: CatalogueList },
];

/** Profiles of students and alumni. */
@Module({
  imports: [IdentityModule, CollegesModule],
  controllers: [ProfilesController],
  providers: [...useCases, ...adapters, BeginAlumniProfileWhenRegistered],
  exports: [StudentProfiles, People, AlumniProfiles, FindAlumniProfile, CollegeList, ProfileReader, SeedDemoProfiles],
})
export class ProfilesModule {}
