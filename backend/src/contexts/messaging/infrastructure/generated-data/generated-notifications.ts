import { ConnectionAnswerSettled, ConnectionRequested, MeetingScheduled } from '../../../mentorship';
import {
  connectionSubject,
  createEventId,
  meetingSubject,
  NOTIFICATION_RETENTION_MS,
} from '../../domain/notifications/notification';
import type { NotificationRow } from '../notifications/notification.schema';

/** A connection, as far as the two people were notified about it. */
export interface NotifiedConnection {
  readonly id: number;
  readonly fromUserId: number;
  readonly toUserId: number;
  readonly status: 'pending' | 'connected' | 'declined' | 'closed';
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly acceptedAt: Date | null;
  /** One of the two has blocked the other. */
  readonly isBlocked: boolean;
}

export interface NotifiedMeeting {
  readonly id: number;
  readonly hostId: number;
  readonly attendeeId: number;
  readonly createdAt: Date;
}

/** The notifications of the last months: older ones would be deleted. */
export function* toNotifications(
  connections: Iterable<NotifiedConnection>,
  meetings: Iterable<NotifiedMeeting>,
  now: Date,
): Generator<NotificationRow> {
  const oldest = now.getTime() - NOTIFICATION_RETENTION_MS;
  for (const connection of connections) {
    for (const one of ofConnection(connection)) if (one.createdAt.getTime() > oldest) yield one;
  }
  for (const meeting of meetings) if (meeting.createdAt.getTime() > oldest) yield ofMeeting(meeting);
}

function* ofConnection(connection: NotifiedConnection): Generator<NotificationRow> {
  const { id, fromUserId, toUserId, status, createdAt, updatedAt, acceptedAt, isBlocked } = connection;
  const common = { id: 0, subject: connectionSubject(id), isHidden: isBlocked };
  yield {
    ...common,
    kind: 'request',
    data: { what: 'received' },
    userId: toUserId,
    actorId: fromUserId,
    eventId: createEventId(ConnectionRequested.eventName, id, { occurredAt: createdAt }),
    createdAt,
    // An answer marks it as read.
    readAt: status === 'pending' ? null : (acceptedAt ?? updatedAt),
  };
  const isDeclined = status === 'declined';
  const answeredAt = acceptedAt ?? (isDeclined ? updatedAt : null);
  if (answeredAt === null) return;
  yield {
    ...common,
    kind: 'answer',
    data: { what: isDeclined ? 'declined' : 'accepted' },
    userId: fromUserId,
    actorId: toUserId,
    eventId: createEventId(ConnectionAnswerSettled.eventName, id, { occurredAt: answeredAt }),
    createdAt: answeredAt,
    readAt: status === 'closed' ? updatedAt : id % 4 > 0 ? answeredAt : null,
  };
}

const ofMeeting = ({ id, hostId, attendeeId, createdAt }: NotifiedMeeting): NotificationRow => ({
  id: 0,
  kind: 'meeting',
  data: { what: 'scheduled', meetingId: id },
  subject: meetingSubject(id),
  userId: attendeeId,
  actorId: hostId,
  eventId: createEventId(MeetingScheduled.eventName, id, { occurredAt: createdAt }),
  createdAt,
  readAt: id % 3 > 0 ? createdAt : null,
  isHidden: false,
});
