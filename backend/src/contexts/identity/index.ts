export { DataExportReady } from './domain/data-export/data-export-events';
export {
  AccountClosingAsked,
  AccountRestored,
  AccountSuspendedByOperator,
  SuspensionLifted,
} from './domain/users/events';
export { EmailChanged, EmailConfirmed, PasswordChanged, RoleChanged, UserRegistered } from './domain/users/events';
export { type DirectoryPerson, IdentityFacade, type Person, UserAccount } from './identity.facade';
export { IdentityModule } from './identity.module';
