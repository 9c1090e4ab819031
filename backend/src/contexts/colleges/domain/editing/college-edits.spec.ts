import { validateEdits, type EditsInput, parsePublicWebsite } from './college-edits';
import { EditRefused } from '../catalogue/errors';

const NOW = new Date('2026-03-01T12:00:00Z');
const check = (edits: EditsInput) => validateEdits(edits, NOW);

function faultsOf(edits: EditsInput): Record<string, string> {
  try {
    check(edits);
    return {};
  } catch (refusal) {
    if (!(refusal instanceof EditRefused)) throw refusal;
    return Object.fromEntries(refusal.fields.map(({ field, message }) => [field, message]));
  }
}

describe('checkedEdits', () => {
  it('returns valid texts unchanged', () => {
    const edits = { name: 'Hope College', description: 'Ten letters.\nAnd more.', city: 'Holland', state: 'MI' };

    expect(check(edits)).toEqual(edits);
  });

  it('returns only the fields in the input', () => {
    expect(check({})).toEqual({});
  });

  it('accepts null to remove earlier edits', () => {
    expect(check({ name: null, admission_rate: null })).toEqual({ name: null, admission_rate: null });
  });

  it.each([
    [0.65, 65],
    [0.6512, 65.12],
    [0.0396, 3.96],
    [0, 0],
    [1, 100],
    [65, 65],
    [65.12, 65.12],
    [1.5, 1.5],
    [100, 100],
  ])('converts a rate of %p to %p percent', (edits, percent) => {
    expect(check({ admission_rate: edits })).toEqual({ admission_rate: percent });
  });

  it.each([
    ['name', 'x'.repeat(2), 'x'],
    ['name', 'x'.repeat(200), 'x'.repeat(201)],
    ['description', 'x'.repeat(10), 'x'.repeat(9)],
    ['description', 'x'.repeat(2_000), 'x'.repeat(2_001)],
    ['city', 'x', ''],
    ['city', 'x'.repeat(100), 'x'.repeat(101)],
    ['enrollment', 0, -1],
    ['enrollment', 1_000_000, 1_000_001],
    ['tuition_in_state', 0, -1],
    ['tuition_in_state', 500_000, 500_001],
    ['tuition_out_state', 0, -1],
    ['tuition_out_state', 500_000, 500_001],
    ['founded_year', 1000, 999],
    ['founded_year', 2026, 2027],
  ] as const)('accepts the limit of %s and rejects anything beyond: %p', (field, limit, beyond) => {
    expect(faultsOf({ [field]: limit })).toEqual({});
    expect(faultsOf({ [field]: beyond })).toHaveProperty(field);
  });

  it.each([100.01, 99_999, -1, -0.1, NaN, Infinity, 1e9, 0.123456789012, 65.123])('rejects a rate of %p', (edits) => {
    expect(faultsOf({ graduation_rate: edits })).toHaveProperty('graduation_rate');
  });

  it.each([
    ['enrollment', 1200.5],
    ['enrollment', -1],
    ['enrollment', 1e308],
    ['tuition_in_state', NaN],
    ['tuition_out_state', 500_001],
    ['student_faculty_ratio', 0],
    ['student_faculty_ratio', 14.25],
    ['founded_year', 2027],
    ['founded_year', 999],
  ] as const)('rejects %s %p', (field, edits) => {
    expect(faultsOf({ [field]: edits })).toHaveProperty(field);
  });

  it.each([
    ['name', 'A', 'College name must be at least 2 characters.'],
    ['name', 'Bell\u0007', 'College name must be at least 2 characters.'],
    ['description', 'Too short', 'Description must be between 10 and 2000 characters.'],
    ['description', 'a'.repeat(2001), 'Description must be between 10 and 2000 characters.'],
    ['description', 'A description\u0000', 'Description must be between 10 and 2000 characters.'],
    ['website', 'javascript:alert(1)', 'Please enter a valid URL.'],
    ['type', 'Public 5-year', 'Please select an institution type.'],
    ['city', '', 'City is required.'],
    ['state', 'XX', 'State is required.'],
    ['state', 'constructor', 'State is required.'],
  ])('rejects %s %p with a readable message', (field, edits, message) => {
    expect(faultsOf({ [field]: edits })).toEqual({ [field]: message });
  });

  it('reports all invalid fields together', () => {
    expect(Object.keys(faultsOf({ name: 'A', website: 'x', enrollment: -1, city: 'Holland' }))).toEqual([
      'name',
      'website',
      'enrollment',
    ]);
  });
});

describe('publicWebsite', () => {
  it.each([
    ['https://www.example.edu', 'https://www.example.edu/'],
    ['http://example.edu/about?x=1', 'http://example.edu/about?x=1'],
    ['HTTPS://Example.EDU/', 'https://example.edu/'],
  ])('accepts %p', (text, address) => expect(parsePublicWebsite(text)).toBe(address));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'http://user@evil.example',
    'http://user:secret@evil.example',
    'https:\\\\evil.example',
    'https://good.example\\@evil.example',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://localhost/',
    'http://printer.local/',
    'https://intranet',
    'www.example.edu',
    'ftp://example.edu',
    'https://',
    'https://exa mple.edu',
    `https://example.edu/${'a'.repeat(300)}`,
  ])('rejects %p', (text) => expect(parsePublicWebsite(text)).toBeNull());
});
