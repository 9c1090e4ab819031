import { rowsOf } from './support/tables-of-tests';

const rows = rowsOf('docs/attacks.md');

describe('docs/attacks.md', () => {
  it('lists more than 50 attacks', () => {
    expect(rows.length).toBeGreaterThan(50);
  });

  it.each(rows)('names only existing tests: $subject', ({ faults }) => {
    expect(faults).toEqual([]);
  });
});
