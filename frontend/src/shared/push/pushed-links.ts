/** The request of the service worker to a page when a push message is clicked. */
interface OpenRequest {
  type: 'open';
  link: string;
}

const isOpenRequest = (data: unknown): data is OpenRequest =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'open' && 'link' in data;

/**
 * Opens the links of push messages in this page, without reloading it.
 * @returns a function that stops this
 */
export function listenForPushedLinks(open: (link: string) => void): () => void {
  const onMessage = ({ data, ports: [port] }: MessageEvent<unknown>) => {
    if (!isOpenRequest(data)) return;
    // Without a response, the service worker opens another window.
    port?.postMessage('opened');
    open(data.link);
  };
  navigator.serviceWorker.addEventListener('message', onMessage);
  return () => navigator.serviceWorker.removeEventListener('message', onMessage);
}
