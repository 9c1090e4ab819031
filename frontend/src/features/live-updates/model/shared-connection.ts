import { keepConnected, type Connection } from './connection';
import type { News } from './news';

/** The messages of a page to the worker. */
export type Asked = { ask: 'open'; userId: number } | { ask: 'wake' } | { ask: 'close' };

/** A page, as seen by the worker. */
interface Page {
  postMessage: (news: News) => void;
}

/** Shares one connection between all pages of a user; pages of a previous user no longer receive anything. */
export function shareConnection() {
  const pages = new Set<Page>();
  let of: number | undefined;
  let connection: Connection | undefined;

  function close() {
    connection?.close();
    connection = undefined;
    pages.clear();
  }

  return (page: Page, asked: Asked) => {
    if (asked.ask === 'open') {
      if (asked.userId !== of) close();
      of = asked.userId;
      pages.add(page);
      connection ??= keepConnected((news) => pages.forEach((each) => each.postMessage(news)));
    } else if (asked.ask === 'wake') {
      if (pages.has(page)) connection?.wake();
    } else if (pages.delete(page) && pages.size === 0) close();
  };
}
