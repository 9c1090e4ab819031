import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { testSettings } from '../../../../../test/support/database';
import { OutboundRequests } from '../../../../shared/infrastructure/outbound/outbound-requests';
import { WebPushSender } from './web-push-sender';

interface ReceivedRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const MESSAGE = { title: 'Ada sent you a message', text: 'Hello', link: '/messages?with=7', tag: 'conversation:7' };
const VARIABLES = { VAPID_SUBJECT: 'mailto:operator@gradspan.example' };
const settings = testSettings('postgres://unused', VARIABLES);
const receivedRequests: ReceivedRequest[] = [];
let status = 201;
let server: Server;
let endpoint: string;

beforeAll(async () => {
  Logger.overrideLogger(false);
  server = createServer((call, answer) => {
    const chunks: Buffer[] = [];
    call.on('data', (chunk: Buffer) => chunks.push(chunk));
    call.on('end', () => {
      receivedRequests.push({ headers: call.headers, body: Buffer.concat(chunks) });
      answer.writeHead(status, { Location: '/elsewhere' }).end('x'.repeat(100_000));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/push/abc`;
});
beforeEach(() => {
  status = 201;
  receivedRequests.length = 0;
});
afterAll(() => server.close());

/** Returns a sender that is allowed to reach the push service of this test. */
function loopbackSender(used = settings): WebPushSender {
  const allowed = testSettings('postgres://unused', { ...VARIABLES, OUTBOUND_ALLOW: new URL(endpoint).host });
  return new WebPushSender(used, new OutboundRequests(allowed));
}

function subscription(to = endpoint) {
  const browser = createECDH('prime256v1');
  return { endpoint: to, p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
}

describe('a push message', () => {
  it('is encrypted, expires after a day and replaces an older one with the same tag', async () => {
    expect(await loopbackSender().send(subscription(), MESSAGE)).toBe('sent');
    const [{ headers, body }] = receivedRequests as [ReceivedRequest];
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
    expect(headers.topic).toMatch(/^[\w-]{32}$/);
    expect(body.toString('latin1')).not.toContain('Ada');
    // The salt, the record size and the sender's public key precede the message (RFC 8188).
    expect(body.length).toBeGreaterThan(86 + JSON.stringify(MESSAGE).length);
  });

  it('is signed with the VAPID key of the product, for this push service', async () => {
    await loopbackSender().send(subscription(), MESSAGE);
    const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(receivedRequests[0]!.headers.authorization!)!;
    expect(key).toBe(settings.webPush!.publicKey);
    const [head, claims, signature] = token!.split('.');
    expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({
      aud: new URL(endpoint).origin,
      sub: 'mailto:operator@gradspan.example',
    });
    const point = Buffer.from(key!, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const signed = Buffer.from(`${head}.${claims}`);
    const proof = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', signed, proof, Buffer.from(signature!, 'base64url'))).toBe(true);
  });

  it.each([404, 410])('reports an expired subscription after status %d', async (gone) => {
    status = gone;
    expect(await loopbackSender().send(subscription(), MESSAGE)).toBe('gone');
  });

  it.each([400, 403, 413])('is not retried after status %d', async (refused) => {
    status = refused;
    expect(await loopbackSender().send(subscription(), MESSAGE)).toBe('refused');
  });

  it.each([429, 500, 503])('is retried after status %d', async (later) => {
    status = later;
    await expect(loopbackSender().send(subscription(), MESSAGE)).rejects.toThrow(String(later));
  });

  it('does not follow redirects', async () => {
    status = 307;
    expect(await loopbackSender().send(subscription(), MESSAGE)).toBe('refused');
    expect(receivedRequests).toHaveLength(1);
  });

  it('is never sent to a name that resolves to this machine', async () => {
    const { port } = new URL(endpoint);
    const sending = new WebPushSender(settings, new OutboundRequests(settings)).send(
      subscription(`https://localhost:${port}/push`),
      MESSAGE,
    );
    await expect(sending).rejects.toThrow('localhost is not a public address');
    expect(receivedRequests).toHaveLength(0);
  });

  it('is not sent without VAPID keys', async () => {
    const sender = loopbackSender({ ...settings, webPush: null });
    expect([sender.publicKey, await sender.send(subscription(), MESSAGE)]).toEqual([null, 'refused']);
    expect(receivedRequests).toHaveLength(0);
  });
});
