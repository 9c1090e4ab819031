import { OriginPages } from './origin-pages';
import { loadSettings } from './settings';

class EventPages extends OriginPages {
  eventUrl = (id: number): string => this.pageUrl(`/events?id=${id}`);
}

it('pages have the name of the product and the origin of the settings', () => {
  const pages = new EventPages(
    loadSettings({
      NODE_ENV: 'test',
      DATABASE_URL: 'postgres://nowhere',
      APP_NAME: 'Example',
      APP_ORIGIN: 'https://gradspan.example/',
      SESSION_SECRET: 'a secret that is long enough for this',
    }),
  );
  expect(pages.productName).toBe('Example');
  expect(pages.homeUrl()).toBe('https://gradspan.example/');
  expect(pages.eventUrl(7)).toBe('https://gradspan.example/events?id=7');
});
