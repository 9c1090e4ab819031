export {
  AccountClosingAsked,
  AccountRestored,
  AccountSuspendedByOperator,
  DataExportReady,
  EmailChanged,
  EmailConfirmed,
  PasswordChanged,
  RoleChanged,
  SuspensionLifted,
  UserRegistered,
} from './domain/events';
export { type DirectoryPerson, IdentityFacade, type Person } from './identity.facade';
export { IdentityModule } from './identity.module';
