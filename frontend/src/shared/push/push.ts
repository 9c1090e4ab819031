import { addPushSubscription, removePushSubscription } from '@/shared/api';
import { forget, readStored, store } from '@/shared/lib/storage';

/** `needs-install`: an iPhone or iPad, on which only the installed app gets push messages. */
export type PushState = 'unsupported' | 'needs-install' | 'blocked' | 'on' | 'off';

/** Whose push messages this browser gets. */
const OWNER = 'pushOwner';
/** The service worker is registered once the page is loaded. */
const READY_WITHIN_MS = 10_000;

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Tablets of Apple call themselves Macs; no Mac has a touch screen. */
const isAppleTouch = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser gets the push messages of a person. */
export async function readPushState(userId: number): Promise<PushState> {
  if (!isSupported()) return isAppleTouch() ? 'needs-install' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const isOn = Notification.permission === 'granted' && readStored(OWNER) === userId && (await subscriptionHere());
  return isOn ? 'on' : 'off';
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const isSame = (one: ArrayBuffer | null | undefined, other: Uint8Array) =>
  one?.byteLength === other.length && new Uint8Array(one).every((byte, index) => byte === other[index]);

function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The service worker is not ready.')), READY_WITHIN_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/**
 * Asks for permission, which browsers allow after a press alone, and subscribes this browser.
 * @param publicKey the server's, as text
 */
export async function turnOnPush(userId: number, publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState(userId);
  const { pushManager } = await readyWorker();
  const applicationServerKey = bytesOf(publicKey);
  const before = await pushManager.getSubscription();
  // Of another person, or made for a key that the server no longer has: its endpoint ends with it.
  if (before && (readStored(OWNER) !== userId || !isSame(before.options.applicationServerKey, applicationServerKey))) {
    await before.unsubscribe();
  }
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  await addPushSubscription(subscription.toJSON());
  store(OWNER, userId);
  return 'on';
}

/** Ends push messages to this browser. Its endpoint is gone also where the server cannot be reached. */
export async function turnOffPush(): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return forget(OWNER);
  await removePushSubscription(subscription.endpoint).catch(() => undefined);
  await subscription.unsubscribe();
  forget(OWNER);
}

/**
 * Around the end of a session, while the server still knows who asks: takes this browser off the list.
 * @returns what to do once the session has ended, or goes on after all
 */
export async function pausePush(): Promise<{ end: () => Promise<void>; resume: () => Promise<void> }> {
  const subscription = await subscriptionHere().catch(() => null);
  await (subscription && removePushSubscription(subscription.endpoint).catch(() => undefined));
  return {
    end: async () => {
      forget(OWNER);
      await subscription?.unsubscribe().catch(() => false);
    },
    resume: async () => {
      await (subscription && addPushSubscription(subscription.toJSON()).catch(() => undefined));
    },
  };
}

/**
 * At the beginning of a session: the server has ended the subscription with the session before. Ends the one of another
 * person.
 */
export async function keepPush(userId: number): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  if (readStored(OWNER) === userId) await addPushSubscription(subscription.toJSON());
  else await subscription.unsubscribe();
}
