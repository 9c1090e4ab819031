import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '@/shared/auth';
import { ALERT_INTENTS_KEY, readStored } from '@/shared/lib/storage';

const hasAlertIntents = () =>
  (readStored(ALERT_INTENTS_KEY) ?? readStored(ALERT_INTENTS_KEY, 'sessionStorage')) !== null;

/** Saves the alerts that were asked for before signing in or confirming the address. Few users load its code. */
export function useSaveAlertIntents({ id, role, emailVerified }: User): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!hasAlertIntents()) return;
    import('./save-alert-intents').then(
      ({ saveAlertIntents }) => saveAlertIntents(queryClient, { id, role, emailVerified }),
      // The alerts stay in the browser for the next page.
      () => undefined,
    );
  }, [id, role, emailVerified, queryClient]);
}
