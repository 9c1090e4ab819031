import { loggedPath } from './request-log';

describe('the address of a request in the log', () => {
  it.each([
    ['/api/colleges/7', '/api/colleges/7'],
    ['/api/password/reset?token=abc', '/api/password/reset'],
    [`/api/calendar/${'aB3_-'.repeat(8)}abc.ics?_t=1`, '/api/calendar/....ics'],
    ['/assets/find-alumni-page-B2x9.js', '/assets/find-alumni-page-B2x9.js'],
  ])('of %s is %s', (url, path) => {
    expect(loggedPath(url)).toBe(path);
  });
});
