import { parseDatabaseUrl, type DatabaseHost } from '../../settings/database-url';
import { isDatabaseUnavailable } from '../database-errors';
import type { HostState } from './host-state';
import { PrimaryHosts } from './primary-hosts';

const STANDBY: HostState = { isStandby: true, timeline: null };
const primaryOn = (timeline: number): HostState => ({ isStandby: false, timeline });
const { hosts: LIST } = parseDatabaseUrl('postgres://app:secret@a,b,c/gradspan');
const [a, b, c] = LIST as unknown as [DatabaseHost, DatabaseHost, DatabaseHost];

/** What each host responds: a state, an error, or nothing at all. */
let states: Record<string, HostState | Error | 'silent'>;
let checks: string[];
let hosts: PrimaryHosts;
beforeEach(() => {
  [states, checks] = [{}, []];
  hosts = new PrimaryHosts(LIST, async ({ host }, timeoutMs) => {
    checks.push(host);
    const state = states[host] ?? STANDBY;
    if (state === 'silent') await new Promise((resume) => setTimeout(resume, timeoutMs));
    if (state === 'silent') throw new Error('no response');
    if (state instanceof Error) throw state;
    return state;
  });
});

const found = async (): Promise<string> => (await hosts.find()).name;
const refusal = (code: string, message: string): Error => Object.assign(new Error(message), { code });

describe('the search for the primary', () => {
  it('finds the only host that accepts writes, wherever it is in the list', async () => {
    states = { a: refusal('ECONNREFUSED', 'connect ECONNREFUSED'), c: primaryOn(1) };
    expect(await found()).toBe('c:5432');
  });

  it('asks no host while a primary is known, and runs once for all callers', async () => {
    states = { b: primaryOn(1) };
    expect(await Promise.all([found(), found(), found()])).toEqual(['b:5432', 'b:5432', 'b:5432']);
    expect(await found()).toBe('b:5432');
    expect(checks).toEqual(['a', 'b', 'c']);
  });

  it('asks all hosts again after the primary has failed, but not after another host has', async () => {
    states = { a: primaryOn(1) };
    await hosts.find();
    hosts.reject(b);
    expect(hosts.primary).toBe(a);
    hosts.reject(a);
    states = { a: refusal('ECONNREFUSED', 'connect ECONNREFUSED'), b: primaryOn(2) };
    expect(await found()).toBe('b:5432');
  });

  it('does not wait for the time limit of a host that does not respond', async () => {
    states = { a: 'silent', b: primaryOn(1) };
    const began = performance.now();
    expect(await found()).toBe('b:5432');
    expect(performance.now() - began).toBeLessThan(900);
  });

  it('explains why no host can be used, without the account, as an outage that can end', async () => {
    states = {
      a: refusal('ECONNREFUSED', 'connect ECONNREFUSED'),
      b: STANDBY,
      c: { isStandby: false, timeline: null },
    };
    const error = await hosts.find().catch((thrown: unknown) => thrown as Error);
    expect(error).toMatchObject({
      message:
        'No host of the database accepts writes: a:5432 failed (connect ECONNREFUSED); b:5432 is a standby; c:5432 is read-only',
    });
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it('reports a wrong password as such if no host accepts it', async () => {
    const wrong = refusal('28P01', 'password authentication failed');
    states = { a: refusal('ECONNREFUSED', 'connect ECONNREFUSED'), b: wrong, c: wrong };
    await expect(hosts.find()).rejects.toBe(wrong);
    states = { a: wrong, b: wrong, c: STANDBY };
    await expect(hosts.find()).rejects.toThrow(/b:5432 failed \(password authentication failed\); c:5432 is a standby/);
  });
});

describe('a former primary that accepts writes', () => {
  it('is not used if a host with a newer timeline responds, even if it is first in the list', async () => {
    states = { a: primaryOn(1), b: primaryOn(2) };
    expect(await found()).toBe('b:5432');
  });

  it('is not used while the new primary does not respond', async () => {
    states = { a: STANDBY, b: primaryOn(2) };
    await hosts.find();
    hosts.reject(b);
    states = { a: primaryOn(1), b: 'silent' };
    await expect(hosts.find()).rejects.toThrow(/a:5432 is a former primary \(timeline 1 instead of 2\)/);
  });

  it('is refused by a connection, like a standby', async () => {
    states = { b: primaryOn(2) };
    await hosts.find();
    expect(() => hosts.confirm(a, primaryOn(1))).toThrow(/a:5432 is a former primary/);
    expect(() => hosts.confirm(a, STANDBY)).toThrow(/a:5432 is a standby/);
    expect(hosts.primary).toBe(b);
  });
});

describe('a change of the primary', () => {
  it('is announced, and a search that finds the same one is not', async () => {
    let changes = 0;
    states = { b: primaryOn(1) };
    await hosts.find();
    hosts.onChange(() => (changes += 1));
    hosts.confirm(b, primaryOn(1));
    expect(changes).toBe(0);
    hosts.reject(b);
    hosts.confirm(c, primaryOn(2));
    expect([changes, hosts.primary]).toEqual([1, c]);
  });
});
