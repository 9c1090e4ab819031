import { Module, type Provider } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { IdentityModule } from '../identity';
import { CreateAlumniProfile, FindAlumniProfile } from './application/profiles/find-alumni-profile';
import { People } from './application/profiles/ports/people';
import { CollegeList } from './application/profiles/ports/college-list';
import { ProfileReader, AlumniProfiles, StudentProfiles } from './application/profiles/ports/profiles';
import { FindOwnProfiles } from './application/profiles/find-own-profiles';
import { SeedDemoProfiles } from './application/profiles/seed-demo-profiles';
import { UpdateAlumniProfile, UpdateStudentProfile } from './application/profiles/update-profile';
import { CreateAlumniProfileWhenRegistered } from './infrastructure/profiles/create-alumni-profile-when-registered';
import { CatalogueCollegeList } from './infrastructure/profiles/catalogue-college-list';
import { IdentityPeople } from './infrastructure/profiles/identity-people';
import { ProfilesController } from './infrastructure/profiles/profiles.controller';
import { SqlProfileReader } from './infrastructure/profiles/sql-profile-reader';
import { TypeormAlumniProfiles, TypeormStudentProfiles } from './infrastructure/profiles/typeorm-profiles';

const useCases = [
  UpdateStudentProfile,
  UpdateAlumniProfile,
  CreateAlumniProfile,
  FindAlumniProfile,
  FindOwnProfiles,
  SeedDemoProfiles,
];

const adapters: Provider[] = [
  { provide: StudentProfiles, useClass: TypeormStudentProfiles },
  { provide: AlumniProfiles, useClass: TypeormAlumniProfiles },
  { provide: ProfileReader, useClass: SqlProfileReader },
  { provide: People, useClass: IdentityPeople },
  { provide: CollegeList, useClass: CatalogueCollegeList },
];

/** Profiles of students and alumni. */
@Module({
  imports: [IdentityModule, CollegesModule],
  controllers: [ProfilesController],
  providers: [...useCases, ...adapters, CreateAlumniProfileWhenRegistered],
  exports: [
    StudentProfiles,
    People,
    AlumniProfiles,
    FindAlumniProfile,
    FindOwnProfiles,
    CollegeList,
    ProfileReader,
    SeedDemoProfiles,
  ],
})
export class ProfilesModule {}
