import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/shared/api';
import { detailedRefusalText, type useFormErrors } from '@/shared/lib/forms';
import type { MeetingForm } from '../model/scheduling/meeting-form';

/** Shows the server's errors about a meeting at their fields; the server has other names for the times. */
export function useShowMeetingErrors(
  form: UseFormReturn<MeetingForm>,
  guide: ReturnType<typeof useFormErrors<MeetingForm>>,
) {
  return (error: unknown) => {
    guide.onRefused(error);
    form.setError('root', { message: detailedRefusalText(error) });
    const named = error instanceof ApiError ? error.fieldErrors : [];
    for (const { field, message } of named) {
      if (field === 'startTime') form.setError(form.getValues('by') === 'slots' ? 'slot' : 'start', { message });
      if (field === 'endTime') form.setError('end', { message });
    }
  };
}
