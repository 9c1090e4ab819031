export {
  AccountClosingAsked,
  AccountRestored,
  AccountSuspendedByOperator,
  SuspensionLifted,
} from './domain/closing-events';
export { EmailChanged, EmailConfirmed, PasswordChanged, RoleChanged, UserRegistered } from './domain/events';
export { IdentityFacade, type Person } from './identity.facade';
export { IdentityModule } from './identity.module';
