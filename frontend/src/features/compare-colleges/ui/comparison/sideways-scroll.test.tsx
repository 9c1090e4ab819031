import { fireEvent, render, screen } from '@testing-library/react';
import { SidewaysScroll } from './sideways-scroll';

/** Renders content of a width in a region that is 300 pixels wide, and scrolls it. */
function scrollTo(left: number, width: number) {
  render(
    <SidewaysScroll label="Comparison" hint="Scroll sideways to see all 3 colleges.">
      Content
    </SidewaysScroll>,
  );
  const region = screen.getByRole('region', { name: 'Comparison' });
  Object.defineProperties(region, { scrollWidth: { value: width }, clientWidth: { value: 300 } });
  fireEvent.scroll(region, { target: { scrollLeft: left } });
  return { fade: () => region.nextElementSibling };
}

describe('content that scrolls sideways', () => {
  it('has a hint, and a fade at its edge', () => {
    const { fade } = scrollTo(0, 500);
    expect(screen.getByText('Scroll sideways to see all 3 colleges.')).toBeInTheDocument();
    expect(fade()).not.toBeNull();
  });

  it('has no fade at the end', () => {
    const { fade } = scrollTo(200, 500);
    expect(screen.getByText('Scroll sideways to see all 3 colleges.')).toBeInTheDocument();
    expect(fade()).toBeNull();
  });

  it('has neither if everything fits', () => {
    const { fade } = scrollTo(0, 300);
    expect(screen.queryByText(/^Scroll sideways/)).not.toBeInTheDocument();
    expect(fade()).toBeNull();
  });
});
