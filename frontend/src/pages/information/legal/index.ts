export { PrivacyPolicyPage } from './ui/privacy-policy-page';
export { TermsPage } from './ui/terms-page';
