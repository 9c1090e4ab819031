import { render } from '@testing-library/react';
import { PagePending } from './page-pending';

const has = (selector: string) => render(<PagePending />).container.querySelector(selector) !== null;

describe('the placeholder of a loading page', () => {
  it('is a skeleton inside the frame', () => {
    expect(has('.skeleton')).toBe(true);
  });

  it('is a spinner before the first page, when there is no frame', () => {
    document.body.insertAdjacentHTML('beforeend', '<div id="boot"></div>');
    expect(has('.spinner')).toBe(true);
    expect(has('.skeleton')).toBe(false);
    document.getElementById('boot')!.remove();
  });
});
