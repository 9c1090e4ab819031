import { useQuery } from '@tanstack/react-query';
import { meetingQueries, type Meeting } from '@/entities/meeting';
import { detailedRefusalText } from '@/shared/lib/forms';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { NotesEditor } from './notes-editor';

interface MeetingNotesSectionProps {
  meeting: Meeting;
  viewer: number;
}

/** The shared notes and the private note of a meeting. */
export function MeetingNotesSection({ meeting, viewer }: MeetingNotesSectionProps) {
  const { data, error, refetch } = useQuery(meetingQueries.notes(meeting.id, viewer));
  return (
    <section aria-labelledby="meeting-notes" className="grid gap-4 border-t border-line pt-5">
      <h3 id="meeting-notes" className="text-xl">
        Meeting notes
      </h3>
      {data ? (
        <NotesEditor meeting={meeting} viewer={viewer} read={data} />
      ) : error ? (
        <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            Loading
          </p>
          <Skeleton className="h-96" />
        </div>
      )}
    </section>
  );
}
