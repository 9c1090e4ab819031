import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { rowsOf } from './support/tables-of-tests';

const FOLDER = resolve(__dirname, '../../docs/adopt');
const TOOLS = resolve(__dirname, '../tools/adopt');
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

/** What OpenACR 0.1.0 requires of a report, and the levels of its catalog. */
const CONTACT_SCHEMA = { type: 'object', properties: { email: { type: 'string' } }, required: ['email'] };
const ADHERENCE_SCHEMA = {
  type: 'object',
  properties: {
    level: { enum: ['supports', 'partially-supports', 'does-not-support', 'not-applicable'] },
    notes: { type: 'string' },
  },
  required: ['level'],
};
const CHAPTER_SCHEMA = {
  type: 'object',
  properties: {
    disabled: { type: 'boolean' },
    criteria: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          num: { type: 'string' },
          components: {
            type: 'array',
            items: {
              type: 'object',
              properties: { name: { const: 'web' }, adherence: ADHERENCE_SCHEMA },
              required: ['name'],
            },
          },
        },
        required: ['num'],
      },
    },
  },
};
const REPORT_SCHEMA = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    product: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
    author: CONTACT_SCHEMA,
    report_date: { type: 'string' },
    version: { type: 'integer' },
    chapters: { type: 'object', additionalProperties: CHAPTER_SCHEMA },
  },
  required: ['title', 'product', 'author'],
};

const pages: readonly (readonly [string, RegExp])[] = [
  ['accessibility.md', /^\| [^|]+ \| Supports \|/],
  ['hecvat.md', /“/],
  ['data-processing.md', /“/],
];

/** Rows of a document that name tests, or have to. */
function claimsOf(name: string, pattern: RegExp): { subject: string; faults: readonly string[] }[] {
  const lines = read(name).split('\n');
  return rowsOf(`docs/adopt/${name}`).filter(({ subject }) =>
    lines.some((line) => line.startsWith(`| ${subject} |`) && pattern.test(line)),
  );
}

describe('the documents for colleges', () => {
  it.each(pages)('name existing tests for what they claim: %s', (name, pattern) => {
    const claims = claimsOf(name, pattern);
    expect(claims.length).toBeGreaterThan(5);
    expect(claims.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });

  it('answer each HECVAT question once, by its number', () => {
    const numbers = [...read('hecvat.md').matchAll(/^\| ([A-Z]{4}-\d{2}) \| ([^|]+) \|/gm)];
    expect(numbers.length).toBeGreaterThan(60);
    expect(new Set(numbers.map(([, number]) => number)).size).toBe(numbers.length);
    expect(new Set(numbers.map(([, , answer]) => answer))).toEqual(new Set(['Yes', 'No', 'Operator', 'N/A']));
  });
});

describe('the accessibility report', () => {
  const source = read('accessibility.yaml');

  it('is a valid OpenACR document', () => {
    const validate = new Ajv({ strict: false }).compile(REPORT_SCHEMA);
    expect(validate(parse(source)) ? [] : validate.errors).toEqual([]);
  });

  it('has every criterion of WCAG 2.2, level A and AA, once', () => {
    const numbers = [...source.matchAll(/- num: '([\d.]+)'/g)].map(([, number]) => number);
    expect(numbers).toHaveLength(56);
    expect(new Set(numbers).size).toBe(56);
  });

  it('is shown by the page', async () => {
    const { accessibilityPage } = (await import(join(TOOLS, 'accessibility-page.mjs'))) as {
      accessibilityPage: (text: string, report: unknown) => string;
    };
    expect(accessibilityPage(source, parse(source))).toBe(read('accessibility.md'));
  });
});

describe('the data-flow picture', () => {
  it('is the one that the script draws', async () => {
    const { dataFlowPicture } = (await import(join(TOOLS, 'data-flow.mjs'))) as { dataFlowPicture: () => string };
    expect(dataFlowPicture()).toBe(read('data-flow.svg'));
  });
});
