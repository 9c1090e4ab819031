import type { Relationship, RefusalReason } from '@/entities/connection';
import { ApiError } from '@/shared/api';
import type { Role } from '@/shared/auth';
import { formatDate } from '@/shared/lib/dates';
import { detailedRefusalText } from '@/shared/lib/forms';
import type { ToastMessage } from '@/shared/ui/toast';

/** A person to connect with. */
export interface Person {
  id: number;
  fullName: string;
  role: Role;
}

const STATE_LABELS: Record<Relationship['state'], string> = {
  none: 'Not Connected',
  pending_sent: 'Request Sent',
  pending_received: 'Request Received',
  connected: 'Connected',
  declined: 'Declined',
  blocked: 'Blocked',
};

/** Returns the label of a state; a newer server may have states that this client doesn't know. */
export const stateLabel = (state: string): string => (STATE_LABELS as Record<string, string>)[state] ?? 'Unknown';

/** Returns the label of the button for connecting; a visitor has no role. */
export const connectButtonLabel = (viewer: Role | undefined, other: Role): string =>
  viewer === 'alumni' && other === 'alumni' ? 'Connect with Alumni' : 'Connect for Mentorship';

/** Explains why no request can be sent to the person now, and what helps. */
export function requestUnavailableText(
  why: RefusalReason | null,
  name: string,
  canRequestAgainAt: string | null,
): string {
  if (why === null) return 'You can’t send a request right now.';
  if (why === 'too-soon' && canRequestAgainAt) return `You can ask again on ${formatDate(canRequestAgainAt)}.`;
  const sentences: Record<RefusalReason, string> = {
    'not-accepting': `${name} isn’t accepting new requests right now.`,
    full: `${name} has no room for another student right now.`,
    'too-soon': 'You can ask again 30 days after their last answer.',
    'too-many': 'You’ve reached the limit for open requests. Withdraw one, or wait for an answer.',
    minor: 'Adults can’t send the first message to anyone under 18.',
    role: 'Only students and alumni can connect with each other.',
  };
  return sentences[why];
}

/** The toasts about a request, depending on the page it is sent from. */
export interface RequestToasts {
  sent: ToastMessage;
  failed: (error: unknown) => ToastMessage;
}

export const PROFILE_REQUEST_TOASTS: RequestToasts = {
  sent: { title: 'Request Sent' },
  failed: () => ({ title: 'Error', text: 'Failed to send connection request', variant: 'destructive' }),
};

/** Returns the reason for a rejection, or a generic text if there is none. */
const failureReason = (error: unknown): string =>
  error instanceof ApiError && error.status < 500
    ? detailedRefusalText(error)
    : 'There was an error sending your connection request.';

export const CARD_REQUEST_TOASTS: RequestToasts = {
  sent: { title: 'Connection request sent', text: 'Your message has been sent to the alumni' },
  failed: (error) => ({
    title: 'Failed to send connection request',
    text: failureReason(error),
    variant: 'destructive',
  }),
};

export const ACCEPTED_TOAST: ToastMessage = {
  title: 'Connection accepted',
  text: 'You can now start chatting with this user.',
};

export const DECLINED_TOAST: ToastMessage = {
  title: 'Connection declined',
  text: 'This request has been removed from your list.',
};
