/** The messages between tabs of a browser about who is signed in. */
export type TabMessage = { is: 'signing-out' } | { is: 'signed-out' } | { is: 'signed-in'; userId: number };

const CHANNEL_NAME = 'gradspan-session';

/** One channel for sending and receiving, so that a tab doesn't receive its own messages. */
let channel: BroadcastChannel | undefined;

export const notifyTabs = (message: TabMessage): void => channel?.postMessage(message);

/** @returns a function that stops listening */
export function listenToTabs(listener: (message: TabMessage) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  channel = new BroadcastChannel(CHANNEL_NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
  return () => {
    channel?.close();
    channel = undefined;
  };
}

/** Only a browser with permission to show push messages can have a subscription. */
const pauseBrowserPush = async () =>
  globalThis.Notification?.permission === 'granted'
    ? import('@/shared/push').then(
        ({ pausePush }) => pausePush(),
        () => undefined,
      )
    : undefined;

/**
 * Ends the session of this browser, and its push messages. Other tabs are notified first, so that they don't treat it
 * as an expired session.
 * @param end sends the request; if it fails, the session continues
 */
export async function endSessionOfBrowser<Answer>(
  userId: number | undefined,
  end: () => Promise<Answer>,
): Promise<Answer> {
  notifyTabs({ is: 'signing-out' });
  const push = await pauseBrowserPush();
  try {
    const answer = await end();
    void push?.end();
    return answer;
  } catch (error) {
    void push?.resume();
    if (userId !== undefined) notifyTabs({ is: 'signed-in', userId });
    throw error;
  }
}
