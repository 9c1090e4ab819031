import { useMutation, useQueryClient } from '@tanstack/react-query';
import { administratorsQuery } from '@/entities/college-administrator';
import {
  changeAdministrator,
  decideAdministratorRequest,
  inviteAdministrator,
  removeAdministrator,
  type ColleagueChange,
} from './administrators';

/** Returns the actions of the main administrator on the other ones; each invalidates the list. */
export function useAdministratorActions(viewer: number) {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: administratorsQuery(viewer).queryKey });
  const invite = useMutation({ mutationFn: inviteAdministrator, onSettled });
  const change = useMutation({
    mutationFn: ({ id, ...change }: ColleagueChange & { id: number }) => changeAdministrator(id, change),
    onSettled,
  });
  const remove = useMutation({ mutationFn: removeAdministrator, onSettled });
  const decide = useMutation({
    mutationFn: ({ id, decision }: { id: number; decision: 'approve' | 'refuse' }) =>
      decideAdministratorRequest(id, decision),
    onSettled,
  });
  return { invite, change, remove, decide };
}
