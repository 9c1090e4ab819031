import type { Mapping } from '../../../shared/infrastructure/typeorm/data-source';
import { consentSchema } from './activity/consent.schema';
import { invitationSchema } from './administrators/invitation.schema';
import { importedAlumnusSchema } from './alumni-claims/imported-alumnus.schema';
import { broadcastAnswerSchema, broadcastSchema } from './broadcasts/broadcast.schema';
import { membershipSchema } from './memberships/membership.schema';
import { CollegeAdministrators1764200000003 } from './migrations/1764200000003-college-administrators';
import { OneWishEach1764400000017 } from './migrations/1764400000017-one-wish-each';
import { InteractionsByAge1764700025003 } from './migrations/1764700025003-interactions-by-age';
import { VerificationAndInvitations1764900000001 } from './migrations/1764900000001-verification-and-invitations';
import { ImportedAlumni1764900000011 } from './migrations/1764900000011-imported-alumni';
import { InvitationMails1764900000021 } from './migrations/1764900000021-invitation-mails';
import { RemindersToAlumni1764900000022 } from './migrations/1764900000022-reminders-to-alumni';
import { SharedActivity1764900000023 } from './migrations/1764900000023-shared-activity';
import { AlumniByName1764900000024 } from './migrations/1764900000024-alumni-by-name';
import { MainAdministratorSince1764900000041 } from './migrations/1764900000041-main-administrator-since';
import { SupportRequests1764900000042 } from './migrations/1764900000042-support-requests';
import { Consents1764900000061 } from './migrations/1764900000061-consents';
import { AnalyticsSnapshots1764900000062 } from './migrations/1764900000062-analytics-snapshots';
import { Broadcasts1764900000063 } from './migrations/1764900000063-broadcasts';
import { InteractionsByStudent1764900000064 } from './migrations/1764900000064-interactions-by-student';
import { NamedUntil1764900000065 } from './migrations/1764900000065-named-until';
import { InteractionsOfCollegeCovering1764930000001 } from './migrations/1764930000001-interactions-of-college-covering';
import { NoInteractionsOfDiscussions1764950000001 } from './migrations/1764950000001-no-interactions-of-discussions';
import { TwoKeys1764950100001 } from './migrations/1764950100001-two-keys';
import { ImportedBySeveralColleges1764960000002 } from './migrations/1764960000002-imported-by-several-colleges';
import { AddressOncePerCollege1764960000003 } from './migrations/1764960000003-address-once-per-college';
import { AnswersToRepeatedImports1764970000001 } from './migrations/1764970000001-answers-to-repeated-imports';
import { OneImportForEachKey1764970000002 } from './migrations/1764970000002-one-import-for-each-key';
import { StudyConfirmations1764980000001 } from './migrations/1764980000001-study-confirmations';
import { IdsBeforeInsertion1764990000021 } from './migrations/1764990000021-ids-before-insertion';
import { MentoringSnapshots1765450000003 } from './migrations/1765450000003-mentoring-snapshots';
import { Webhooks1765640000001 } from './migrations/1765640000001-webhooks';
import { EndedAffiliations1765660000001 } from './migrations/1765660000001-ended-affiliations';
import { AlumniByExternalId1765660000002 } from './migrations/1765660000002-alumni-by-external-id';
import { supportRequestSchema } from './support/support-request.schema';
import { verificationSchema } from './verification/verification.schema';
import { webhookSchema } from './webhooks/webhook.schema';

/** The TypeORM entities of this context, and its migrations, oldest first. */
export const adminAnalyticsMapping: Mapping = {
  entities: [
    membershipSchema,
    verificationSchema,
    invitationSchema,
    importedAlumnusSchema,
    consentSchema,
    broadcastSchema,
    broadcastAnswerSchema,
    supportRequestSchema,
    webhookSchema,
  ],
  migrations: [
    CollegeAdministrators1764200000003,
    OneWishEach1764400000017,
    InteractionsByAge1764700025003,
    VerificationAndInvitations1764900000001,
    ImportedAlumni1764900000011,
    InvitationMails1764900000021,
    RemindersToAlumni1764900000022,
    SharedActivity1764900000023,
    AlumniByName1764900000024,
    MainAdministratorSince1764900000041,
    SupportRequests1764900000042,
    Consents1764900000061,
    AnalyticsSnapshots1764900000062,
    Broadcasts1764900000063,
    InteractionsByStudent1764900000064,
    NamedUntil1764900000065,
    InteractionsOfCollegeCovering1764930000001,
    NoInteractionsOfDiscussions1764950000001,
    TwoKeys1764950100001,
    ImportedBySeveralColleges1764960000002,
    AddressOncePerCollege1764960000003,
    AnswersToRepeatedImports1764970000001,
    OneImportForEachKey1764970000002,
    StudyConfirmations1764980000001,
    IdsBeforeInsertion1764990000021,
    MentoringSnapshots1765450000003,
    Webhooks1765640000001,
    EndedAffiliations1765660000001,
    AlumniByExternalId1765660000002,
  ],
};
