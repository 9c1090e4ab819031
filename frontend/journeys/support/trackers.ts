import type { Page } from '@playwright/test';

export interface Tracker {
  /** Path of the page, and first label of the tracker's host. */
  name: string;
  /** Kind and name of what is found. */
  found: [kind: string, name: string];
  html?: string;
  status?: number;
  headers?: Record<string, string>;
  act?: (page: Page) => Promise<unknown>;
}

const hostOf = (name: string) => `${name}.tracker.example`;

/** A tracker that contacts another host, by a page with its address. */
const contacting = (name: string, write: (address: string) => Partial<Tracker>): Tracker => ({
  name,
  found: ['host', hostOf(name)],
  ...write(`https://${hostOf(name)}/t`),
});
const byHtml = (name: string, html: (address: string) => string) =>
  contacting(name, (address) => ({ html: html(address) }));
const byScript = (name: string, script: (address: string) => string) =>
  byHtml(name, (address) => `<script>${script(address)}</script>`);
const storing = (name: string, found: Tracker['found'], script: string): Tracker => ({
  name,
  found,
  html: `<script>${script}</script>`,
});

export const PLANTED_SERVICE_WORKER =
  `self.addEventListener('install', (event) => event.waitUntil(` +
  `fetch('https://${hostOf('service-worker')}/t', { mode: 'no-cors' }).catch(() => undefined)));`;

/** Ways in which pages report on their visitors. */
export const TRACKERS: readonly Tracker[] = [
  byHtml('pixel', (address) => `<img src="${address}">`),
  byHtml('script', (address) => `<script src="${address}"></script>`),
  byHtml('iframe', (address) => `<iframe src="${address}"></iframe>`),
  byHtml('css-import', (address) => `<style>@import url("${address}");</style>`),
  byHtml('font', (address) => `<style>@font-face{font-family:T;src:url("${address}")}body{font-family:T}</style>text`),
  byHtml('background', (address) => `<div style="height:9px;background:url('${address}')"></div>`),
  byHtml('prefetch', (address) => `<link rel="prefetch" href="${address}">`),
  byHtml('preconnect', (address) => `<link rel="preconnect" href="${address}">`),
  byHtml('dns-prefetch', (address) => `<link rel="dns-prefetch" href="${address}">`),
  byHtml('video-poster', (address) => `<video poster="${address}"></video>`),
  byHtml('meta-refresh', (address) => `<meta http-equiv="refresh" content="0;url=${address}">`),
  byHtml(
    'form-post',
    (address) => `<form method="post" action="${address}"></form><script>document.forms[0].submit()</script>`,
  ),
  contacting('link-ping', (address) => ({
    html: `<a href="#here" ping="${address}">a link</a>`,
    act: (page) => page.getByText('a link').click(),
  })),
  byScript('fetch', (address) => `fetch('${address}', { mode: 'no-cors' }).catch(() => undefined)`),
  byScript('beacon', (address) => `navigator.sendBeacon('${address}', 'x')`),
  byScript('leaving', (address) => `addEventListener('pagehide', () => navigator.sendBeacon('${address}', 'x'))`),
  byScript('websocket', (address) => `new WebSocket('${address.replace('https', 'wss')}')`),
  byScript('event-source', (address) => `new EventSource('${address}')`),
  byScript('dynamic-import', (address) => `import('${address}').catch(() => undefined)`),
  byScript(
    'worker',
    (address) =>
      `new Worker(URL.createObjectURL(new Blob(["fetch('${address}', { mode: 'no-cors' }).catch(() => undefined)"])))`,
  ),
  byScript('service-worker', () => `navigator.serviceWorker.register('/planted-worker.js')`),
  byScript(
    'webrtc',
    () => `new RTCPeerConnection({ iceServers: [{ urls: 'stun:webrtc.tracker.example' }] }).createDataChannel('t')`,
  ),
  byScript('webtransport', (address) => `new WebTransport('${address}').ready.catch(() => undefined)`),
  contacting('redirect', (address) => ({ status: 302, headers: { location: address } })),
  contacting('report-header', (address) => ({ headers: { 'reporting-endpoints': `t="${address}"` } })),
  contacting('blocked', (address) => ({
    headers: { 'content-security-policy': "img-src 'self'" },
    html: `<img src="${address}">`,
  })),
  storing('script-cookie', ['cookie', '_visitor'], `document.cookie = '_visitor=1'`),
  { name: 'header-cookie', found: ['cookie', '_id'], headers: { 'set-cookie': '_id=1; HttpOnly' } },
  storing('local-storage', ['storage', 'local:_visitor'], `localStorage._visitor = 1`),
  storing('session-storage', ['storage', 'session:_visit'], `sessionStorage._visit = 1`),
  storing('indexed-db', ['storage', 'indexedDB:_visits'], `indexedDB.open('_visits')`),
  storing('cache', ['storage', 'cache:_visits'], `caches.open('_visits')`),
  storing('query', ['field', 'fingerprint'], `fetch('/collect?fingerprint=1')`),
  storing('json', ['field', 'canvasHash'], `fetch('/collect', { method: 'POST', body: '{"a":[{"canvasHash":1}]}' })`),
  storing('bytes', ['field', '(body without names)'], `navigator.sendBeacon('/collect', 'everything')`),
  storing(
    'form-data',
    ['field', 'screenSize'],
    `const f = new FormData(); f.append('screenSize', 1); fetch('/collect', { method: 'POST', body: f })`,
  ),
  storing('header', ['header', 'x-visitor'], `fetch('/collect', { headers: { 'x-visitor': '1' } })`),
];
