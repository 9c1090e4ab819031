import { render, screen } from '@testing-library/react';
import { MessageText } from './message-text';

describe('the text of a message', () => {
  it('is emphasized, with links only between connected people', () => {
    const text = 'Read **this** and *that*: https://example.org/*a*';
    const { container, rerender } = render(<MessageText text={text} hasLinks />);
    expect(container.querySelector('strong')).toHaveTextContent('this');
    expect(container.querySelector('em')).toHaveTextContent('that');
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.org/*a*');
    rerender(<MessageText text={text} hasLinks={false} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(container.querySelector('strong')).toHaveTextContent('this');
  });

  it('runs in the direction of its own letters', () => {
    render(<MessageText text="שלום" hasLinks={false} />);
    expect(screen.getByText('שלום')).toHaveAttribute('dir', 'auto');
  });
});
