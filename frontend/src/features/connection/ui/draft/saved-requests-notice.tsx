import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { connectionQueries, myPeopleQueries } from '@/entities/connection';
import { useAuth } from '@/shared/auth';
import { toast } from '@/shared/ui/toast';
import { requestDraftQueries, type RequestDraft } from '../../api/request-drafts';
import { sentRequestsToast } from '../../model/request-drafts';

const MAX_TRIES = 15;
const RETRY_PAUSE_MS = 1_000;

/** Reports the result of saved requests after the address is confirmed. The server sends them shortly afterwards. */
export function SavedRequestsNotice() {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const isStudentOrAlum = user !== null && user.role !== 'college_admin';
  const userId = user?.id ?? 0;
  const isWaiting = isStudentOrAlum && !user.emailVerified;
  const isConfirmed = isStudentOrAlum && user.emailVerified;
  const { data } = useQuery({ ...requestDraftQueries.own(userId), enabled: isWaiting });
  const waited = useRef<{ userId: number; drafts: readonly RequestDraft[] } | null>(null);

  useEffect(() => {
    if (isWaiting && data) waited.current = { userId, drafts: data };
  }, [isWaiting, data, userId]);

  useEffect(() => {
    const before = waited.current;
    if (!isConfirmed || before?.userId !== userId || before.drafts.length === 0) return;
    let isOver = false;
    const listen = async () => {
      for (let tried = 0; tried < MAX_TRIES && !isOver; tried++) {
        const left = await queryClient
          .fetchQuery({ ...requestDraftQueries.own(userId), staleTime: 0 })
          .catch(() => null);
        if (isOver) return;
        if (left?.every(({ refusal }) => refusal !== null)) {
          waited.current = null;
          const sent = before.drafts.filter((draft) => !left.some((one) => one.userId === draft.userId));
          const notice = sentRequestsToast(sent, left);
          if (notice) toast(notice);
          await Promise.all(
            [
              connectionQueries.lists,
              myPeopleQueries.all,
              myPeopleQueries.allCounts,
              ...sent.map((draft) => connectionQueries.allWith(draft.userId)),
            ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
          );
          return;
        }
        await new Promise((resume) => setTimeout(resume, RETRY_PAUSE_MS));
      }
    };
    void listen();
    return () => {
      isOver = true;
    };
  }, [isConfirmed, userId, queryClient]);

  return null;
}
