import type { Role } from '@/shared/auth';
import { plural } from '@/shared/lib/plural';
import type { ToastMessage } from '@/shared/ui/toast';
import type { RequestDraft } from '../api/request-drafts';

/** Returns the default text of a request; the server has the same default for requests that are sent immediately. */
export function defaultRequestText(viewer: Role, fullName: string): string {
  const [firstName] = fullName.trim().split(/\s+/);
  return viewer === 'alumni'
    ? `Hi ${firstName}, I'm a fellow alum and would like to connect with you in the alumni network.`
    : "Hi, I'd like to connect with you for mentorship!";
}

export const recipientName = ({ displayName }: Pick<RequestDraft, 'displayName'>): string =>
  displayName ?? 'this person';

export const waitingRequestsTitle = (count: number): string =>
  plural(count, {
    one: 'Confirm your email to send your request',
    other: 'Confirm your email to send your # requests',
  });

export const unsentRequestsTitle = (count: number): string =>
  plural(count, { one: "We couldn't send # request", other: "We couldn't send # requests" });

/**
 * Explains why a request wasn't sent, and what helps. A newer server may have reasons that this client doesn't know.
 */
export function draftRefusalText({ refusal, displayName }: Pick<RequestDraft, 'refusal' | 'displayName'>): string {
  const name = displayName ?? 'This person';
  const sentences: Record<NonNullable<RequestDraft['refusal']>, string> = {
    unreachable: "You can't send requests to this person.",
    'not-accepting': `${name} isn't accepting new requests right now.`,
    full: `${name} has no room for another student right now. You can join the wait list on their profile.`,
    'too-soon': "You asked before, and it's too soon to ask again.",
    'too-many': 'You’ve reached the limit for open requests. Withdraw one, or wait for an answer.',
    'too-many-today': "You've reached today's limit for new requests. Try again tomorrow.",
    role: 'Only students and alumni can send requests.',
  };
  return (sentences as Record<string, string>)[refusal ?? ''] ?? 'Open their profile and try again.';
}

const formatNameList = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names);

/** Returns the toast after the address is confirmed: which requests were sent, or weren't. */
export function sentRequestsToast(sent: readonly RequestDraft[], unsent: readonly RequestDraft[]): ToastMessage | null {
  if (unsent.length > 0) {
    return {
      title: unsentRequestsTitle(unsent.length),
      text: 'Open My People to see why.',
      variant: 'destructive',
    };
  }
  if (sent.length === 0) return null;
  return {
    title: plural(sent.length, { one: 'Request sent', other: '# requests sent' }),
    text: plural(
      sent.length,
      {
        one: 'Your email is confirmed, and we sent your request to {names}.',
        other: 'Your email is confirmed, and we sent your requests to {names}.',
      },
      { names: formatNameList(sent.map(recipientName)) },
    ),
  };
}
