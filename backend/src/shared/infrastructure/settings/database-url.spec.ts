import { InvalidDatabaseUrl, parseDatabaseUrl } from './database-url';

const ACCOUNT = 'gradspan:p%40ss%2Fw%2Crd';
const namesOf = (url: string): string[] => parseDatabaseUrl(url).hosts.map(({ name }) => name);

function faultOf(url: string): string {
  try {
    parseDatabaseUrl(url);
    return '';
  } catch (error) {
    if (!(error instanceof InvalidDatabaseUrl)) throw error;
    return error.message;
  }
}

describe('a database URL', () => {
  it('names several hosts with their own ports, and each gets a URL of its own', () => {
    const url = `postgres://${ACCOUNT}@db1:5433,db2/gradspan?sslmode=verify-full&target_session_attrs=read-write`;

    expect(parseDatabaseUrl(url)).toEqual({
      needsPrimary: true,
      hosts: [
        {
          name: 'db1:5433',
          host: 'db1',
          port: 5433,
          url: `postgres://${ACCOUNT}@db1:5433/gradspan?sslmode=verify-full`,
        },
        { name: 'db2:5432', host: 'db2', port: 5432, url: `postgres://${ACCOUNT}@db2/gradspan?sslmode=verify-full` },
      ],
    });
  });

  it.each([
    ['postgres://db/gradspan', ['db:5432'], false],
    ['postgresql://db:1/gradspan?target_session_attrs=any', ['db:1'], false],
    ['postgres://db/gradspan?target_session_attrs=primary', ['db:5432'], true],
    ['postgres://db1,db2/gradspan', ['db1:5432', 'db2:5432'], true],
    ['postgres://[::1]:5433,[2001:db8::7]/gradspan', ['[::1]:5433', '[2001:db8::7]:5432'], true],
    ['postgres://u@%2Fvar%2Frun,db2:6000/gradspan', ['/var/run:5432', 'db2:6000'], true],
    ['postgres://u:a@b@db1,db2', ['db1:5432', 'db2:5432'], true],
    ['postgres:///gradspan?host=/var/run', [':5432'], false],
  ])('%s has these hosts and needs a primary or not', (url, names, needsPrimary) => {
    expect(namesOf(url)).toEqual(names);
    expect(parseDatabaseUrl(url).needsPrimary).toBe(needsPrimary);
  });

  it('leaves brackets and percent encoding out of what the driver connects to', () => {
    const { hosts } = parseDatabaseUrl('postgres://[::1]:5433,%2Fvar%2Frun/gradspan');
    expect(hosts.map(({ host, port }) => [host, port])).toEqual([
      ['::1', 5433],
      ['/var/run', 5432],
    ]);
  });

  it('keeps all other parameters as they are', () => {
    const [host] = parseDatabaseUrl('postgres://db/x?a=%2F&target_session_attrs=read-write&b=').hosts;
    expect(host.url).toBe('postgres://db/x?a=%2F&b=');
    expect(parseDatabaseUrl('postgres://db/x?target_session_attrs=read-write').hosts[0].url).toBe('postgres://db/x');
  });
});

describe('an invalid database URL', () => {
  it.each([
    ['mysql://u:secret@db/x', 'must start with postgres://'],
    ['postgres://u:secret@db1,/x', 'host 2 must be a name or an address; IPv6 addresses need brackets'],
    ['postgres://u:secret@,db2/x', 'host 1 must be a name or an address; IPv6 addresses need brackets'],
    ['postgres://u:secret@db1,::1/x', 'host 2 must be a name or an address; IPv6 addresses need brackets'],
    ['postgres://u:secret@db1,[db2/x', 'host 2 must be a name or an address; IPv6 addresses need brackets'],
    ['postgres://u:secret@db1,%zz/x', 'host 2 has an invalid percent encoding'],
    ['postgres://u:secret@db1,db2:0/x', expect.stringMatching(/^the port of host 2 must be a number from 1 to 65535/)],
    ['postgres://u:secret@db1:65536,db2/x', expect.stringMatching(/^the port of host 1 must be/)],
    ['postgres://u:secret/word@db1,db2/x', expect.stringMatching(/^the port of host 1 .* encode special characters/)],
    ['postgres://u:secret@db1,db2/x?target_session_attrs=any', 'target_session_attrs must be read-write or primary'],
    ['postgres://u:secret@db/x?target_session_attrs=standby', 'target_session_attrs must be read-write or primary'],
    ['postgres://u:secret@db1,db2/x?port=1,2', expect.stringMatching(/^must list its hosts before the database/)],
    ['postgres:///x?host=db1,db2&password=secret', expect.stringMatching(/^must list its hosts before the database/)],
  ])('%s is refused, without a part of the password', (url, message) => {
    const fault = faultOf(url);
    expect(fault).toEqual(message);
    expect(fault).not.toContain('secret');
  });
});
