import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries, type AccountProfile } from '@/entities/account';
import { alumniQueries } from '@/entities/alum';
import { profileQueries, updateAlumniProfile, updatePrivacy, updateStudentProfile } from '@/entities/profile';

/** Saves answers to the profile of a student or an alum. */
export function useSaveAnswers(viewer: number) {
  const queryClient = useQueryClient();
  const updateCache = (change: Partial<AccountProfile>) => {
    queryClient.setQueryData(
      accountQueries.profile(viewer).queryKey,
      (cached?: AccountProfile) => cached && { ...cached, ...change },
    );
    void queryClient.invalidateQueries(profileQueries.previews());
    // The order of alumni depends on the profile.
    void queryClient.invalidateQueries({ queryKey: alumniQueries.searches });
  };
  return {
    student: useMutation({
      mutationFn: updateStudentProfile,
      onSuccess: (studentProfile) => updateCache({ studentProfile }),
    }),
    alum: useMutation({
      mutationFn: updateAlumniProfile,
      onSuccess: (alumniProfile) => updateCache({ alumniProfile }),
    }),
    /** Who can see an alum; the profile is loaded again. */
    privacy: useMutation({
      mutationFn: updatePrivacy,
      onSuccess: () => {
        updateCache({});
        return queryClient.invalidateQueries({ queryKey: accountQueries.profile(viewer).queryKey });
      },
    }),
  };
}
