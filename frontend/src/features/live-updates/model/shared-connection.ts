import { openConnection, type LiveConnection } from './connection';
import type { LiveUpdate } from './live-update';

/** The messages of a page to the worker. */
export type WorkerCommand = { ask: 'open'; userId: number } | { ask: 'wake' } | { ask: 'close' };

/** A page, as seen by the worker. */
interface ConnectedPage {
  postMessage: (update: LiveUpdate) => void;
}

/** Shares one connection between all pages of a user; pages of a previous user no longer receive anything. */
export function createPageCommandHandler() {
  const pages = new Set<ConnectedPage>();
  let of: number | undefined;
  let connection: LiveConnection | undefined;

  function close() {
    connection?.close();
    connection = undefined;
    pages.clear();
  }

  return (page: ConnectedPage, command: WorkerCommand) => {
    if (command.ask === 'open') {
      if (command.userId !== of) close();
      of = command.userId;
      pages.add(page);
      connection ??= openConnection((update) => pages.forEach((each) => each.postMessage(update)));
    } else if (command.ask === 'wake') {
      if (pages.has(page)) connection?.wake();
    } else if (pages.delete(page) && pages.size === 0) close();
  };
}
