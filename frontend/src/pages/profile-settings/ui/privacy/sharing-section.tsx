import { useQuery } from '@tanstack/react-query';
import type { AccountProfile } from '@/entities/account';
import { toErrorSentence } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { Switch } from '@/shared/ui/switch';
import { privacyPreferencesQuery, useIsMinor } from '@/entities/profile';
import { useChangePrivacy } from '../../api/privacy/use-change-privacy';
import { SettingsCard } from '@/shared/ui/settings-card';

/** What connections see of reading, typing and activity. Both sides have to share it. */
export function SharingSection({ profile }: { profile: AccountProfile }) {
  const { isMinor, error, refetch } = useIsMinor(profile);
  return (
    <SettingsCard title="Activity and read receipts">
      {isMinor === undefined && error && <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />}
      {isMinor === undefined && !error && <Skeleton className="h-32" />}
      {isMinor === true && (
        <p>
          These stay off until you&apos;re 18. No one sees when you&apos;re active or typing, or when you&apos;ve read a
          message.
        </p>
      )}
      {isMinor === false && <SharingSwitches viewer={profile.id} />}
    </SettingsCard>
  );
}

function SharingSwitches({ viewer }: { viewer: number }) {
  const { data, error, refetch } = useQuery(privacyPreferencesQuery(viewer));
  const { change, wish, isBusy, isOff } = useChangePrivacy(viewer);
  if (!data) {
    return error ? (
      <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-32" />
    );
  }
  const readReceipts = wish.readReceipts ?? data.readReceipts;
  const activityStatus = wish.activityStatus ?? data.activityStatus;
  return (
    <>
      <Switch
        id="readReceipts"
        label="Read receipts"
        consequence={
          readReceipts
            ? "Connections who share theirs see when you've read their messages, and you see when they've read yours."
            : "No one sees when you've read their messages, and you don't see when they've read yours."
        }
        checked={readReceipts}
        busy={isBusy}
        disabled={isOff}
        onChange={(isOn) => change({ readReceipts: isOn })}
      />
      <Switch
        id="activityStatus"
        label="Show when I'm active and typing"
        consequence={
          activityStatus
            ? "Connections who share this see when you're active or typing to them, and you see when they are."
            : "No one sees when you're active or typing, and you don't see when others are."
        }
        checked={activityStatus}
        busy={isBusy}
        disabled={isOff}
        onChange={(isOn) => change({ activityStatus: isOn })}
      />
    </>
  );
}
