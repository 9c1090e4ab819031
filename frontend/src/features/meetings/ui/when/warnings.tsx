import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useDebounce } from 'use-debounce';
import { meetingQueries } from '@/entities/meeting';
import { DEBOUNCE_MS } from '@/shared/config';
import { useOnline } from '@/shared/lib/online';
import { formatTimeRange, zoneName } from '@/shared/lib/zoned-time';
import { parseChosenTimes, type MeetingForm } from '../../model/scheduling/meeting-form';
import type { OtherParticipant } from '../../model/scheduling/other-participant';
import { clockChangeWarnings, formatTimeInZone } from '../../model/scheduling/warnings';

interface TimeWarningsProps {
  person: OtherParticipant;
  viewer: number;
  zone: string;
  except: number | undefined;
}

/** Warnings about the selected time, which don't prevent it, and the time in the other participant's time zone. */
export function TimeWarnings({ person, viewer, zone, except }: TimeWarningsProps) {
  const { watch } = useFormContext<MeetingForm>();
  const isOnline = useOnline();
  const chosen = parseChosenTimes(watch(), zone);
  const isValidRange = chosen !== null && chosen.end > chosen.start;
  const startTime = isValidRange ? chosen.start.toISOString() : '';
  const endTime = isValidRange ? chosen.end.toISOString() : '';
  const [settled] = useDebounce(`${startTime} ${endTime}`, DEBOUNCE_MS);
  const isSettled = isValidRange && settled === `${startTime} ${endTime}`;
  const { data } = useQuery({
    ...meetingQueries.conflicts({ attendeeId: person.id, startTime, endTime, except }, viewer),
    enabled: isSettled && isOnline,
  });
  const otherTime = isValidRange && person.timeZone ? formatTimeInZone(chosen, zone, person.timeZone) : undefined;

  const warnings = [
    ...(chosen ? clockChangeWarnings(chosen, zone) : []),
    ...(isValidRange && data
      ? [
          data.own &&
            `You already have a meeting then: ${data.own.title}, ${formatTimeRange(data.own.startTime, data.own.endTime, zone)}.`,
          data.theirs && `${person.name} already has a meeting then.`,
          data.theirNight && `It will be night for ${person.name} at this time.`,
          data.outsideHours && `This time is outside the hours that ${person.name} offers.`,
        ].filter((one) => one !== null && one !== false)
      : []),
  ];

  return (
    <>
      {otherTime && person.timeZone && (
        <p className="num text-sm text-muted">
          {person.name}’s time: {otherTime}, {zoneName(person.timeZone)}
        </p>
      )}
      <div role="status" className="empty:hidden">
        {warnings.length > 0 && (
          <ul aria-label="Before you send" className="grid gap-1">
            {warnings.map((warning) => (
              <li key={warning} className="flex gap-2 rounded-control bg-gold-soft px-3 py-2 text-on-gold-soft">
                <TriangleAlert size={18} aria-hidden="true" className="mt-1 shrink-0" />
                <span className="min-w-0 wrap-anywhere">{warning}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
