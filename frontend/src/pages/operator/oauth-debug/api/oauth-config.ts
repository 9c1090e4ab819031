import { queryOptions } from '@tanstack/react-query';
import type { Schemas } from '@/shared/api';

export type OauthConfig = Schemas['OauthConfigView'];

/** What has to be registered at the providers; a 404 if the server doesn't expose it. */
export const oauthConfigQuery = () => queryOptions<OauthConfig>({ queryKey: ['/api/oauth-config'] });
