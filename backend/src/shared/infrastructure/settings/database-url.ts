/** A server that a database URL names. */
export interface DatabaseHost {
  /** Host and port, for messages: without the account and its password. */
  readonly name: string;
  /** A host name, an address, or the folder of a Unix socket. */
  readonly host: string;
  readonly port: number;
  /** The URL with this server only. */
  readonly url: string;
}

interface DatabaseUrl {
  /** At least one, in the order of the URL. */
  readonly hosts: readonly [DatabaseHost, ...DatabaseHost[]];
  /** Whether connections need a server that accepts writes; always the case with several hosts. */
  readonly needsPrimary: boolean;
}

/** The message continues the name of the setting, and contains no part of the URL, because that can be a password. */
export class InvalidDatabaseUrl extends Error {}

/** An `@` that isn't encoded belongs to the account, as in browsers. */
const URL_PATTERN =
  /^(?<start>postgres(?:ql)?:\/\/(?:[^/?#]*@)?)(?<hosts>[^/?#@]*)(?<path>[^?#]*)(?:\?(?<search>[^#]*))?/;
const HOST_PATTERN = /^(?<host>\[[\da-f:.]+\]|[^[\]:\s]*)(?::(?<port>[^:]*))?$/i;
const DEFAULT_PORT = 5_432;
const SESSION_ATTRIBUTES = 'target_session_attrs';

/**
 * Parses a URL in the syntax of libpq, which allows several hosts, each with its own port:
 * `postgres://user:password@host1:5432,host2:5433/database?target_session_attrs=read-write`. With several hosts,
 * `target_session_attrs` is `read-write` also if it isn't set.
 * @throws InvalidDatabaseUrl
 */
export function parseDatabaseUrl(url: string): DatabaseUrl {
  const { start, hosts = '', path, search = '' } = URL_PATTERN.exec(url)?.groups ?? {};
  if (start === undefined) throw new InvalidDatabaseUrl('must start with postgres://');
  const parameters = new URLSearchParams(search);
  const names = hosts.split(',');
  const isList = names.length > 1;
  if ((isList && (parameters.has('host') || parameters.has('port'))) || parameters.get('host')?.includes(',')) {
    throw new InvalidDatabaseUrl('must list its hosts before the database, not in the parameters host and port');
  }
  const needsPrimary = parseSessionAttributes(parameters.get(SESSION_ATTRIBUTES), isList);
  // The driver doesn't know the parameter.
  const others = search.split('&').filter((parameter) => parameter && !parameter.startsWith(`${SESSION_ATTRIBUTES}=`));
  const end = others.length > 0 ? `${path}?${others.join('&')}` : path;
  const [first, ...rest] = names.map((text, index) => ({
    ...parseHost(text, index + 1, isList),
    url: `${start}${text}${end}`,
  }));
  return { hosts: [first!, ...rest], needsPrimary };
}

function parseSessionAttributes(value: string | null, isList: boolean): boolean {
  if (value === 'read-write' || value === 'primary') return true;
  if (value === null || (value === 'any' && !isList)) return isList;
  throw new InvalidDatabaseUrl(`${SESSION_ATTRIBUTES} must be read-write or primary`);
}

function parseHost(text: string, position: number, isList: boolean): Omit<DatabaseHost, 'url'> {
  const { host, port = '' } = HOST_PATTERN.exec(text)?.groups ?? {};
  if (host === undefined || (host === '' && isList)) {
    throw new InvalidDatabaseUrl(`host ${position} must be a name or an address; IPv6 addresses need brackets`);
  }
  const number = port === '' ? DEFAULT_PORT : Number(port);
  if (!/^\d*$/.test(port) || number < 1 || number > 65_535) {
    throw new InvalidDatabaseUrl(
      `the port of host ${position} must be a number from 1 to 65535; encode special characters of the password, such as %2F for /`,
    );
  }
  const decoded = decodeHost(host.replace(/^\[(.*)\]$/, '$1'), position);
  return { name: `${host.startsWith('[') ? host : decoded}:${number}`, host: decoded, port: number };
}

function decodeHost(host: string, position: number): string {
  try {
    return decodeURIComponent(host);
  } catch {
    throw new InvalidDatabaseUrl(`host ${position} has an invalid percent encoding`);
  }
}
