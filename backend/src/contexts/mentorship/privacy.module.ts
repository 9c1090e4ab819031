import { Module, type Provider } from '@nestjs/common';
import { CreatePrivateProfile, HideStudentProfile } from './application/privacy/create-private-profile';
import { FillInClaimedProfile } from './application/privacy/fill-in-claimed-profile';
import { ChangePrivacySettings, GetPrivacySettings } from './application/privacy/privacy-settings';
import { SharingChoicesStore, SharingReader } from './application/privacy/ports/sharing';
import { PreviewOwnProfile } from './application/privacy/preview-own-profile';
import { CreatePrivateProfileWhenRegistered } from './infrastructure/privacy/create-private-profile-when-registered';
import { PrivacyController } from './infrastructure/privacy/privacy.controller';
import { SqlSharingChoices, SqlSharingReader } from './infrastructure/privacy/sql-sharing';
import { ProfilesModule } from './profiles.module';
import { SharingFacade } from './sharing.facade';

const useCases = [
  CreatePrivateProfile,
  HideStudentProfile,
  ChangePrivacySettings,
  GetPrivacySettings,
  PreviewOwnProfile,
  FillInClaimedProfile,
];

const adapters: Provider[] = [
  { provide: SharingChoicesStore, useClass: SqlSharingChoices },
  { provide: SharingReader, useClass: SqlSharingReader },
];

/** Who can see a profile, and what people share with their connections. */
@Module({
  imports: [ProfilesModule],
  controllers: [PrivacyController],
  providers: [...useCases, ...adapters, CreatePrivateProfileWhenRegistered, SharingFacade],
  exports: [SharingFacade, FillInClaimedProfile, HideStudentProfile],
})
export class PrivacyModule {}
