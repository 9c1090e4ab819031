import { Module, type Provider } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { IdentityModule } from '../identity';
import { BeginAlumniProfile } from './application/profiles/begin-alumni-profile';
import { BeginPrivateProfile } from './application/privacy/begin-private-profile';
import { ChoosePrivacy } from './application/privacy/choose-privacy';
import { FindAlumniProfile } from './application/profiles/find-alumni-profile';
import { FindFirstSteps } from './application/onboarding/find-first-steps';
import { NoteFirstSteps } from './application/onboarding/note-first-steps';
import { CollegeList } from './application/profiles/ports/college-list';
import { Onboardings } from './application/onboarding/ports/onboardings';
import { People } from './application/profiles/ports/people';
import { PersonalData } from './application/personal-data/ports/personal-data';
import { ProfileReader } from './application/profiles/ports/profile-reader';
import { AlumniProfiles, StudentProfiles } from './application/profiles/ports/profiles';
import { PreviewOwnProfile } from './application/privacy/preview-own-profile';
import { SeedDemoProfiles } from './application/profiles/seed-demo-profiles';
import { ShowFirstSteps } from './application/onboarding/show-first-steps';
import { ShowPrivacy } from './application/privacy/show-privacy';
import { StayHiddenAsStudent } from './application/privacy/stay-hidden-as-student';
import { TellAlumniProfile } from './application/profiles/tell-alumni-profile';
import { TellStudentProfile } from './application/profiles/tell-student-profile';
import { CatalogueList } from './infrastructure/profiles/catalogue-list';
import { BeginAlumniProfileWhenRegistered } from './infrastructure/profiles/begin-alumni-profile-when-registered';
import { BeginPrivateProfileWhenRegistered } from './infrastructure/privacy/begin-private-profile-when-registered';
import { StayHiddenWhenRoleChanged } from './infrastructure/privacy/stay-hidden-when-role-changed';
import { OnboardingController } from './infrastructure/onboarding/onboarding.controller';
import { PrivacyController } from './infrastructure/privacy/privacy.controller';
import { ProfilesController } from './infrastructure/profiles/profiles.controller';
import { IdentityPeople } from './infrastructure/profiles/identity-people';
import { SqlPersonalData } from './infrastructure/personal-data/sql-personal-data';
import { SqlProfileReader } from './infrastructure/profiles/sql-profile-reader';
import { TypeormOnboardings } from './infrastructure/onboarding/typeorm-onboardings';
import { TypeormAlumniProfiles, TypeormStudentProfiles } from './infrastructure/profiles/typeorm-profiles';
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
