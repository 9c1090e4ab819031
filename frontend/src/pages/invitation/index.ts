export { InvitationPage } from './ui/invitation-page';
