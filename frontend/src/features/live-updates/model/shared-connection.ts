import { keepConnected, type Connection } from './connection';
import type { News } from './news';

/** What a page asks of the worker. */
export type Asked = { ask: 'open'; userId: number } | { ask: 'wake' } | { ask: 'close' };

/** A page, as the worker speaks to it. */
export interface Page {
  postMessage: (news: News) => void;
}

/** One connection for all pages of a person; of a person who signed in before, no one hears any more. */
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
