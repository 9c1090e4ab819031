import { Link } from '@tanstack/react-router';
import type { Meeting } from '@/entities/meeting';
import { findStatusChip, meetingTitle, MeetingQuestion, RescheduleButton } from '@/features/meetings';
import { deviceZone, formatTimeRange, zoneName } from '@/shared/lib/zoned-time';
import { Avatar } from '@/shared/ui/avatar';
import { Chip } from '@/shared/ui/chip';
import { SampleTag } from '@/shared/ui/sample-tag';

interface CompactMeetingProps {
  meeting: Meeting;
  viewer: number;
  now: Date;
}

/** A meeting whose call can't be joined yet, with a link to its details. */
export function CompactMeeting({ meeting, viewer, now }: CompactMeetingProps) {
  const { id, otherUser, startTime, endTime } = meeting;
  const zone = deviceZone();
  const status = findStatusChip(meeting, viewer, now);
  const studies = [otherUser.college, otherUser.major].filter(Boolean).join(' · ');
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3">
      <Avatar name={otherUser.displayName} url={otherUser.avatarUrl} />
      <div className="min-w-0">
        <h3 className="text-lg wrap-anywhere">
          <Link to="/events" search={{ meeting: id }} className="link">
            {meetingTitle(meeting)}
          </Link>
        </h3>
        <p className="num text-sm font-semibold">
          <time dateTime={startTime} title={zoneName(zone)}>
            {formatTimeRange(startTime, endTime, zone)}
          </time>
        </p>
        <p className="truncate text-sm text-muted">
          with {otherUser.displayName}
          {studies && <span>, {studies}</span>}
        </p>
        <p className="flex flex-wrap gap-1.5 empty:hidden">
          <SampleTag of={otherUser} />
          {status && <Chip tone={status.tone}>{status.label}</Chip>}
        </p>
      </div>
      {/* On phones, the details of the meeting have this button. */}
      <div className="max-sm:hidden">
        <RescheduleButton meeting={meeting} viewer={viewer} now={now} />
      </div>
      <div className="col-span-full min-w-0 empty:hidden">
        <MeetingQuestion meeting={meeting} viewer={viewer} now={now} isQuiet />
      </div>
    </div>
  );
}
