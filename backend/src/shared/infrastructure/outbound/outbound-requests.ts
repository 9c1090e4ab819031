import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { Settings } from '../settings/settings';
import { isPublicAddress, lookupPublicAddress, NotPublicAddress } from './public-address-lookup';

const MAX_REDIRECTS = 3;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

type OutboundFailureReason = 'not-public' | 'unreachable' | 'refused' | 'too-large';

/** A request to an address that a person typed failed. The message is for logs; it contains no path or query. */
export class OutboundRequestFailed extends Error {
  constructor(
    readonly reason: OutboundFailureReason,
    message: string,
  ) {
    super(message);
  }
}

interface OutboundGetOptions {
  /** After decompression. */
  readonly maxBytes: number;
  /** For the whole request with its redirects. */
  readonly timeoutMs: number;
  readonly accept: string;
}

interface OutboundPostOptions {
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

interface OutgoingRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body?: string | Buffer;
  readonly signal: AbortSignal;
}

interface OutboundSendOptions extends Omit<OutgoingRequest, 'signal'> {
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

interface OutboundResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/**
 * Sends requests to addresses that people or colleges typed. Only servers on the public internet are reached: the
 * address is checked as typed, after resolving its name at the moment of the connection, and again for each redirect.
 * No connection is reused, so that none skips the check.
 */
@Injectable()
export class OutboundRequests {
  readonly #allowedHosts: ReadonlySet<string>;

  constructor(settings: Settings) {
    this.#allowedHosts = new Set(settings.outboundAllow);
  }

  /**
   * Returns the body of a response with status 200.
   * @throws OutboundRequestFailed
   */
  async get(address: string, options: OutboundGetOptions): Promise<Buffer> {
    const signal = AbortSignal.timeout(options.timeoutMs);
    let url = new URL(address);
    for (let redirects = 0; ; redirects++) {
      const headers = { accept: options.accept, 'accept-encoding': 'gzip' };
      const response = await this.#open(url, { method: 'GET', headers, signal });
      const location = REDIRECT_STATUSES.has(response.statusCode ?? 0) ? response.headers.location : undefined;
      if (location === undefined) return readSuccessfulBody(response, options.maxBytes);
      response.destroy();
      if (redirects === MAX_REDIRECTS || !URL.canParse(location, url.href)) {
        throw new OutboundRequestFailed('refused', `${url.hostname} redirects too often`);
      }
      url = new URL(location, url);
    }
  }

  /**
   * Sends a body, and returns the status of the response. Redirects aren't followed, and the connection ends without
   * reading the body of the response, however long it is.
   * @throws OutboundRequestFailed
   */
  async post(address: string, { body, headers, timeoutMs }: OutboundPostOptions): Promise<number> {
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = { ...headers, 'content-length': Buffer.byteLength(body) };
    const response = await this.#open(new URL(address), { method: 'POST', headers: sent, body, signal });
    response.destroy();
    return response.statusCode ?? 0;
  }

  /**
   * Checks whether requests can reach an address now, without sending one: resolves its name.
   * @throws OutboundRequestFailed `not-public`, or `unreachable` if the name has no address
   */
  async check(address: string): Promise<void> {
    const url = new URL(address);
    if (this.#allowedHosts.has(toHostAndPort(url))) return;
    assertPublicUrl(url);
    const hostname = url.hostname.replace(/^\[|\]$/g, '');
    await new Promise<void>((resolve, reject) => {
      lookupPublicAddress(hostname, {}, (error) => (error ? reject(toFailure(url, error)) : resolve()));
    });
  }

  /**
   * Sends one request, and returns the response whatever its status is. Redirects aren't followed.
   * @throws OutboundRequestFailed if no response arrives, or one that is too large
   */
  async send(address: string, { maxBytes, timeoutMs, ...options }: OutboundSendOptions): Promise<OutboundResponse> {
    const response = await this.#open(new URL(address), { ...options, signal: AbortSignal.timeout(timeoutMs) });
    const body = await readBody(response, maxBytes);
    return { status: response.statusCode ?? 0, headers: response.headers, body };
  }

  #open(url: URL, { method, headers, body, signal }: OutgoingRequest): Promise<IncomingMessage> {
    const isAllowed = this.#allowedHosts.has(toHostAndPort(url));
    if (!isAllowed) assertPublicUrl(url);
    return new Promise((resolve, reject) => {
      const lookup: { lookup?: LookupFunction } = isAllowed ? {} : { lookup: lookupPublicAddress };
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const options = { ...lookup, method, agent: false, headers: { ...headers, 'user-agent': 'Gradspan' }, signal };
      const request = send(url, options, resolve);
      request.on('error', (error) => reject(toFailure(url, error)));
      request.end(body);
    });
  }
}

const toHostAndPort = ({ hostname, port, protocol }: URL): string =>
  `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;

/** Rejects an address that can't be public, as far as that is known before resolving its name. */
function assertPublicUrl({ protocol, hostname, username, password }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const isPrivateLiteral = family !== 0 && !isPublicAddress({ address: host, family });
  if (protocol !== 'https:' || username || password || isPrivateLiteral) {
    throw new OutboundRequestFailed('not-public', `${hostname} may not be reached`);
  }
}

async function readSuccessfulBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (response.statusCode !== 200) {
    response.destroy();
    throw new OutboundRequestFailed('refused', `The server responded with status ${response.statusCode}`);
  }
  return readBody(response, maxBytes);
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const collector = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      size += chunk.length;
      const isTooLarge = size > maxBytes;
      done(isTooLarge ? new OutboundRequestFailed('too-large', `The response has more than ${maxBytes} bytes`) : null);
    },
  });
  const isCompressed = response.headers['content-encoding'] === 'gzip';
  try {
    await (isCompressed ? pipeline(response, createGunzip(), collector) : pipeline(response, collector));
  } catch (error) {
    if (error instanceof OutboundRequestFailed) throw error;
    throw new OutboundRequestFailed('unreachable', 'The response ended early');
  }
  return Buffer.concat(chunks);
}

function toFailure({ hostname }: URL, error: Error): OutboundRequestFailed {
  const reason = error instanceof NotPublicAddress ? 'not-public' : 'unreachable';
  return new OutboundRequestFailed(reason, `${hostname}: ${error.name === 'AbortError' ? 'timeout' : error.message}`);
}
