import { removeStored, readStored, storeValue } from '@/shared/lib/storage';
import { addPushSubscription, removePushSubscription } from './subscriptions';

/** `needs-install`: an iPhone or iPad, where only the installed app receives push messages. */
export type PushState = 'unsupported' | 'needs-install' | 'blocked' | 'on' | 'off';

/** Storage key of the user whose push messages this browser receives. */
const PUSH_OWNER_KEY = 'pushOwner';
/** The service worker is registered after the page is loaded. */
const WORKER_TIMEOUT_MS = 10_000;

const isPushSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** iPads identify themselves as Macs; no Mac has a touch screen. */
const isAppleTouchDevice = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

async function findBrowserSubscription(): Promise<PushSubscription | null> {
  if (!isPushSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Returns whether this browser receives the push messages of a user. */
export async function readPushState(userId: number): Promise<PushState> {
  if (!isPushSupported()) return isAppleTouchDevice() ? 'needs-install' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const isOn =
    Notification.permission === 'granted' && readStored(PUSH_OWNER_KEY) === userId && (await findBrowserSubscription());
  return isOn ? 'on' : 'off';
}

function decodeKey(base64Url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const areBytesEqual = (one: ArrayBuffer | null | undefined, other: Uint8Array) =>
  one?.byteLength === other.length && new Uint8Array(one).every((byte, index) => byte === other[index]);

function waitForReadyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The service worker is not ready.')), WORKER_TIMEOUT_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/**
 * Asks for permission, which browsers allow only after a click, and subscribes this browser.
 * @param publicKey the server's public key, as text
 */
export async function enablePush(userId: number, publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState(userId);
  const { pushManager } = await waitForReadyWorker();
  const applicationServerKey = decodeKey(publicKey);
  const before = await pushManager.getSubscription();
  // It belongs to another user, or to a key that the server no longer has: its endpoint ends with it.
  if (
    before &&
    (readStored(PUSH_OWNER_KEY) !== userId || !areBytesEqual(before.options.applicationServerKey, applicationServerKey))
  ) {
    await before.unsubscribe();
  }
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  await addPushSubscription(subscription.toJSON());
  storeValue(PUSH_OWNER_KEY, userId);
  return 'on';
}

/** Ends push messages to this browser. Its endpoint is removed even if the server can't be reached. */
export async function disablePush(): Promise<void> {
  const subscription = await findBrowserSubscription();
  if (!subscription) return removeStored(PUSH_OWNER_KEY);
  await removePushSubscription(subscription.endpoint).catch(() => undefined);
  await subscription.unsubscribe();
  removeStored(PUSH_OWNER_KEY);
}

/**
 * Called before the end of a session, while the server still knows the user: removes this browser from the list.
 * @returns what to call once the session has ended, or if it continues after all
 */
export async function pausePush(): Promise<{ end: () => Promise<void>; resume: () => Promise<void> }> {
  const subscription = await findBrowserSubscription().catch(() => null);
  await (subscription && removePushSubscription(subscription.endpoint).catch(() => undefined));
  return {
    end: async () => {
      removeStored(PUSH_OWNER_KEY);
      await subscription?.unsubscribe().catch(() => false);
    },
    resume: async () => {
      await (subscription && addPushSubscription(subscription.toJSON()).catch(() => undefined));
    },
  };
}

/**
 * Called at the start of a session: subscribes again, because the server ended the subscription with the previous
 * session. Ends the subscription of another user.
 */
export async function renewPush(userId: number): Promise<void> {
  const subscription = await findBrowserSubscription();
  if (!subscription) return;
  if (readStored(PUSH_OWNER_KEY) === userId) await addPushSubscription(subscription.toJSON());
  else await subscription.unsubscribe();
}
