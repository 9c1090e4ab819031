import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries, type AccountProfile } from '@/entities/account';
import { alumniQueries } from '@/entities/alum';
import { isMessageQuery } from '@/entities/conversation';
import {
  privacyPreferencesQuery,
  profileQueries,
  updateAlumniProfile,
  updatePrivacy,
  updateStudentProfile,
  type PrivacyPreferences,
} from '@/entities/profile';
import { onboardingQueries } from '@/features/onboarding';
import { updateCollegeAdminProfile } from './college-admin';

/** Applies a change to the cached profile, and reloads what depends on the profile. */
function useUpdateCachedProfile(viewer: number) {
  const queryClient = useQueryClient();
  return (change: (cached: AccountProfile) => Partial<AccountProfile>) => {
    queryClient.setQueryData(
      accountQueries.profile(viewer).queryKey,
      (cached?: AccountProfile) => cached && { ...cached, ...change(cached) },
    );
    void queryClient.invalidateQueries(profileQueries.previews());
    void queryClient.invalidateQueries({ queryKey: alumniQueries.profiles(viewer) });
    void queryClient.invalidateQueries({ queryKey: onboardingQueries.of(viewer).queryKey });
  };
}

export function useUpdateStudent(viewer: number) {
  const updateCache = useUpdateCachedProfile(viewer);
  return useMutation({
    mutationFn: updateStudentProfile,
    onSuccess: (studentProfile) => updateCache(() => ({ studentProfile })),
  });
}

export function useUpdateAlumni(viewer: number) {
  const updateCache = useUpdateCachedProfile(viewer);
  return useMutation({
    mutationFn: updateAlumniProfile,
    onSuccess: (alumniProfile) => updateCache(() => ({ alumniProfile })),
  });
}

export function useUpdateAdministrator(viewer: number) {
  const updateCache = useUpdateCachedProfile(viewer);
  return useMutation({
    mutationFn: updateCollegeAdminProfile,
    onSuccess: (collegeAdmin) => updateCache(() => ({ collegeAdmin })),
  });
}

/** Changes who sees what, from the next request on. */
export function useUpdatePrivacy(viewer: number) {
  const updateCache = useUpdateCachedProfile(viewer);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: updatePrivacy,
    onSuccess: async (chosen, change) => {
      updateCache((cached) => applyPrivacy(cached, chosen));
      queryClient.setQueryData(privacyPreferencesQuery(viewer).queryKey, chosen);
      // Conversations show what is shared.
      const changesSharing = change.readReceipts !== undefined || change.activityStatus !== undefined;
      if (changesSharing) void queryClient.invalidateQueries({ predicate: isMessageQuery });
      await queryClient.invalidateQueries({ queryKey: accountQueries.profile(viewer).queryKey });
    },
  });
}

function applyPrivacy(
  { alumniProfile, studentProfile }: AccountProfile,
  chosen: PrivacyPreferences,
): Partial<AccountProfile> {
  const { isProfileVisible, allowStudentConnections, profileVisibility, visibilityChosenAt } = chosen;
  if (studentProfile && profileVisibility !== null)
    return { studentProfile: { ...studentProfile, profileVisibility, visibilityChosenAt } };
  if (alumniProfile && isProfileVisible !== null && allowStudentConnections !== null)
    return { alumniProfile: { ...alumniProfile, isProfileVisible, allowStudentConnections, visibilityChosenAt } };
  return {};
}
