/** Draws samples over time as an SVG image that is readable on light and dark backgrounds. */

const WIDTH = 860;
const PANEL_HEIGHT = 150;
const LEFT = 64;
const RIGHT = 190;
const TOP = 60;
const GAP = 44;
/** Distinguishable with every kind of color vision, on white and on black. */
const COLORS = ['#2f7fd6', '#d9730d', '#2a9d6f', '#b25fc4'];
/** Lines also differ by their dashes. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3'];

/**
 * @typedef {object} Panel
 * @property {string} title with the unit
 * @property {Record<string, string>} lines label of each line, by column
 */

/**
 * @param {string} title
 * @param {Panel[]} panels
 * @param {import('./samples.mjs').Sample[]} samples in order of time
 * @param {(seconds: number) => string} [timeText] labels of the horizontal axis
 * @returns {string}
 */
export function drawSamples(title, panels, samples, timeText = timeOf) {
  const height = TOP + panels.length * (PANEL_HEIGHT + GAP);
  const end = samples.at(-1).seconds;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escape(title)}">`,
    '<style>text{font:12px system-ui,sans-serif;fill:#24292f}.title{font-size:15px;font-weight:600}.head{font-weight:600}',
    '.grid{stroke:#8c959f;stroke-opacity:.4}path{fill:none;stroke-width:1.6}',
    '@media (prefers-color-scheme:dark){text{fill:#e6edf3}}</style>',
    `<text class="title" x="${LEFT}" y="20">${escape(title)}</text>`,
    ...panels.flatMap((panel, n) => drawPanel(panel, samples, end, timeText, TOP + n * (PANEL_HEIGHT + GAP))),
    '</svg>',
    '',
  ].join('\n');
}

function drawPanel({ title, lines }, samples, end, timeText, top) {
  const names = Object.keys(lines);
  const values = samples.flatMap((sample) => names.map((name) => sample[name])).filter(Number.isFinite);
  const highest = roundUp(Math.max(1, ...values));
  const bottom = top + PANEL_HEIGHT;
  const right = WIDTH - RIGHT;
  const x = (seconds) => round(LEFT + (seconds / end) * (right - LEFT));
  const y = (value) => round(bottom - (value / highest) * PANEL_HEIGHT);
  return [
    `<text class="head" x="${LEFT}" y="${top - 8}">${escape(title)}</text>`,
    ...[0, 0.5, 1].flatMap((share) => [
      `<line class="grid" x1="${LEFT}" x2="${right}" y1="${y(share * highest)}" y2="${y(share * highest)}"/>`,
      `<text x="${LEFT - 8}" y="${y(share * highest) + 4}" text-anchor="end">${(share * highest).toLocaleString('en-US')}</text>`,
    ]),
    ...[0, 0.25, 0.5, 0.75, 1].map(
      (share) => `<text x="${x(share * end)}" y="${bottom + 16}" text-anchor="middle">${timeText(share * end)}</text>`,
    ),
    ...names.flatMap((name, n) => {
      const [color, dash] = [COLORS[n % COLORS.length], DASHES[n % DASHES.length]];
      const style = `stroke="${color}"${dash && ` stroke-dasharray="${dash}"`}`;
      const labelY = top + 10 + n * 20;
      return [
        `<path ${style} d="${pathOf(samples, name, x, y)}"/>`,
        `<path ${style} d="M${right + 14} ${labelY}h26"/>`,
        `<text x="${right + 46}" y="${labelY + 4}">${escape(lines[name])}</text>`,
      ];
    }),
  ];
}

/** A sample without a value interrupts the line. */
function pathOf(samples, name, x, y) {
  let pen = 'M';
  return samples
    .map((sample) => {
      if (!Number.isFinite(sample[name])) return void (pen = 'M');
      const point = `${pen}${x(sample.seconds)} ${y(sample[name])}`;
      pen = 'L';
      return point;
    })
    .filter(Boolean)
    .join('');
}

/** 1, 2, 4, 5 or 8 times a power of ten, so that half of it is a short number, too. */
function roundUp(value) {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 4, 5, 8, 10].find((factor) => factor * power >= value) * power;
}

const round = (value) => Math.round(value * 10) / 10;
const timeOf = (seconds) => (seconds >= 60 ? `${round(seconds / 60)} min` : `${round(seconds)} s`);
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
