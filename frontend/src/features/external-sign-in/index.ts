export { providersQuery, type Provider } from './api/providers';
export { PROVIDER_NAMES, signInAddress } from './model/providers';
export { refusalSentence } from './model/refusals';
export { ProviderMark } from './ui/provider-mark';
