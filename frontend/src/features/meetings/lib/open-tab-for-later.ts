/**
 * Opens a tab for a URL that isn't known yet. It must open immediately, because browsers allow that only during a user
 * action; its page gets no access to ours.
 */
export function openTabForLater(): { goTo: (url: string) => void; close: () => void } {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return {
    goTo: (url) => (tab ? tab.location.replace(url) : window.open(url, '_blank', 'noopener,noreferrer')),
    close: () => tab?.close(),
  };
}
