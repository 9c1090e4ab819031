/**
 * Returns the pages shown by a pager: the first, the last, and those around the current one; null is a gap. A gap that
 * would hide a single page shows the page.
 */
export function visiblePages(page: number, last: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last);
  const named = [...new Set(near)].sort((one, other) => one - other);
  return named.flatMap((one, index) => {
    const before = named[index - 1] ?? one - 1;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [null, one] : [one];
  });
}
