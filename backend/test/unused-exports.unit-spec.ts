import { unusedExports } from './support/architecture/unused-exports';

describe.each(['frontend', 'backend'] as const)('the exports of the %s', (part) => {
  it('are all imported by another file', () => {
    expect(unusedExports(part)).toEqual([]);
  });
});
