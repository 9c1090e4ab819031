import { useMutation } from '@tanstack/react-query';
import { sendReport, type Complaint } from '@/entities/report';
import { toast } from '@/shared/ui/toast';

/** Reports a received message. The server recognizes one that was reported before. */
export function useReportMessage() {
  return useMutation({
    mutationFn: ({ id, complaint }: { id: number; complaint: Complaint }) => sendReport('message', id, complaint),
    onSuccess: ({ isNew }) =>
      toast(
        isNew
          ? { title: 'Report sent', text: 'Thank you. A moderator will review your report.' }
          : {
              title: 'Already reported',
              text: 'You already reported this message. A moderator will review your report.',
            },
      ),
  });
}
