import { createPageCommandHandler, type WorkerCommand } from './shared-connection';

/** Runs once for all pages of the browser, as long as one of them is open. */
const handleCommand = createPageCommandHandler();

addEventListener('connect', (event) => {
  const [port] = event instanceof MessageEvent ? event.ports : [];
  port?.addEventListener('message', ({ data }: MessageEvent<WorkerCommand>) => handleCommand(port, data));
  port?.start();
});
