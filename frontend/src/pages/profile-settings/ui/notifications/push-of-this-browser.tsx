import type { ReactNode } from 'react';
import { useOnline } from '@/shared/lib/online';
import { APP_NAME } from '@/shared/config';
import type { PushState } from '@/shared/push';
import { Button } from '@/shared/ui/button';
import { usePushInThisBrowser } from '../../api/notifications/use-push-here';
import { SettingsCard } from '@/shared/ui/settings-card';

const PUSH_UNAVAILABLE_REASONS: Record<Exclude<PushState, 'on' | 'off'>, ReactNode> = {
  unsupported: "This browser doesn't support push notifications.",
  'needs-install': `On iPhone and iPad, push notifications work only in the installed app. In the Share menu, choose Add to Home Screen. Then open ${APP_NAME} from your Home Screen and come back here.`,
  blocked:
    "Push notifications are blocked in this browser. Allow notifications for this site in your browser's settings, then come back here.",
};

/** Push messages to this browser. It asks for permission after a click, never before. */
export function BrowserPushSwitch({ viewer, publicKey }: { viewer: number; publicKey: string }) {
  const { state, change } = usePushInThisBrowser(viewer, publicKey);
  const isOnline = useOnline();
  const isOn = state === 'on';
  return (
    <SettingsCard title="Push on this device" lead={`Get notified even when ${APP_NAME} isn't open.`}>
      {publicKey === '' ? (
        <p>Push notifications aren&apos;t available right now.</p>
      ) : state === 'on' || state === 'off' ? (
        <div className="grid justify-items-start gap-3">
          <p role="status">
            {isOn ? 'Push notifications are on for this device.' : 'Push notifications are off on this device.'}
          </p>
          <Button
            variant={isOn ? 'quiet' : 'primary'}
            className="max-sm:w-full"
            busy={change.isPending}
            disabled={!isOnline}
            onClick={() => change.mutate(!isOn)}
          >
            {isOn ? 'Turn off push on this device' : 'Turn on push on this device'}
          </Button>
        </div>
      ) : (
        <p role="status">{state && PUSH_UNAVAILABLE_REASONS[state]}</p>
      )}
    </SettingsCard>
  );
}
