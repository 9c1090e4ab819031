export { providersQuery, type SignInProvider } from './api/providers';
export { PROVIDER_NAMES, signInAddress } from './model/providers';
export { refusalSentence } from './model/refusals';
export { ProviderLogo } from './ui/provider-mark';
