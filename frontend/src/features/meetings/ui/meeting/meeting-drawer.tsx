import { useQuery } from '@tanstack/react-query';
import { meetingQueries, type Meeting } from '@/entities/meeting';
import { ApiError } from '@/shared/api';
import { DraftScopeContext } from '@/shared/lib/drafts';
import { detailedRefusalText } from '@/shared/lib/forms';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { isUpcoming, meetingTitle } from '../../model/meeting-labels';
import { MeetingQuestion } from '../answering/question';
import { MeetingActions } from './meeting-actions';
import { MeetingRow } from './meeting-row';
import { MeetingNotesSection } from '../notes/notes';
import { CancellationReason } from './cancellation-reason';
import { JointCallNote } from './joint-call-note';

interface MeetingDrawerProps {
  meetingId: number;
  viewer: number;
  now: Date;
  onClose: () => void;
}

/** One meeting with all its details, whatever its status. */
export default function MeetingDrawer({ meetingId, viewer, now, onClose }: MeetingDrawerProps) {
  const { data, error, refetch } = useQuery(meetingQueries.one(meetingId, viewer));
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Dialog
      title={isMissing ? 'Meeting not found' : 'Meeting'}
      shape="drawer"
      open
      onOpenChange={(open) => !open && onClose()}
      isPrecious
    >
      {data && !isMissing ? (
        <DraftScopeContext value="drawer:">
          <MeetingDrawerContent meeting={data} viewer={viewer} now={now} />
        </DraftScopeContext>
      ) : isMissing ? (
        <p>This meeting doesn’t exist, or you’re not part of it.</p>
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
    </Dialog>
  );
}

function MeetingDrawerContent({ meeting, viewer, now }: { meeting: Meeting; viewer: number; now: Date }) {
  const { description, otherUser } = meeting;
  return (
    <article aria-label={meetingTitle(meeting)} className="grid grid-cols-1 gap-5">
      <MeetingRow meeting={meeting} viewer={viewer} now={now}>
        <JointCallNote meeting={meeting} />
        <CancellationReason meeting={meeting} />
        <MeetingQuestion meeting={meeting} viewer={viewer} now={now} />
        <MeetingActions meeting={meeting} viewer={viewer} now={now} />
      </MeetingRow>
      {description && <p className="wrap-anywhere whitespace-pre-line">{description}</p>}
      {meeting.meetingUrl && isUpcoming(meeting, now) && (
        <p className="text-sm wrap-anywhere text-muted">Join the call at {meeting.meetingUrl}</p>
      )}
      {otherUser.id > 0 ? (
        <MeetingNotesSection meeting={meeting} viewer={viewer} />
      ) : (
        <p className="text-muted">This person’s account no longer exists.</p>
      )}
    </article>
  );
}
