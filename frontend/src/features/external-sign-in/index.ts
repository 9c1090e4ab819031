export { providersQuery, signInCollegeQuery, type SignInProvider } from './api/providers';
export { collegeSignInAddress, PROVIDER_NAMES, signInAddress } from './model/providers';
export { refusalSentence } from './model/refusals';
export { ProviderLogo } from './ui/provider-mark';
