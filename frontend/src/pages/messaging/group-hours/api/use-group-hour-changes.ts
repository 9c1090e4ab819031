import { useMutation, useQueryClient } from '@tanstack/react-query';
import { groupHourPath, isGroupHourQuery, type GroupHour } from '@/entities/group-hour';
import { ApiError, request, type Schemas } from '@/shared/api';
import { toast } from '@/shared/ui/toast';

/** Returns the URL of the call: only shortly before it, during it and shortly after. */
export const openCall = (id: number) => request<Schemas['GroupHourCallView']>('GET', `${groupHourPath(id)}/call`);

/** Returns a mutation that reloads the group hours, also if the refusal shows that they are outdated. */
function useChange<Input, Result>(change: (input: Input) => Promise<Result>, title: string) {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ predicate: isGroupHourQuery });
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      toast({ title });
      return reload();
    },
    onError: (error) => {
      if (error instanceof ApiError && [403, 404, 409].includes(error.status)) void reload();
    },
  });
}

export const useOfferGroupHour = () =>
  useChange(
    (offer: Schemas['OfferGroupHourBody']) => request<GroupHour>('POST', groupHourPath(), offer),
    'Group hour offered',
  );

export const useJoinGroupHour = (id: number) =>
  useChange(
    (question: string) => request<GroupHour>('POST', `${groupHourPath(id)}/join`, { question: question || null }),
    'You joined the group hour',
  );

export const useLeaveGroupHour = (id: number) =>
  useChange(() => request('POST', `${groupHourPath(id)}/leave`), 'You left the group hour');

export const useChangeQuestion = (id: number) =>
  useChange(
    (question: string) => request<GroupHour>('PUT', `${groupHourPath(id)}/question`, { question: question || null }),
    'Question saved',
  );

export const useCancelGroupHour = (id: number) =>
  useChange(
    (reason: string) => request('DELETE', groupHourPath(id), reason ? { reason } : undefined),
    'Group hour canceled',
  );
