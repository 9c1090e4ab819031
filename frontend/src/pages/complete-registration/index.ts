export { CompleteRegistrationPage } from './ui/complete-registration-page';
