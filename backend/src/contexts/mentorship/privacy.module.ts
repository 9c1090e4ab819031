import { Module, type Provider } from '@nestjs/common';
import { BeginPrivateProfile } from './application/privacy/begin-private-profile';
import { ChoosePrivacy } from './application/privacy/choose-privacy';
import { SharingChoicesStore, SharingReader } from './application/privacy/ports/sharing';
import { PreviewOwnProfile } from './application/privacy/preview-own-profile';
import { ShowPrivacy } from './application/privacy/show-privacy';
import { StayHiddenAsStudent } from './application/privacy/stay-hidden-as-student';
import { BeginPrivateProfileWhenRegistered } from './infrastructure/privacy/begin-private-profile-when-registered';
import { PrivacyController } from './infrastructure/privacy/privacy.controller';
import { StayHiddenWhenRoleChanged } from './infrastructure/privacy/stay-hidden-when-role-changed';
import { SqlSharingChoices, SqlSharingReader } from './infrastructure/privacy/sql-sharing';
import { ProfilesModule } from './profiles.module';
import { SharingFacade } from './sharing.facade';

const useCases = [BeginPrivateProfile, StayHiddenAsStudent, ChoosePrivacy, ShowPrivacy, PreviewOwnProfile];

const adapters: Provider[] = [
  { provide: SharingChoicesStore, useClass: SqlSharingChoices },
  { provide: SharingReader, useClass: SqlSharingReader },
];

/** Who can see a profile, and what people share with their connections. */
@Module({
  imports: [ProfilesModule],
  controllers: [PrivacyController],
  providers: [...useCases, ...adapters, BeginPrivateProfileWhenRegistered, StayHiddenWhenRoleChanged, SharingFacade],
  exports: [SharingFacade],
})
export class PrivacyModule {}
