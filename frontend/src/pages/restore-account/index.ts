export { RestoreAccountPage } from './ui/restore-account-page';
