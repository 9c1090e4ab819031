import { useId } from 'react';
import { SwitchControl } from '@/shared/ui/switch';
import type { NotificationChannel, NotificationKind } from '../../api/notifications/notification-settings';

const CHANNELS: readonly { channel: NotificationChannel; label: string; phrase: string }[] = [
  { channel: 'app', label: 'App', phrase: 'in the app' },
  { channel: 'mail', label: 'Email', phrase: 'by email' },
  { channel: 'push', label: 'Push', phrase: 'by push' },
];

interface KindSwitchesProps {
  kind: NotificationKind;
  disabled: boolean;
  onChange: (channel: NotificationChannel, isOn: boolean) => void;
}

/** One kind of notification, with a switch for each channel. */
export function KindSwitches({ kind, disabled, onChange }: KindSwitchesProps) {
  const id = useId();
  const reason = lockedReason(kind);
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-about`}
        className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-6"
      >
        <div>
          <h3 id={`${id}-label`} className="font-body text-base font-semibold tracking-normal">
            {kind.label}
          </h3>
          <p id={`${id}-about`} className="text-muted">
            {kind.description}
          </p>
          <p id={`${id}-locked`} className="text-sm text-muted empty:hidden">
            {reason}
          </p>
        </div>
        <div className="flex items-start gap-6 sm:gap-4">
          {CHANNELS.map(({ channel, label }) => {
            const isLocked = kind.locked.includes(channel);
            return (
              <div key={channel} className="grid justify-items-center gap-1">
                <SwitchControl
                  id={`${id}-${channel}`}
                  checked={kind[channel]}
                  disabled={disabled || isLocked}
                  describedBy={isLocked ? `${id}-locked` : undefined}
                  onChange={(isOn) => onChange(channel, isOn)}
                />
                <label htmlFor={`${id}-${channel}`} className="text-sm text-muted">
                  <span className="sr-only">{kind.label}: </span>
                  {label}
                </label>
              </div>
            );
          })}
        </div>
      </div>
    </li>
  );
}

/** Explains the locked channels: 'Always on in the app and by email.' */
function lockedReason({ locked, ...kind }: NotificationKind): string {
  const listed = new Intl.ListFormat('en-US');
  const channelPhrases = (isOn: boolean) =>
    CHANNELS.filter(({ channel }) => locked.includes(channel) && kind[channel] === isOn).map(({ phrase }) => phrase);
  const [on, off] = [channelPhrases(true), channelPhrases(false)];
  return [on.length > 0 && `Always on ${listed.format(on)}.`, off.length > 0 && `Not available ${listed.format(off)}.`]
    .filter(Boolean)
    .join(' ');
}
