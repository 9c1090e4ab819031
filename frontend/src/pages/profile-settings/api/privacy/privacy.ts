import { queryOptions } from '@tanstack/react-query';
import { readAs, request, type Schemas } from '@/shared/api';

export type PrivacyChange = Schemas['PrivacyPreferencesBody'];

/** Who sees what; settings of the other role are null. */
export type PrivacyPreferences = Schemas['PrivacyPreferencesView'];

const PREFERENCES = '/api/privacy/preferences';

export const privacyPreferencesQuery = (viewer: number) =>
  queryOptions<PrivacyPreferences>({ queryKey: [PREFERENCES, {}, viewer], queryFn: readAs<PrivacyPreferences> });

export const updatePrivacy = (change: PrivacyChange) => request<PrivacyPreferences>('PATCH', PREFERENCES, change);
