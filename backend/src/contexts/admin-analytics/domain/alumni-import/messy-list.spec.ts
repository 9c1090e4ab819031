import { RowReader } from './alumni-row';
import { findHeader } from './columns';

const NOW = new Date('2026-03-01T12:00:00Z');
const COLUMNS = ['First_Name', 'last_name', 'EMAIL', 'graduation_year', 'major', 'job_title', 'company'];
const HEADER = [...COLUMNS, 'linkedin_url', 'willing_to_mentor'];

type Cells = readonly [string, string, string, string, string, string, string, string, string];
const usual = (n: number): Cells => [
  `Ada${n}`,
  'Example',
  `ada${n}@example.org`,
  '2014',
  'Mathematics',
  'Engineer',
  'Engines',
  'https://www.linkedin.com/in/ada',
  'yes',
];
const change = (at: number, cell: (n: number) => string) => (n: number) =>
  usual(n).map((kept, index) => (index === at ? cell(n) : kept));

/** What people who keep lists in spreadsheets do to a row, and how often in 300 rows. */
const FORMS: readonly [times: number, isRepairable: boolean, row: (n: number) => readonly string[]][] = [
  [147, true, usual],
  [20, true, change(3, () => 'Class of 2014')],
  [15, true, change(3, () => '5/20/2014')],
  [10, true, change(3, () => '2014-05-20 00:00:00')],
  [5, true, change(3, () => 'May-14')],
  [12, true, change(7, (n) => `linkedin.com/in/ada${n}`)],
  [12, true, change(7, (n) => `www.linkedin.com/in/ada${n}`)],
  [10, true, change(7, (n) => `http://www.linkedin.com/in/ada${n}`)],
  [8, true, change(7, () => 'see Facebook')],
  [10, true, change(8, () => 'maybe later')],
  [10, true, change(4, () => 'Economics\nand History')],
  [6, true, change(0, (n) => `Ada${n}\tMary`)],
  [6, true, change(5, () => 'Vice President, '.repeat(20))],
  [8, true, change(2, (n) => `mailto:ada${n}@example.org`)],
  [6, true, change(2, (n) => `Ada Example <ada${n}@example.org>`)],
  [6, true, change(2, (n) => `ada${n}@example.org; ada${n}@work.example.org`)],
  [4, true, change(1, () => 'Exam\u200Bple\u00A0')],
  [2, false, change(2, () => '')],
  [1, false, change(2, () => 'unknown')],
  [1, false, change(3, () => '')],
  [1, false, change(3, () => '2012/2014')],
];

describe('a list of 300 alumni as spreadsheets save it', () => {
  const list = FORMS.flatMap(([times, isRepairable, row], form) =>
    Array.from({ length: times }, (_, n) => ({ cells: row(1000 * form + n), isRepairable })),
  );
  const { at, columns } = findHeader([['sep=', ''], ['Alumni of Reed College'], [], HEADER]);
  const reader = new RowReader(columns, NOW);
  const read = list.map(({ cells, isRepairable }) => ({ ...reader.read(cells), isRepairable }));
  const kept = read.filter(({ alumnus }) => alumnus !== null);

  it('keeps at least 95 percent of the people', () => {
    expect([list.length, at]).toEqual([300, 3]);
    expect(kept.length).toBe(295);
    expect(kept.length / list.length).toBeGreaterThanOrEqual(0.95);
  });

  it('keeps everyone whose row can be read, and rejects no one else', () => {
    expect(read.filter(({ alumnus, isRepairable }) => (alumnus !== null) !== isRepairable)).toEqual([]);
    const reasons = read.flatMap(({ message }) => message ?? []);
    expect([...new Set(reasons)].sort()).toEqual([
      'Email is not a valid address',
      'Email is required',
      'Graduation year is required',
      'Graduation year must contain one year between 1900 and 2032',
    ]);
  });

  it('warns about each optional cell that is left out', () => {
    expect(kept.filter(({ warning }) => warning !== null)).toHaveLength(8 + 10 + 6);
  });
});
