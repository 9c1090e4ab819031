import type { ConnectionWith, RefusalReason } from '@/entities/connection';
import { ApiError } from '@/shared/api';
import type { Role } from '@/shared/auth';
import { day } from '@/shared/lib/dates';
import { refusalInFull } from '@/shared/lib/forms';
import type { ToastMessage } from '@/shared/ui/toast';

/** A person to connect with. */
export interface Person {
  id: number;
  fullName: string;
  role: Role;
}

const LABELS: Record<ConnectionWith['state'], string> = {
  none: 'Not Connected',
  pending_sent: 'Request Sent',
  pending_received: 'Request Received',
  connected: 'Connected',
  declined: 'Declined',
  blocked: 'Blocked',
};

/** Returns the label of a state; a newer server may have states that this client doesn't know. */
export const stateLabel = (state: string): string => (LABELS as Record<string, string>)[state] ?? 'Unknown';

/** Returns the label of the button for connecting; a visitor has no role. */
export const connectLabel = (viewer: Role | undefined, other: Role): string =>
  viewer === 'alumni' && other === 'alumni' ? 'Connect with Alumni' : 'Connect for Mentorship';

/** Explains why no request can be sent to the person now, and what helps. */
export function unavailableText(why: RefusalReason | null, name: string, canRequestAgainAt: string | null): string {
  if (why === null) return 'You can’t send a request right now.';
  if (why === 'too-soon' && canRequestAgainAt) return `You can ask again on ${day(canRequestAgainAt)}.`;
  const sentences: Record<RefusalReason, string> = {
    'not-accepting': `${name} isn’t accepting new requests right now.`,
    full: `${name} has no room for another student right now.`,
    'too-soon': 'You can ask again 30 days after their last answer.',
    'too-many': 'You’ve reached the limit of open requests. Withdraw one, or wait for an answer.',
    minor: 'Adults can’t send the first message to anyone under 18.',
    role: 'Only students and alumni can connect with each other.',
  };
  return sentences[why];
}

/** The toasts about a request, depending on the page it is sent from. */
export interface RequestTexts {
  sent: ToastMessage;
  failed: (error: unknown) => ToastMessage;
}

export const PROFILE_TEXTS: RequestTexts = {
  sent: { title: 'Request Sent' },
  failed: () => ({ title: 'Error', text: 'Failed to send connection request', variant: 'destructive' }),
};

/** Returns the reason for a rejection, or a generic text if there is none. */
const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.status < 500
    ? refusalInFull(error)
    : 'There was an error sending your connection request.';

export const CARD_TEXTS: RequestTexts = {
  sent: { title: 'Connection request sent', text: 'Your message has been sent to the alumni' },
  failed: (error) => ({
    title: 'Failed to send connection request',
    text: reasonOf(error),
    variant: 'destructive',
  }),
};

export const ACCEPTED: ToastMessage = {
  title: 'Connection accepted',
  text: 'You can now start chatting with this user.',
};

export const DECLINED: ToastMessage = {
  title: 'Connection declined',
  text: 'This request has been removed from your list.',
};
