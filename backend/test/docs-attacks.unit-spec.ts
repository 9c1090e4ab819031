import { rowsOf } from './support/tables-of-tests';

const rows = rowsOf('docs/attacks.md');

describe('the attacks that are tried', () => {
  it('are many', () => {
    expect(rows.length).toBeGreaterThan(50);
  });

  it.each(rows)('name tests that there are: $subject', ({ faults }) => {
    expect(faults).toEqual([]);
  });
});
