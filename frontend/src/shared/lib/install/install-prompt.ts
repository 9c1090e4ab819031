import { useSyncExternalStore } from 'react';

/** The event of Chromium when the page can be installed; not yet in TypeScript's library. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const listeners = new Set<() => void>();
let installPromptEvent: InstallPromptEvent | null = null;

function setInstallPromptEvent(next: InstallPromptEvent | null) {
  installPromptEvent = next;
  listeners.forEach((listener) => listener());
}

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

/** Starts listening. Called before the first render, because browsers make the offer early and only once. */
export function listenForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (!isInstalled()) setInstallPromptEvent(event as InstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => setInstallPromptEvent(null));
}

/** Shows the browser's prompt. Accepted or dismissed, the offer is gone afterwards. */
async function install(): Promise<void> {
  if (!installPromptEvent) {
    console.info('The install prompt is not available.');
    return;
  }
  const { userChoice } = installPromptEvent;
  await installPromptEvent.prompt();
  await userChoice;
  setInstallPromptEvent(null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useInstallPrompt(): { isAvailable: boolean; install: () => Promise<void> } {
  return { isAvailable: useSyncExternalStore(subscribe, () => installPromptEvent !== null), install };
}
