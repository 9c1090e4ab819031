import { visiblePages } from './pages';

describe('the pages shown by a pager', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 630, '1 2 … 630'],
    [3, 630, '1 2 3 4 … 630'],
    [4, 630, '1 2 3 4 5 … 630'],
    [300, 630, '1 … 299 300 301 … 630'],
    [628, 630, '1 … 627 628 629 630'],
    [630, 630, '1 … 629 630'],
  ])('on page %d of %d are %s', (page, last, names) => {
    expect(
      visiblePages(page, last)
        .map((one) => one ?? '…')
        .join(' '),
    ).toBe(names);
  });
});
