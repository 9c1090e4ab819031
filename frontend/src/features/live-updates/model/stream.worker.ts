import { shareConnection, type Asked } from './shared-connection';

/** Runs once for all pages of the browser, as long as one of them is open. */
const hear = shareConnection();

addEventListener('connect', (event) => {
  const [port] = event instanceof MessageEvent ? event.ports : [];
  port?.addEventListener('message', ({ data }: MessageEvent<Asked>) => hear(port, data));
  port?.start();
});
