/** Watches a browser: each request by a proxy, and in the pages what doesn't pass through a proxy. */
import { fieldsOf, unusualHeaders } from './fields.mjs';
import { startRecordingProxy } from './recording-proxy.mjs';

const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // What ignores the proxy can't resolve a name and sends no packet.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];
const REPORT = 'reportToProver';
const HEADERS_WITH_HOSTS = ['link', 'report-to', 'reporting-endpoints', 'nel', 'refresh', 'location'];

/**
 * Starts a browser whose requests are all recorded; requests to other hosts are refused.
 *
 * @param {object} options
 * @param {import('playwright-core').BrowserType} options.chromium
 * @param {string} options.executablePath
 * @param {string} options.origin of the product
 * @param {ReturnType<typeof import('./observations.mjs').openObservations>} options.observations
 */
export async function startWatchedBrowser({ chromium, executablePath, origin, observations }) {
  const own = new URL(origin).host;
  const proxy = await startRecordingProxy({
    ownHosts: [own],
    onExchange: (exchange) => recordExchange(exchange, own, observations),
  });
  const browser = await chromium.launch({
    executablePath,
    args: BROWSER_ARGS,
    proxy: { server: proxy.url, bypass: '<-loopback>' },
  });
  return {
    /** @returns {Promise<import('playwright-core').BrowserContext>} with its own cookies and storage */
    async openContext(settings = {}) {
      const context = await browser.newContext({
        baseURL: origin,
        reducedMotion: 'reduce',
        // Playwright Test blocks them by default.
        serviceWorkers: 'allow',
        ...settings,
      });
      await watchContext(context, own, observations);
      return context;
    },
    async stop() {
      await browser.close();
      await proxy.stop();
    },
  };
}

function recordExchange(exchange, own, observations) {
  const { host, isOwn, method, path } = exchange;
  const route = `${method} ${path.split('?')[0].replaceAll(/\d+/g, '{n}')}`.trim();
  observations.add('host', host, route);
  if (!isOwn) return;
  for (const name of fieldsOf(exchange)) observations.add('field', name, route);
  for (const name of unusualHeaders(exchange)) observations.add('header', name, route);
  recordResponse(exchange.responseHeaders ?? {}, own, observations, route);
}

function recordResponse(headers, own, observations, route) {
  for (const cookie of headers['set-cookie'] ?? []) observations.add('cookie', cookie.split('=')[0], route);
  for (const name of HEADERS_WITH_HOSTS)
    for (const host of hostsIn(String(headers[name] ?? ''), own)) observations.add('host', host, `header ${name}`);
  for (const host of hostsIn(headers['content-security-policy'] ?? '', own))
    observations.add('permitted-host', host, 'content-security-policy');
}

/** @returns {string[]} hosts of the addresses in a text, other than the product's */
export function hostsIn(text, own) {
  const addresses = text.match(/(?:https?|wss?):\/\/[^\s"'<>;,)]+/gi) ?? [];
  return addresses.flatMap((address) => foreignHost(address, own) ?? []);
}

/** @returns {string | undefined} the host of an address unless it is the product's or there is none */
function foreignHost(address, own, base = `http://${own}`) {
  if (!URL.canParse(address, base)) return undefined;
  const { host } = new URL(address, base);
  return host === '' || host === own ? undefined : host;
}

async function watchContext(context, own, observations) {
  await context.exposeBinding(REPORT, (_, way, address) => {
    const host = /^(?:stuns?|turns?):/.test(address)
      ? address.replace(/^\w+:/, '').split('?')[0]
      : foreignHost(address, own);
    if (host) observations.add('host', host, way);
  });
  await context.addInitScript(reportFromPage, REPORT);
  context.on('request', (request) => {
    const host = foreignHost(request.url(), own);
    if (host) observations.add('host', host, request.resourceType());
  });
  context.on('page', (page) => void watchStorage(page, observations).catch(() => undefined));
}

/** Storage events of the browser include keys that a page removes before anyone looks. */
async function watchStorage(page, observations) {
  const session = await page.context().newCDPSession(page);
  const add = ({ storageId: { isLocalStorage }, key }) =>
    observations.add('storage', `${isLocalStorage ? 'local' : 'session'}:${key}`, 'event');
  session.on('DOMStorage.domStorageItemAdded', add);
  session.on('DOMStorage.domStorageItemUpdated', add);
  await session.send('DOMStorage.enable');
}

/** Runs in each page before its scripts: reports connections that no proxy sees, and blocked requests. */
function reportFromPage(report) {
  const tell = (way, address) => window[report]?.(way, String(address));
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    tell(`blocked by ${effectiveDirective}`, blockedURI),
  );
  const addressesOf = {
    RTCPeerConnection: ([configuration]) => (configuration?.iceServers ?? []).flatMap(({ urls, url }) => urls ?? url),
    WebTransport: ([address]) => [address],
  };
  for (const [name, find] of Object.entries(addressesOf)) {
    if (!window[name]) continue;
    window[name] = new Proxy(window[name], {
      construct(target, args, self) {
        for (const address of [find(args)].flat()) tell(name, address);
        return Reflect.construct(target, args, self);
      },
    });
  }
}

/** Elements whose addresses a browser may contact without a click, or at a click without saying so. */
const CONTACTING =
  'link[rel~=preconnect], link[rel~=dns-prefetch], link[rel~=prefetch], link[rel~=preload], link[rel~=modulepreload], ' +
  'link[rel~=stylesheet], link[rel~=icon], form[action], a[ping], img, script[src], iframe[src], audio, video, source, ' +
  'object[data], embed[src], [formaction]';

/**
 * Adds what a page shows, holds and stores at this moment.
 *
 * @param {import('playwright-core').Page} page
 */
export async function observePage(page, own, observations) {
  for (const frame of page.frames()) {
    const found = await frame.evaluate(readPage, CONTACTING).catch(() => undefined);
    if (!found) continue;
    for (const [way, address] of found.addresses) {
      const host = foreignHost(address, own, frame.url());
      if (host) observations.add('host', host, way);
    }
    for (const name of found.storage) observations.add('storage', name, 'page');
    for (const address of found.workers) observations.add('worker', new URL(address).pathname, 'service worker');
  }
  for (const { name } of await page.context().cookies()) observations.add('cookie', name, 'browser');
}

/** Runs in the page. */
async function readPage(contacting) {
  const attributes = ['href', 'src', 'srcset', 'action', 'formaction', 'ping', 'data', 'poster'];
  const addresses = [...document.querySelectorAll(contacting)].flatMap((element) =>
    attributes.flatMap((name) => {
      const value = element.getAttribute(name);
      return value ? [[`<${element.localName} ${element.rel || name}>`, value.split(/[\s,]/)[0]]] : [];
    }),
  );
  const keys = (area, read) => {
    try {
      return Object.keys(read()).map((key) => `${area}:${key}`);
    } catch {
      return [];
    }
  };
  const orEmpty = (promise) => Promise.resolve(promise).catch(() => []);
  const databases = await orEmpty(window.indexedDB?.databases?.());
  const caches = await orEmpty(window.caches?.keys());
  const registrations = await orEmpty(navigator.serviceWorker?.getRegistrations());
  return {
    addresses,
    storage: [
      ...keys('local', () => localStorage),
      ...keys('session', () => sessionStorage),
      ...databases.map(({ name }) => `indexedDB:${name}`),
      ...caches.map((name) => `cache:${name}`),
    ],
    workers: registrations.flatMap(
      ({ active, waiting, installing }) => (active ?? waiting ?? installing)?.scriptURL ?? [],
    ),
  };
}
