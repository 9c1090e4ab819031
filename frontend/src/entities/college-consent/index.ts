export { chooseConsent, type ConsentLevel } from './api/college-consent';
