import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries, type Profile } from '@/entities/account';
import { alumniQueries } from '@/entities/alum';
import { profileQueries, updateAlumniProfile, updateStudentProfile } from '@/entities/profile';

/** Saves answers to the profile of a student or an alum. */
export function useAnswers(viewer: number) {
  const queryClient = useQueryClient();
  const updateCache = (change: Partial<Profile>) => {
    queryClient.setQueryData(
      accountQueries.profile(viewer).queryKey,
      (cached?: Profile) => cached && { ...cached, ...change },
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
  };
}
