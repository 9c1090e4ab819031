import { Module, type Provider } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { IdentityModule } from '../identity';
import { BeginAlumniProfile } from './application/begin-alumni-profile';
import { BeginPrivateProfile } from './application/begin-private-profile';
import { ChoosePrivacy } from './application/choose-privacy';
import { FindAlumniProfile } from './application/find-alumni-profile';
import { FindFirstSteps } from './application/find-first-steps';
import { NoteFirstSteps } from './application/note-first-steps';
import { CollegeList } from './application/ports/college-list';
import { Onboardings } from './application/ports/onboardings';
import { People } from './application/ports/people';
import { PersonalData } from './application/ports/personal-data';
import { ProfileReader } from './application/ports/profile-reader';
import { AlumniProfiles, StudentProfiles } from './application/ports/profiles';
import { PreviewOwnProfile } from './application/preview-own-profile';
import { SeedDemoProfiles } from './application/seed-demo-profiles';
import { ShowFirstSteps } from './application/show-first-steps';
import { ShowPrivacy } from './application/show-privacy';
import { StayHiddenAsStudent } from './application/stay-hidden-as-student';
import { TellAlumniProfile } from './application/tell-alumni-profile';
import { TellStudentProfile } from './application/tell-student-profile';
import { CatalogueList } from './infrastructure/colleges/catalogue-list';
import { BeginAlumniProfileWhenRegistered } from './infrastructure/events/begin-alumni-profile-when-registered';
import { BeginPrivateProfileWhenRegistered } from './infrastructure/events/begin-private-profile-when-registered';
import { StayHiddenWhenRoleChanged } from './infrastructure/events/stay-hidden-when-role-changed';
import { OnboardingController } from './infrastructure/http/onboarding.controller';
import { PrivacyController } from './infrastructure/http/privacy.controller';
import { ProfilesController } from './infrastructure/http/profiles.controller';
import { IdentityPeople } from './infrastructure/identity/identity-people';
import { SqlPersonalData } from './infrastructure/persistence/sql-personal-data';
import { SqlProfileReader } from './infrastructure/persistence/sql-profile-reader';
import { TypeormOnboardings } from './infrastructure/persistence/typeorm-onboardings';
import { TypeormAlumniProfiles, TypeormStudentProfiles } from './infrastructure/persistence/typeorm-profiles';
import { availabilityControllers, availabilityParts } from './availability.parts';
import { connectionControllers, connectionParts } from './connections.parts';
import { finderControllers, finderParts } from './finder.parts';
import { meetingNotesControllers, meetingNotesParts } from './meeting-notes.parts';
import { meetingControllers, meetingParts } from './meetings.parts';
import { MentorshipFacade } from './mentorship.facade';
import { requestDraftControllers, requestDraftParts } from './request-drafts.parts';
import { recommendationControllers, recommendationParts } from './recommendations.parts';
import { SharingFacade } from './sharing.facade';
import { sharingParts } from './sharing.parts';

const useCases = [
  TellStudentProfile,
  TellAlumniProfile,
  BeginAlumniProfile,
  BeginPrivateProfile,
  StayHiddenAsStudent,
  FindAlumniProfile,
  ChoosePrivacy,
  ShowPrivacy,
  PreviewOwnProfile,
  FindFirstSteps,
  ShowFirstSteps,
  NoteFirstSteps,
  SeedDemoProfiles,
];

const adapters: Provider[] = [
  { provide: StudentProfiles, useClass: TypeormStudentProfiles },
  { provide: AlumniProfiles, useClass: TypeormAlumniProfiles },
  { provide: Onboardings, useClass: TypeormOnboardings },
  { provide: ProfileReader, useClass: SqlProfileReader },
  { provide: PersonalData, useClass: SqlPersonalData },
  { provide: People, useClass: IdentityPeople },
  { provide: CollegeList, useClass: CatalogueList },
];

@Module({
  imports: [IdentityModule, CollegesModule],
  controllers: [
    ProfilesController,
    PrivacyController,
    OnboardingController,
    ...finderControllers,
    ...requestDraftControllers,
    ...connectionControllers,
    ...recommendationControllers,
    ...meetingControllers,
    ...meetingNotesControllers,
    ...availabilityControllers,
  ],
  providers: [
    ...useCases,
    ...adapters,
    ...finderParts,
    ...connectionParts,
    ...requestDraftParts,
    ...recommendationParts,
    ...meetingParts,
    ...meetingNotesParts,
    ...availabilityParts,
    ...sharingParts,
    BeginAlumniProfileWhenRegistered,
    BeginPrivateProfileWhenRegistered,
    StayHiddenWhenRoleChanged,
    MentorshipFacade,
  ],
  exports: [MentorshipFacade, SharingFacade],
})
export class MentorshipModule {}
