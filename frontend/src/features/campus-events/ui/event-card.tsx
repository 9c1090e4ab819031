import { CalendarPlus, ExternalLink, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyles } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { SampleTag } from '@/shared/ui/sample-tag';
import { eventCalendarFilePath, type CampusEvent } from '../api/campus-events';
import { formatEventTime, formatEventTimeInZone } from '../model/event-time';
import { EventStatusButtons } from './event-status-buttons';
import { RsvpButton } from './rsvp-button';

interface EventCardProps {
  event: CampusEvent;
  now: Date;
  howToConfirm: ReactNode;
  /** True if the viewer can publish proposed events. */
  mayPublish?: boolean;
}

export default function EventCard({ event, now, howToConfirm, mayPublish = false }: EventCardProps) {
  const { title, description, location, url, startTime, endTime, timeZone, status } = event;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const ownTime = formatEventTimeInZone(startTime, endTime, timeZone, here, now);
  const isOpen = status === 'published' && new Date(endTime) > now;

  return (
    <article className="card grid gap-3 p-5" aria-labelledby={`event-${event.id}`}>
      <div className="wrap-anywhere">
        <h3 id={`event-${event.id}`} className="text-xl">
          {title}
        </h3>
        <p className="mt-1 flex flex-wrap gap-1 empty:hidden">
          <SampleTag of={event} />
          {status === 'pending' && <Chip tone="gold">Awaiting college approval</Chip>}
          {status === 'cancelled' && <Chip tone="grey">Canceled</Chip>}
        </p>
        <p className="num mt-2 font-semibold">
          <time dateTime={startTime}>{formatEventTime(startTime, endTime, timeZone, now)}</time>
        </p>
        {ownTime && <p className="num text-sm text-muted">{ownTime} where you are</p>}
        {location && (
          <p className="mt-1 flex gap-2 text-muted">
            <MapPin size={18} aria-hidden="true" className="mt-1 shrink-0" />
            {location}
          </p>
        )}
      </div>
      {description && <p className="max-w-[68ch] wrap-anywhere whitespace-pre-line">{description}</p>}
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {isOpen && <RsvpButton event={event} howToConfirm={howToConfirm} />}
        {status !== 'pending' && (
          <a
            href={eventCalendarFilePath(event.id)}
            download={`event-${event.id}.ics`}
            className={buttonStyles({ variant: 'plain' })}
          >
            <CalendarPlus size={18} aria-hidden="true" />
            Add to calendar<span className="sr-only">: {title}</span>
          </a>
        )}
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className={buttonStyles({ variant: 'plain' })}
          >
            Event page
            <ExternalLink size={16} aria-hidden="true" />
            <span className="sr-only">of {title}, opens in a new tab</span>
          </a>
        )}
        <EventStatusButtons event={event} mayPublish={mayPublish} isOver={new Date(endTime) <= now} />
      </div>
    </article>
  );
}
