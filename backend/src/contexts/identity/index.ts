export { AccountDemoFacade } from './account-demo.facade';
export { AccountGeneratorFacade, type GeneratedAccount } from './account-generator.facade';
export { AccountModerationFacade } from './account-moderation.facade';
export { AccountOperatorFacade } from './account-operator.facade';
export { COLLEGE_SIGN_IN_LIMITS, CollegeSignInFacade } from './college-sign-in.facade';
export { DataExportReady } from './integration-events/account-events';
export {
  AccountClosingRequested,
  AccountRestored,
  AccountSuspendedByOperator,
  SuspensionLifted,
} from './integration-events/account-events';
export { EmailChanged, EmailConfirmed, RoleChanged, UserRegistered } from './integration-events/account-events';
export { IdentityModule } from './identity.module';
export { InvitedAccountsFacade, UserAccount } from './invited-accounts.facade';
export { IdentityPersonalData } from './personal-data.facade';
export { PeopleFacade } from './people.facade';
export { PersonRecordFacade } from './person-record.facade';
