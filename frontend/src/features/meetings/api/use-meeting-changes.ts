import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Meeting } from '@/entities/meeting';
import { ApiError } from '@/shared/api';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { isHost } from '../model/meeting-labels';
import {
  answerMeeting,
  cancelMeeting,
  proposeJointCall,
  changeMeeting,
  isMeetingQuery,
  scheduleMeeting,
  reportOutcome,
  type MeetingChange,
} from './meetings';

/** Returns functions that invalidate all data about meetings after a change. */
export function useInvalidateMeetings() {
  const queryClient = useQueryClient();
  const invalidate = () => queryClient.invalidateQueries({ predicate: isMeetingQuery });
  return {
    invalidate,
    /** Shows why the change failed, and refetches if the rejection shows the cached data to be outdated. */
    failed: (title: string) => (error: unknown) => {
      toast({ title, text: detailedRefusalText(error), variant: 'destructive' });
      if (error instanceof ApiError && [403, 404, 409].includes(error.status)) void invalidate();
    },
  };
}

/** Schedules a meeting. */
export function useScheduleMeeting(nameOf: (attendeeId: number) => string) {
  const { invalidate, failed } = useInvalidateMeetings();
  return useMutation({
    mutationFn: scheduleMeeting,
    onSuccess: ({ status, attendeeId }) => {
      const text = status === 'pending' ? `We’ll ask ${nameOf(attendeeId)} to accept the invitation.` : undefined;
      toast({ title: 'Meeting scheduled', ...(text && { text }) });
      return invalidate();
    },
    onError: failed('Failed to schedule meeting'),
  });
}

/** Asks two alumni for a call together. The form shows why that failed. */
export function useProposeJointCall() {
  const { invalidate } = useInvalidateMeetings();
  return useMutation({
    mutationFn: proposeJointCall,
    onSuccess: () => {
      toast({ title: 'Joint call proposed', text: 'It takes place if both alumni accept.' });
      return invalidate();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void invalidate();
    },
  });
}

/** Moves a meeting, or proposes another time. */
export function useRescheduleMeeting(meeting: Meeting, viewer: number) {
  const { invalidate, failed } = useInvalidateMeetings();
  const hosts = isHost(meeting, viewer);
  return useMutation({
    mutationFn: (change: MeetingChange) => changeMeeting(meeting.id, change),
    onSuccess: () => {
      const name = meeting.otherUser.displayName;
      toast(
        hosts
          ? { title: 'Meeting rescheduled', text: `We’ll ask ${name} to confirm the new time.` }
          : { title: 'New time proposed', text: `The meeting time stays the same until ${name} accepts.` },
      );
      return invalidate();
    },
    onError: failed('Failed to reschedule meeting'),
  });
}

/** The answers to an invitation, a move or a proposal. */
export function useAnswerMeeting({ id, otherUser, proposal }: Meeting, viewerHosts: boolean) {
  const { invalidate, failed } = useInvalidateMeetings();
  return {
    accept: useMutation({
      mutationFn: () => answerMeeting(id, 'accepted'),
      onSuccess: () => {
        toast({ title: proposal && viewerHosts ? 'Meeting rescheduled' : 'Meeting accepted' });
        return invalidate();
      },
      onError: failed('Failed to accept'),
    }),
    decline: useMutation({
      mutationFn: (reason: string | undefined) => answerMeeting(id, 'declined', reason),
      onSuccess: () => {
        toast(
          viewerHosts
            ? { title: 'Proposal declined', text: 'The meeting time stays the same.' }
            : { title: 'Meeting declined', text: `We’ve let ${otherUser.displayName} know.` },
        );
        return invalidate();
      },
      onError: failed('Failed to decline'),
    }),
  };
}

/** Cancels a meeting. */
export function useCancelMeeting({ id, otherUser }: Meeting) {
  const { invalidate, failed } = useInvalidateMeetings();
  return useMutation({
    mutationFn: (reason: string | undefined) => cancelMeeting(id, reason),
    onSuccess: () => {
      toast({ title: 'Meeting cancelled', text: `We’ve let ${otherUser.displayName} know.` });
      return invalidate();
    },
    onError: failed('Failed to cancel meeting'),
  });
}

/** Reports the outcome of a meeting, with feedback. */
export function useReportOutcome({ id }: Meeting) {
  const { invalidate } = useInvalidateMeetings();
  return useMutation({
    mutationFn: (outcome: Parameters<typeof reportOutcome>[1]) => reportOutcome(id, outcome),
    onSuccess: () => {
      toast({ title: 'Thank you', text: 'No one else can read your feedback.' });
      return invalidate();
    },
  });
}
