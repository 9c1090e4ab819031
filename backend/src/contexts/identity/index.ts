export { EmailConfirmed, UserRegistered } from './domain/events';
export { IdentityFacade } from './identity.facade';
export { IdentityModule } from './identity.module';
