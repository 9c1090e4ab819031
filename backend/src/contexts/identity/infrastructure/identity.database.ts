import type { Mapping } from '../../../shared/infrastructure/typeorm/data-source';
import { accessTokenSchema } from './access-tokens/typeorm-access-tokens';
import { collegeSignInSchema } from './college-sign-in/college-sign-in.schema';
import { dataExportSchema } from './data-export/typeorm-data-exports';
import {
  externalIdentitySchema,
  pendingRegistrationSchema,
  signInAttemptSchema,
} from './external-sign-in/typeorm-external-sign-in';
import { Identity1764000100000 } from './migrations/1764000100000-identity';
import { IdentityAccounts1764300000001 } from './migrations/1764300000001-identity-accounts';
import { IdentityExternal1764300000002 } from './migrations/1764300000002-identity-external';
import { DataExports1764400000002 } from './migrations/1764400000002-data-exports';
import { AccountClosing1764400000003 } from './migrations/1764400000003-account-closing';
import { RecordOfErased1764400000006 } from './migrations/1764400000006-record-of-erased';
import { Pictures1764400000007 } from './migrations/1764400000007-pictures';
import { SuspensionEnds1764700000060 } from './migrations/1764700000060-suspension-ends';
import { ValidatedSuspensions1764700000061 } from './migrations/1764700000061-validated-suspensions';
import { Operators1764735000000 } from './migrations/1764735000000-operators';
import { SuspensionNotices1764735000005 } from './migrations/1764735000005-suspension-notices';
import { SuspensionNoticesValidated1764735000006 } from './migrations/1764735000006-suspension-notices-validated';
import { StandardTableNames1764737000010 } from './migrations/1764737000010-standard-table-names';
import { PersonRecord1764990000001 } from './migrations/1764990000001-person-record';
import { SamplePeople1765000000001 } from './migrations/1765000000001-sample-people';
import { AccessTokens1765630000001 } from './migrations/1765630000001-access-tokens';
import { CollegeSignIn1765650000001 } from './migrations/1765650000001-college-sign-in';
import { CollegeSignInValidated1765650000002 } from './migrations/1765650000002-college-sign-in-validated';
import { affiliationSchema, profileSummarySchema } from './people/person-record.schema';
import { sessionSchema } from './sessions/typeorm-sessions';
import { pendingSecondFactorSchema, secondFactorSchema } from './two-factor/second-factor.schema';
import { emailTokenSchema } from './users/typeorm-email-tokens';
import { auditEntrySchema, registrationDetailsSchema, userSchema } from './users/typeorm-users';

/** The tables of this context that TypeORM maps, and its migrations, oldest first. */
export const identityMapping: Mapping = {
  entities: [
    userSchema,
    collegeSignInSchema,
    registrationDetailsSchema,
    auditEntrySchema,
    sessionSchema,
    emailTokenSchema,
    externalIdentitySchema,
    signInAttemptSchema,
    pendingRegistrationSchema,
    dataExportSchema,
    accessTokenSchema,
    affiliationSchema,
    profileSummarySchema,
    secondFactorSchema,
    pendingSecondFactorSchema,
  ],
  migrations: [
    Identity1764000100000,
    IdentityAccounts1764300000001,
    IdentityExternal1764300000002,
    DataExports1764400000002,
    AccountClosing1764400000003,
    RecordOfErased1764400000006,
    Pictures1764400000007,
    SuspensionEnds1764700000060,
    ValidatedSuspensions1764700000061,
    Operators1764735000000,
    SuspensionNotices1764735000005,
    SuspensionNoticesValidated1764735000006,
    StandardTableNames1764737000010,
    PersonRecord1764990000001,
    SamplePeople1765000000001,
    AccessTokens1765630000001,
    CollegeSignIn1765650000001,
    CollegeSignInValidated1765650000002,
  ],
};
