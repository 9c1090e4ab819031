import { useMutation, useQueryClient } from '@tanstack/react-query';
import { collegeSignInQuery, removeCollegeSignIn, saveCollegeSignIn, switchCollegeSignIn } from './college-sign-in';

/** Returns the actions of the main administrator on the college’s own sign-in. */
export function useCollegeSignInActions(viewer: number) {
  const queryClient = useQueryClient();
  const { queryKey } = collegeSignInQuery(viewer);
  const onSettled = () => queryClient.invalidateQueries({ queryKey });
  return {
    save: useMutation({ mutationFn: saveCollegeSignIn, onSettled }),
    toggle: useMutation({ mutationFn: switchCollegeSignIn, onSettled }),
    remove: useMutation({ mutationFn: removeCollegeSignIn, onSettled }),
  };
}
