export { AccessDeniedPage } from './ui/access-denied-page';
