/**
 * A tab for an address that is not known yet. It opens at once, for browsers allow that only while someone presses; the page
 * in it will know nothing of ours.
 */
export function tabForLater(): { goTo: (url: string) => void; close: () => void } {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return {
    goTo: (url) => (tab ? tab.location.replace(url) : window.open(url, '_blank', 'noopener,noreferrer')),
    close: () => tab?.close(),
  };
}
