import { type AlumniImport, assertUndoable, toDisplayFileName, undoUntil } from './alumni-import';
import { ImportCannotBeUndone, ImportMappingRefused } from './errors';
import { parseImportMapping } from './import-mapping';

const NOON = new Date('2026-03-01T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const completed = { status: 'completed', finishedAt: NOON } as AlumniImport;

describe('undoing an import', () => {
  it('is possible for 30 days', () => {
    expect(undoUntil(completed)).toEqual(new Date(NOON.getTime() + 30 * DAY));
    expect(() => assertUndoable(completed, new Date(NOON.getTime() + 30 * DAY - 1))).not.toThrow();
    expect(() => assertUndoable(completed, new Date(NOON.getTime() + 30 * DAY))).toThrow(ImportCannotBeUndone);
  });

  it.each(['running', 'failed', 'undone'] as const)('is rejected for one that is %s', (status) => {
    expect(undoUntil({ ...completed, status })).toBeNull();
    expect(() => assertUndoable({ ...completed, status }, NOON)).toThrow(ImportCannotBeUndone);
  });
});

describe('shownFileName', () => {
  it.each([
    ['alumni.csv', 'alumni.csv'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Ada\\Class of 2015.csv', 'Class of 2015.csv'],
    ['a\0b\u202Ec\n.csv', 'abc.csv'],
    ['', 'alumni.csv'],
    ['..\\', 'alumni.csv'],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('shows %j as %j', (name, shown) => {
    expect(toDisplayFileName(name)).toBe(shown);
  });
});

describe('importMapping', () => {
  it('accepts each column of the template at most once, or null', () => {
    const mapping = { 'E-Mail': 'email', Notes: null };
    expect(parseImportMapping(mapping)).toEqual(mapping);
  });

  it.each([
    [null],
    ['email'],
    [['email']],
    [{ Mail: 'id' }],
    [{ Mail: 'email', Other: 'email' }],
    [{ ' ': 'email' }],
    [{ ['x'.repeat(201)]: 'email' }],
    [Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`c${n}`, null]))],
  ])('rejects %j', (input) => {
    expect(() => parseImportMapping(input)).toThrow(ImportMappingRefused);
  });
});
