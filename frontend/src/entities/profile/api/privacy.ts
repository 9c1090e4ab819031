import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, request, type Schemas } from '@/shared/api';

export type PrivacyChange = Schemas['PrivacyPreferencesBody'];

/** Who sees what; settings of the other role are null. */
export type PrivacyPreferences = Schemas['PrivacyPreferencesView'];

const PREFERENCES_PATH = '/api/privacy/preferences';

export const privacyPreferencesQuery = (viewer: number) =>
  queryOptions<PrivacyPreferences>({
    queryKey: [PREFERENCES_PATH, {}, viewer],
    queryFn: fetchAsViewer<PrivacyPreferences>,
  });

export const updatePrivacy = (change: PrivacyChange) => request<PrivacyPreferences>('PATCH', PREFERENCES_PATH, change);
