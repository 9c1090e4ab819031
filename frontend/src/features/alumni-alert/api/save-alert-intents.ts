import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/shared/api';
import type { User } from '@/shared/auth';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { listAlertIntents, storeAlertIntents } from '../model/alert-intents';
import { alumniAlertsQuery, saveAlumniAlert } from './alumni-alerts';

/** Whether trying again later may help: the server was not reached, was busy or failed. */
const isTemporary = (error: unknown) => !(error instanceof ApiError) || error.status === 429 || error.status >= 500;

/**
 * Saves the alerts that a student asked for as a visitor, or with an unconfirmed address, once it is confirmed. Those
 * that the server refuses are reported in a toast; if it can't be reached, they are kept for the next attempt.
 */
export async function saveAlertIntents(
  queryClient: QueryClient,
  { id, role, emailVerified }: Pick<User, 'id' | 'role' | 'emailVerified'>,
): Promise<void> {
  const intents = role === 'student' ? listAlertIntents(id) : [];
  storeAlertIntents(id, intents);
  if (!emailVerified) return;

  const remove = (collegeId: number) => {
    const others = listAlertIntents(id).filter((one) => one !== collegeId);
    storeAlertIntents(id, others);
  };
  const save = async (collegeId: number) => {
    try {
      await saveAlumniAlert(collegeId);
      remove(collegeId);
      toast({ title: 'Notification set', text: 'We’ll notify you when an alum of the college you chose joins.' });
      await queryClient.invalidateQueries({ queryKey: alumniAlertsQuery(id).queryKey });
    } catch (error) {
      if (isTemporary(error)) return;
      remove(collegeId);
      toast({ title: 'Error', text: detailedRefusalText(error), variant: 'destructive' });
    }
  };
  await Promise.all(intents.map(save));
}
