import { useQuery } from '@tanstack/react-query';
import type { AccountProfile } from '@/entities/account';
import { ResendConfirmation } from '@/features/confirm-email';
import type { Role } from '@/shared/auth';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { Switch } from '@/shared/ui/switch';
import {
  notificationSettingsQuery,
  type NotificationChannel,
  type NotificationKind,
} from '../../api/notifications/notification-settings';
import { useChangeNotificationSettings } from '../../api/notifications/use-change-notification-settings';
import { SettingsCard } from '@/shared/ui/settings-card';
import { KindSwitches } from './kind-switches';
import { BrowserPushSwitch } from './push-of-this-browser';

const LEAD_TEXT = 'Choose what we notify you about and how. Changes take effect right away.';

/** The user's notification settings. */
export default function NotificationsTab({ profile: { id, role, email, emailVerified } }: { profile: AccountProfile }) {
  const { data, error, refetch } = useQuery({ ...notificationSettingsQuery(id), enabled: emailVerified });
  const { mutate } = useChangeNotificationSettings(id);
  const isOnline = useOnline();

  if (!emailVerified) {
    return (
      <SettingsCard title="Notifications" lead="Confirm your email address first. Then choose how we reach you.">
        <ResendConfirmation />
      </SettingsCard>
    );
  }
  if (!data) {
    return (
      <SettingsCard title="Notifications" lead={LEAD_TEXT}>
        {error ? (
          <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />
        ) : (
          <NotificationsSkeleton />
        )}
      </SettingsCard>
    );
  }
  return (
    <>
      <SettingsCard title="Notifications" lead={LEAD_TEXT}>
        <ul className="grid grid-cols-1 divide-y divide-line">
          {listKindsForRole(data.kinds, role).map((kind) => (
            <KindSwitches
              key={kind.kind}
              kind={kind}
              disabled={!isOnline}
              onChange={(channel: NotificationChannel, isOn) =>
                mutate({ kinds: [{ kind: kind.kind, [channel]: isOn }] })
              }
            />
          ))}
        </ul>
      </SettingsCard>
      <SettingsCard
        title="Email"
        lead={
          <>
            We email <span className="wrap-anywhere">{email}</span> about anything you haven&apos;t read within 10
            minutes.
          </>
        }
      >
        <Switch
          id="dailyDigest"
          label="Daily summary"
          consequence={
            data.dailyDigest
              ? "One email a day lists everything you haven't read."
              : 'You get a separate email for each notification.'
          }
          checked={data.dailyDigest}
          disabled={!isOnline}
          onChange={(dailyDigest) => mutate({ dailyDigest })}
        />
      </SettingsCard>
      <BrowserPushSwitch viewer={id} publicKey={data.pushPublicKey} />
    </>
  );
}

/** Only students can allow colleges to send them messages. */
const listKindsForRole = (kinds: readonly NotificationKind[], role: Role): readonly NotificationKind[] =>
  role === 'student' ? kinds : kinds.filter(({ kind }) => kind !== 'college-message');

const NotificationsSkeleton = () => (
  <div aria-busy="true" className="grid gap-5">
    <span role="status" className="sr-only">
      Loading
    </span>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} className="h-16" />
    ))}
  </div>
);
