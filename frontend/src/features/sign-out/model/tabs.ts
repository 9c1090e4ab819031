/** What one tab tells the others of the same browser about who is signed in. */
export type TabNews = { is: 'signing-out' } | { is: 'signed-out' } | { is: 'signed-in'; userId: number };

const CHANNEL = 'gradspan-session';

/** One for speaking and hearing: a tab does not hear itself. */
let channel: BroadcastChannel | undefined;

export const tellTabs = (news: TabNews): void => channel?.postMessage(news);

/** @returns ends the listening */
export function listenToTabs(listener: (news: TabNews) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => listener(data));
  return () => {
    channel?.close();
    channel = undefined;
  };
}

/** Only a browser that may show push messages can have a subscription. */
const pausedPush = async () =>
  globalThis.Notification?.permission === 'granted'
    ? import('@/shared/push').then(
        ({ pausePush }) => pausePush(),
        () => undefined,
      )
    : undefined;

/**
 * Ends the session of this browser, and the push messages to it. The other tabs hear of it first, so that none of them takes it for an expired session.
 * @param end asks the server; where it fails, the session goes on
 */
export async function endSessionOfBrowser<Answer>(
  userId: number | undefined,
  end: () => Promise<Answer>,
): Promise<Answer> {
  tellTabs({ is: 'signing-out' });
  const push = await pausedPush();
  try {
    const answer = await end();
    void push?.end();
    return answer;
  } catch (error) {
    void push?.resume();
    if (userId !== undefined) tellTabs({ is: 'signed-in', userId });
    throw error;
  }
}
