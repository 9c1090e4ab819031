export { oauthConfigQuery } from './api/oauth-config';
export type { OauthTestResult } from './model/test-result';
export { OauthDebugPage } from './ui/oauth-debug-page';
