/** Draws docs/adopt/data-flow.svg: where data goes, and which of it. */

const BOX = { width: 250, height: 74 };
const SIZE = { width: 1060, height: 640 };

/** Left, top, title and second line of each box. */
const BOXES = {
  browser: [30, 250, 'Browser', 'of a visitor or member'],
  server: [400, 250, 'Gradspan server', 'run by the operator'],
  database: [400, 480, 'PostgreSQL', 'run by the operator'],
  video: [30, 480, 'Video service', 'only after Join Call'],
  college: [400, 30, 'A college’s systems', 'only if the college sets them up'],
  push: [30, 30, 'Push service', 'of the browser, only if turned on'],
  mail: [770, 30, 'Mail server', 'chosen by the operator'],
  providers: [770, 150, 'Google, LinkedIn', 'only if the operator turns them on'],
  calendars: [770, 270, 'Calendars of alumni', 'only addresses that alumni enter'],
  scorecard: [770, 390, 'College Scorecard', 'public data about colleges'],
  dns: [770, 510, 'DNS', 'to verify a college’s domain'],
};
/** From, to, and what is sent. */
const FLOWS = [
  ['browser', 'server', 'HTTPS: what people enter'],
  ['server', 'database', 'all data'],
  ['browser', 'video', 'picture and sound'],
  ['server', 'college', 'webhooks, sign-in'],
  ['server', 'push', 'encrypted message'],
  ['server', 'mail', 'address, text'],
  ['server', 'providers', 'sign-in'],
  ['server', 'calendars', 'request only'],
  ['server', 'scorecard', 'request only'],
  ['server', 'dns', 'domain name'],
];

const STYLE =
  'svg{font:15px system-ui,sans-serif;background:#fff;color:#1f2933}rect{fill:#f4f6f8;stroke:#52606d;stroke-width:1.5}' +
  'text{fill:currentColor}.second{font-size:13px}.flow{font-size:13px;paint-order:stroke;stroke:#fff;stroke-width:5px}' +
  'path{stroke:#52606d;stroke-width:1.5;fill:none}marker path{fill:#52606d}' +
  '@media(prefers-color-scheme:dark){svg{background:#15191e;color:#e4e7eb}rect{fill:#222a33;stroke:#9aa5b1}' +
  'path{stroke:#9aa5b1}marker path{fill:#9aa5b1}.flow{stroke:#15191e}}';

/** @returns {string} the picture, with a text for screen readers */
export function dataFlowPicture() {
  const description = FLOWS.map(([from, to, what]) => `${BOXES[from][2]} to ${BOXES[to][2]}: ${what}.`).join(' ');
  const boxes = Object.values(BOXES).map(
    ([left, top, title, second]) =>
      `<rect x="${left}" y="${top}" width="${BOX.width}" height="${BOX.height}" rx="8"/>` +
      `<text x="${left + 16}" y="${top + 32}" font-weight="600">${title}</text>` +
      `<text class="second" x="${left + 16}" y="${top + 55}">${second}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-labelledby="title description">`,
    '<title id="title">Where data goes</title>',
    `<desc id="description">${description}</desc>`,
    `<style>${STYLE}</style>`,
    '<defs><marker id="end" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L10 5L0 10z"/></marker></defs>',
    ...FLOWS.map(([from, to]) => `<path d="${lineBetween(BOXES[from], BOXES[to])}" marker-end="url(#end)"/>`),
    ...boxes,
    ...FLOWS.map(([from, to, what]) => {
      const [x, y] = middleOf(BOXES[from], BOXES[to]);
      return `<text class="flow" x="${x}" y="${y}" text-anchor="middle">${what}</text>`;
    }),
    '</svg>',
    '',
  ].join('\n');
}

/** The point of a box that faces another one. */
function edge([left, top], [otherLeft, otherTop]) {
  if (otherLeft > left + BOX.width) return [left + BOX.width, top + BOX.height / 2];
  if (otherLeft + BOX.width < left) return [left, top + BOX.height / 2];
  return [left + BOX.width / 2, otherTop > top ? top + BOX.height : top];
}

const lineBetween = (from, to) => `M${edge(from, to).join(' ')}L${edge(to, from).join(' ')}`;

function middleOf(from, to) {
  const [[x1, y1], [x2, y2]] = [edge(from, to), edge(to, from)];
  return [(x1 + x2) / 2, (y1 + y2) / 2 - 6];
}
