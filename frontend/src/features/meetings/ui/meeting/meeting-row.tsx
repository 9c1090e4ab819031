import type { ReactNode } from 'react';
import type { Meeting } from '@/entities/meeting';
import { deviceZone, formatTimeRange, zoneName } from '@/shared/lib/zoned-time';
import { Avatar } from '@/shared/ui/avatar';
import { Chip } from '@/shared/ui/chip';
import { SampleTag } from '@/shared/ui/sample-tag';
import { findStatusChip, meetingTitle } from '../../model/meeting-labels';

interface MeetingRowProps {
  meeting: Meeting;
  viewer: number;
  now: Date;
  /** The available actions. */
  children?: ReactNode;
}

/** A short summary of a meeting: with whom, about what and when. */
export function MeetingRow({ meeting, viewer, now, children }: MeetingRowProps) {
  const { otherUser, startTime, endTime } = meeting;
  const zone = deviceZone();
  const standing = findStatusChip(meeting, viewer, now);
  const from = [otherUser.college, otherUser.major].filter(Boolean).join(' · ');
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3">
      <Avatar name={otherUser.displayName} url={otherUser.avatarUrl} />
      <div className="min-w-0 wrap-anywhere">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="text-lg">{meetingTitle(meeting)}</h3>
          {standing && <Chip tone={standing.tone}>{standing.label}</Chip>}
        </div>
        <p className="num font-semibold">
          <time dateTime={startTime} title={zoneName(zone)}>
            {formatTimeRange(startTime, endTime, zone)}
          </time>
        </p>
        <p className="text-muted">
          with {otherUser.displayName}
          {from && <span>, {from}</span>} <SampleTag of={otherUser} />
        </p>
      </div>
      {children && <div className="col-span-full min-w-0 sm:col-span-1 sm:col-start-2">{children}</div>}
    </div>
  );
}
