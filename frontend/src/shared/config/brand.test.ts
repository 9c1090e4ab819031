import { readAppName, DEFAULT_APP_NAME } from './brand';

const page = (head: string) => new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');

describe('the product name', () => {
  it('is the one that the server wrote into the page', () => {
    expect(readAppName(page('<meta name="application-name" content=" Campus Bridge ">'))).toBe('Campus Bridge');
  });

  it.each([
    ['wrote none', ''],
    ['wrote an empty one', '<meta name="application-name" content=" ">'],
    ['left its placeholder', '<meta name="application-name" content="__APP_NAME__">'],
  ])('is the default when the server %s', (_, head) => {
    expect(readAppName(page(head))).toBe(DEFAULT_APP_NAME);
  });
});
