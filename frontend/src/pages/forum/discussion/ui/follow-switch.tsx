import { useId } from 'react';
import type { Discussion } from '@/entities/discussion';
import { useOnline } from '@/shared/lib/online';
import { SwitchControl } from '@/shared/ui/switch';
import { useToggleSubscription } from '../api/use-discussion-changes';

/** Switch for notifications of new replies. */
export function FollowSwitch({ discussion }: { discussion: Discussion }) {
  const { isOn, isBusy, set } = useToggleSubscription(discussion);
  const isOnline = useOnline();
  const id = useId();
  return (
    <span className="inline-flex min-h-11 items-center gap-2.5 px-3">
      <SwitchControl
        id={id}
        checked={isOn}
        onChange={set}
        busy={isBusy}
        disabled={!isOnline}
        describedBy={`${id}-what`}
      />
      <label htmlFor={id} className="cursor-pointer font-semibold">
        Following
      </label>
      <span id={`${id}-what`} className="sr-only">
        {isOn ? 'You’ll get a notification for each reply.' : 'You won’t get notifications about this discussion.'}
      </span>
    </span>
  );
}
