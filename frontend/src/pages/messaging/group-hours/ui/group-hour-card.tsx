import { Link } from '@tanstack/react-router';
import { placesText, type GroupHour } from '@/entities/group-hour';
import { deviceZone, formatTimeRange, zoneName } from '@/shared/lib/zoned-time';
import { Avatar } from '@/shared/ui/avatar';
import { Chip } from '@/shared/ui/chip';
import { SampleTag } from '@/shared/ui/sample-tag';
import { GroupHourActions } from './group-hour-actions';
import { Participants } from './participants';

interface GroupHourCardProps {
  groupHour: GroupHour;
  viewer: number;
  now: Date;
}

/** A group hour with all available actions. */
export function GroupHourCard(props: GroupHourCardProps) {
  return (
    <article aria-label={props.groupHour.topic} className="card p-4 sm:p-5">
      <GroupHourContent {...props} />
    </article>
  );
}

/** The topic, the host, the time and the places of a group hour, with the actions of the viewer. */
export function GroupHourContent({ groupHour, viewer, now }: GroupHourCardProps) {
  const { topic, host, isHost, startTime, endTime, status, reason, question, hasJoined, participants } = groupHour;
  const zone = deviceZone();
  const from = [host.college, host.major].filter(Boolean).join(' · ');
  const isCanceled = status === 'cancelled';
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3">
      <Avatar name={host.displayName} url={host.avatarUrl} />
      <div className="min-w-0 wrap-anywhere">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="text-lg">{topic}</h3>
          {isCanceled ? (
            <Chip tone="grey">Canceled</Chip>
          ) : hasJoined ? (
            <Chip tone="ivy">You joined</Chip>
          ) : (
            <Chip>{placesText(groupHour)}</Chip>
          )}
        </div>
        <p className="num font-semibold">
          <time dateTime={startTime} title={zoneName(zone)}>
            {formatTimeRange(startTime, endTime, zone)}
          </time>
        </p>
        {!isHost && (
          <p className="text-muted">
            with{' '}
            <Link to="/alumni/$alumniId" params={{ alumniId: String(host.id) }} className="link">
              {host.displayName}
            </Link>
            {from && <span>, {from}</span>} <SampleTag of={host} />
          </p>
        )}
        {isCanceled && reason && <p className="mt-2">Reason: {reason}</p>}
        {hasJoined && question && (
          <p className="mt-2 max-w-[68ch] whitespace-pre-line">
            <span className="font-semibold">Your question:</span> {question}
          </p>
        )}
      </div>
      <div className="col-span-full min-w-0 sm:col-span-1 sm:col-start-2">
        {participants && !isCanceled && <Participants participants={participants} />}
        <GroupHourActions groupHour={groupHour} viewer={viewer} now={now} />
      </div>
    </div>
  );
}
