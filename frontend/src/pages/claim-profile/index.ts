export { ClaimProfilePage } from './ui/claim-profile-page';
