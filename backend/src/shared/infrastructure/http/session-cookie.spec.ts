import type { CookieOptions, Request, Response } from 'express';
import type { Settings } from '../settings/settings';
import { SessionCookie } from './session-cookie';

const SECRET = 'a-secret-of-the-session_0123456789';
const cookie = (production: boolean): SessionCookie => new SessionCookie({ production } as Settings);
const read = (header: string | undefined, production = false): string | null =>
  cookie(production).read({ headers: { cookie: header } } as Request);

function written(production: boolean) {
  const said: [string, string, CookieOptions][] = [];
  const response = { cookie: (...args: [string, string, CookieOptions]) => said.push(args) } as unknown as Response;
  cookie(production).set(response, SECRET);
  return said[0];
}

describe('the session cookie', () => {
  it('is bound to this host over HTTPS in production', () => {
    expect(written(true)).toEqual(['__Host-sid', SECRET, { path: '/', httpOnly: true, sameSite: 'lax', secure: true }]);
  });

  it('has a plain name without HTTPS', () => {
    expect(written(false)).toEqual(['sid', SECRET, { path: '/', httpOnly: true, sameSite: 'lax', secure: false }]);
  });

  it('is found among other cookies', () => {
    expect(read(`theme=dark; sid=${SECRET}; x=y`)).toBe(SECRET);
  });

  it('is not accepted under the plain name in production', () => {
    expect(read(`sid=${SECRET}`, true)).toBeNull();
    expect(read(`__Host-sid=${SECRET}`, true)).toBe(SECRET);
  });

  it.each([
    ['no cookie at all', undefined],
    ['an empty one', 'sid='],
    ['one that is too short', 'sid=short'],
    ['one of 5 KB', `sid=${'x'.repeat(5_000)}`],
    ['one with other characters', `sid=${SECRET}%00`],
    ['one whose name only ends like ours', `xsid=${SECRET}`],
    ['a name without a value', 'sid'],
  ])('is read as null if there is %s', (_, header) => {
    expect(read(header)).toBeNull();
  });

  it('is the first well-formed one if there are two', () => {
    expect(read(`sid=broken!; sid=${SECRET}`)).toBe(SECRET);
  });
});
