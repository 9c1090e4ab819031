import { useMutation } from '@tanstack/react-query';
import { sendReport, type Complaint } from '@/entities/report';
import { toast } from '@/shared/ui/toast';
import type { Person } from '../model/connection-labels';

/** Reports a person; a report that already exists counts as success. */
export function useReportPerson({ id, fullName }: Person) {
  return useMutation({
    mutationFn: (complaint: Complaint) => sendReport('user', id, complaint),
    onSuccess: ({ isNew }) =>
      toast(
        isNew
          ? { title: 'Report sent', text: 'Thank you. A moderator will review your report.' }
          : {
              title: 'Already reported',
              text: `You already reported ${fullName}. A moderator will review your report.`,
            },
      ),
  });
}
