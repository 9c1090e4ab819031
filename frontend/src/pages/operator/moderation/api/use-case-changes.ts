import { useMutation, useQueryClient } from '@tanstack/react-query';
import { moderationSummaryQueries } from '@/entities/moderation';
import { ApiError } from '@/shared/api';
import {
  actOnCase,
  addCaseNote,
  claimCase,
  moderationQueries,
  releaseCase,
  type CaseAction,
  type ModerationCaseDetail,
} from './cases';

type CaseChange = { is: 'claim' } | { is: 'release' } | { is: 'note'; text: string } | ({ is: 'action' } & CaseAction);

function sendCaseChange(id: number, change: CaseChange): Promise<ModerationCaseDetail> {
  switch (change.is) {
    case 'claim':
      return claimCase(id);
    case 'release':
      return releaseCase(id);
    case 'note':
      return addCaseNote(id, change.text);
    case 'action': {
      const { action, note, until, version } = change;
      return actOnCase(id, { action, note, version, ...(until === undefined ? {} : { until }) });
    }
  }
}

/** Checks whether a change was refused because the case is no longer as shown. */
const isOutdatedCaseError = (error: unknown): boolean => error instanceof ApiError && [404, 409].includes(error.status);

const CHANGED_BY_OTHERS_ERROR_CODES = ['forum.case-changed', 'forum.case-claimed', 'forum.case-closed'];

/** Checks whether another operator changed the case first. */
export const isChangedByOthersError = (error: unknown): boolean =>
  error instanceof ApiError && CHANGED_BY_OTHERS_ERROR_CODES.includes(error.code ?? '');

/** Changes a case. After a conflict, its current state is loaded. */
export function useCaseChange(id: number, viewer: number) {
  const queryClient = useQueryClient();
  const { queryKey } = moderationQueries.case(id, viewer);
  const invalidateLists = () =>
    [moderationQueries.lists, moderationSummaryQueries.all].forEach(
      (lists) => void queryClient.invalidateQueries({ queryKey: lists }),
    );
  return useMutation({
    mutationFn: (change: CaseChange) => sendCaseChange(id, change),
    onSuccess: async (detail) => {
      // The response to an earlier request would restore the old state.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, detail);
      invalidateLists();
    },
    onError: async (error) => {
      if (!isOutdatedCaseError(error)) return;
      await queryClient.invalidateQueries({ queryKey });
      invalidateLists();
    },
  });
}
