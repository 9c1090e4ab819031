import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from '.';
import { useToasts, type ToastMessage } from './toast-store';

const REMOVAL_DELAY_MS = 1_000_000;

const say = (message: ToastMessage) => act(() => toast(message));
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const remembered = () => renderHook(useToasts).result.current;
const onScreen = (title: string) => screen.queryByText(title, { selector: '[data-state] *' });

/** Renders the toaster with one toast. */
async function showing(message: ToastMessage) {
  render(<Toaster />);
  say(message);
  await screen.findByText(message.title, { selector: '[data-state] *' });
  return screen.getAllByRole('listitem')[0]!;
}

/** Drags a toast to the side and releases it. */
function swipe(card: HTMLElement, pixels: number) {
  fireEvent.pointerDown(card, { button: 0, clientX: 0, clientY: 0, pointerType: 'touch' });
  fireEvent.pointerMove(card, { clientX: pixels / 2, clientY: 0, pointerType: 'touch' });
  fireEvent.pointerMove(card, { clientX: pixels, clientY: 0, pointerType: 'touch' });
  fireEvent.pointerUp(card, { clientX: pixels, clientY: 0, pointerType: 'touch' });
}

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await advanceTime(5000 + REMOVAL_DELAY_MS);
  jest.useRealTimers();
});

describe('a toast', () => {
  it('shows its title and its text', async () => {
    await showing({ title: 'Logged out', text: 'You have been logged out successfully' });
    expect(onScreen('You have been logged out successfully')).toBeInTheDocument();
  });

  it('stays for five seconds', async () => {
    await showing({ title: 'Logged out' });
    await advanceTime(4900);
    expect(onScreen('Logged out')).toBeInTheDocument();
    await advanceTime(100);
    expect(onScreen('Logged out')).not.toBeInTheDocument();
  });

  it('stays while the pointer is over it', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const card = await showing({ title: 'Logged out' });
    await user.hover(card);
    await advanceTime(20_000);
    expect(onScreen('Logged out')).toBeInTheDocument();
  });

  it('replaces the previous one: there is one at a time', async () => {
    await showing({ title: 'First' });
    say({ title: 'Second' });
    expect(onScreen('First')).not.toBeInTheDocument();
    expect(onScreen('Second')).toBeInTheDocument();
    expect(remembered()).toHaveLength(1);
  });

  it('closes when it is dismissed', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await showing({ title: 'Logged out' });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onScreen('Logged out')).not.toBeInTheDocument();
  });

  it('is removed 1,000,000 ms after it closed', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await showing({ title: 'Logged out' });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await advanceTime(REMOVAL_DELAY_MS - 1);
    expect(remembered()).toHaveLength(1);
    await advanceTime(1);
    expect(remembered()).toEqual([]);
  });

  it('is announced immediately', async () => {
    await showing({ title: 'Login Failed', variant: 'destructive' });
    await advanceTime(100);
    expect(screen.getAllByRole('status').some((region) => region.getAttribute('aria-live') === 'assertive')).toBe(true);
  });

  it('takes the focus with F8', async () => {
    await showing({ title: 'Logged out' });
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    const region = screen.getByRole('region', { name: /F8/ });
    expect(region.contains(document.activeElement)).toBe(true);
  });
});

describe('swiping a toast away', () => {
  it('requires 50 pixels to the right', async () => {
    const card = await showing({ title: 'Logged out' });
    swipe(card, 51);
    await advanceTime(0);
    expect(onScreen('Logged out')).not.toBeInTheDocument();
  });

  it.each([
    ['a shorter way', 49],
    ['the other way', -120],
  ])('does not work with %s', async (_, pixels) => {
    const card = await showing({ title: 'Logged out' });
    swipe(card, pixels);
    await advanceTime(0);
    expect(onScreen('Logged out')).toBeInTheDocument();
  });
});

describe('an error toast', () => {
  it('is styled as an error', async () => {
    const defaultClass = (await showing({ title: 'Logged out' })).className;
    say({ title: 'Logout failed', variant: 'destructive' });
    const errorClassName = screen.getAllByRole('listitem')[0]!.className;
    expect(errorClassName).not.toBe(defaultClass);
    expect(errorClassName).toContain('danger');
  });
});
