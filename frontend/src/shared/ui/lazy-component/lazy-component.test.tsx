import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyComponent } from './lazy-component';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('a lazy component', () => {
  it('shows a placeholder until it is loaded', async () => {
    const LazyGreeting = lazyComponent(async () => ({ default: Greeting }), <p>Wait</p>);
    render(<LazyGreeting name="Ada" />);

    expect(screen.getByText('Wait')).toBeVisible();
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });

  it('does not affect the rest of the page when loading fails, and can be retried', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const load = jest.fn(async () => ({ default: Greeting })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const LazyGreeting = lazyComponent(load);
    render(
      <>
        <h1>The page</h1>
        <LazyGreeting name="Ada" />
      </>,
    );

    expect(await screen.findByRole('alert')).toHaveTextContent(/couldn’t load this part/);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
