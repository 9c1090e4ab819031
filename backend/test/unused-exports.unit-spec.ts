import { unusedExports } from './support/architecture/unused-exports';

describe('the exports of the frontend', () => {
  it('are all imported by another file', () => {
    expect(unusedExports('frontend')).toEqual([]);
  });
});
