import { render } from '@testing-library/react';
import { PagePending } from './page-pending';

const has = (selector: string) => render(<PagePending />).container.querySelector(selector) !== null;

describe('what stands where a page is on its way', () => {
  it('is the shape of a page inside the frame', () => {
    expect(has('.skeleton')).toBe(true);
  });

  it('is the spinner before the first page, when there is no frame', () => {
    document.body.insertAdjacentHTML('beforeend', '<div id="boot"></div>');
    expect(has('.spinner')).toBe(true);
    expect(has('.skeleton')).toBe(false);
    document.getElementById('boot')!.remove();
  });
});
