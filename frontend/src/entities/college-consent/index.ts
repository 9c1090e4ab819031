export { updateCollegeConsent, type ConsentLevel } from './api/college-consent';
