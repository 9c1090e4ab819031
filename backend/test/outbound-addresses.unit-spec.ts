import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { HttpWebhookReceivers } from '../src/contexts/admin-analytics/infrastructure/webhooks/http-webhook-receivers';
import { aCollegeSignIn } from '../src/contexts/identity/application/college-sign-in/testing/college-sign-ins.contract';
import { OpenIdCollegeProviders } from '../src/contexts/identity/infrastructure/college-sign-in/openid-college-providers';
import { CalendarThread } from '../src/contexts/mentorship/infrastructure/calendar-import/calendar-thread';
import { HttpCalendarFiles } from '../src/contexts/mentorship/infrastructure/calendar-import/http-calendar-files';
import { WebPushSender } from '../src/contexts/messaging/infrastructure/delivery-schedule/web-push-sender';
import { OutboundRequests } from '../src/shared/infrastructure/outbound/outbound-requests';
import { OTHER_ADDRESSES, PRIVATE_HOSTS } from '../src/shared/infrastructure/outbound/testing/private-addresses';
import { loadSettings } from '../src/shared/infrastructure/settings/settings';

const SOURCES = path.join(__dirname, '../src');
const SIGN_IN_SECRETS = { state: 'state', browserSecret: 'browser' };
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const WITHIN = { startTime: new Date('2026-01-01'), endTime: new Date('2026-02-01') };
const [browser, vapid] = [createECDH('prime256v1'), createECDH('prime256v1')];

/** A server on this machine that must not be reached, except for the metadata of a provider of identities. */
let canary: Server;
let port: number;
let hits: string[];
/** The addresses that the provider of identities states for its tokens and keys. */
let stated: string;

beforeAll(async () => {
  Logger.overrideLogger(false);
  canary = createServer((request, response) => {
    hits.push(request.url!);
    const issuer = `http://localhost:${port}`;
    const metadata = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: stated,
      jwks_uri: stated,
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(metadata));
  }).listen(0, '::');
  await once(canary, 'listening');
  port = (canary.address() as AddressInfo).port;
});
beforeEach(() => (hits = []));
afterAll(() => canary.close().closeAllConnections());

const settingsThatAllow = (...hosts: string[]) =>
  loadSettings(
    {
      DATABASE_URL: 'postgres://unused',
      SESSION_SECRET: 'x'.repeat(40),
      OUTBOUND_ALLOW: hosts.join(','),
      VAPID_SUBJECT: 'mailto:operator@gradspan.example',
      VAPID_PUBLIC_KEY: vapid.generateKeys('base64url'),
      VAPID_PRIVATE_KEY: vapid.getPrivateKey('base64url'),
    },
    { backgroundWork: false },
  );

/** Everything that sends requests to an address that a person or a college typed, or that its server stated. */
const CALLS: Record<string, (address: string) => Promise<unknown>> = {
  'the calendar of a mentor': (address) => {
    const outbound = new OutboundRequests(settingsThatAllow());
    return new HttpCalendarFiles(outbound, new CalendarThread()).listBusyPeriods(address, WITHIN, 'UTC');
  },
  'a new webhook': (address) =>
    new HttpWebhookReceivers(new OutboundRequests(settingsThatAllow())).checkAddress(address),
  'a message to a webhook': async (address) => {
    const receivers = new HttpWebhookReceivers(new OutboundRequests(settingsThatAllow()));
    const message = { id: 'msg_1', sentAt: new Date(), payload: '{}', secrets: [SECRET] };
    const { problem } = await receivers.send(address, message);
    throw new Error(problem ?? 'The message was sent');
  },
  'the sign-in of a college': async (issuer) => {
    const settings = settingsThatAllow();
    const providers = new OpenIdCollegeProviders(new OutboundRequests(settings), settings);
    return providers.createSignInUrl(aCollegeSignIn({ issuer }), SIGN_IN_SECRETS);
  },
  'tokens and keys of the sign-in of a college': async (address) => {
    const settings = settingsThatAllow(`localhost:${port}`);
    const providers = new OpenIdCollegeProviders(new OutboundRequests(settings), settings);
    stated = address;
    const signIn = aCollegeSignIn({ issuer: `http://localhost:${port}` });
    try {
      return await providers.identify(signIn, 'code=1&state=state', SIGN_IN_SECRETS);
    } finally {
      expect(hits.shift()).toBe('/.well-known/openid-configuration');
    }
  },
  'a push message': (endpoint) => {
    const settings = settingsThatAllow();
    const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
    const message = { title: 'Ada', text: 'Hello', link: '/messages', tag: 'one' };
    return new WebPushSender(settings, new OutboundRequests(settings)).send({ endpoint, ...keys }, message);
  },
};

const addresses = () => [
  ...PRIVATE_HOSTS.flatMap((host) => [`https://${host}:${port}/secret`, `http://${host}:${port}/secret`]),
  ...OTHER_ADDRESSES,
];

describe('a call to a typed address', () => {
  // The name is allowed in the settings of this call, so that the metadata can be read.
  const isAllowed = (name: string, address: string) =>
    name.startsWith('tokens') && address.toLowerCase().startsWith('http://localhost:');

  it.each(Object.entries(CALLS))('reaches no private address: %s', async (name, call) => {
    for (const address of addresses()) {
      if (isAllowed(name, address)) continue;
      const failure: unknown = await call(address).then(
        () => 'reached',
        (error: unknown) => error,
      );
      expect([address, failure]).toEqual([address, expect.any(Error)]);
      expect([address, hits]).toEqual([address, []]);
    }
  });
});

it('covers every file that sends requests to typed addresses', () => {
  const users = fs
    .readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/spec\.ts$|contract\.ts$|\.module\.ts$|\/testing\//.test(file))
    .filter((file) =>
      /\bOutboundRequests\b|\bhttps?Request\b|\bfetch\(/.test(fs.readFileSync(path.join(SOURCES, file), 'utf8')),
    );
  expect(users.sort()).toEqual([
    'composition/mcp/mcp-endpoint.ts',
    'contexts/admin-analytics/infrastructure/webhooks/http-webhook-receivers.ts',
    // These two download official files from addresses in the settings.
    'contexts/colleges/infrastructure/import/download.ts',
    'contexts/colleges/infrastructure/import/official-sources.ts',
    'contexts/identity/infrastructure/college-sign-in/openid-college-providers.ts',
    'contexts/mentorship/infrastructure/calendar-import/http-calendar-files.ts',
    'contexts/messaging/infrastructure/delivery-schedule/web-push-sender.ts',
    'shared/infrastructure/outbound/outbound-requests.ts',
  ]);
});
