import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aConnection } from '@test/support/alumni';
import { goesOnline } from '@test/support/browser';
import { aStudent } from '@test/support/people';
import { server, type Call } from '@test/support/server';
import { visit } from '@test/support/visit';

/** The buttons that the form hides on phones while it doesn't have the focus. */
const hiddenOnPhones = (form: HTMLElement) => {
  const row = form.closest<HTMLElement>('[class*="max-sm:not-focus-within:"]')!;
  const selectors = [...row.className.matchAll(/max-sm:not-focus-within:\[&_(\S+)\]:hidden/g)];
  expect(selectors).toHaveLength(1);
  return [...row.querySelectorAll(selectors[0]![1]!.replaceAll('_', ' '))];
};

afterEach(() => act(() => goesOnline(true)));

describe('the answer to a question, on phones', () => {
  it('has a button once it has text, also while it is sent and without a connection', async () => {
    server.respond('GET /api/my-people', ({ query }: Call) =>
      query.get('list') === 'questions' ? [aConnection({ id: 71, question: 'Which year are you in?' })] : [],
    );
    visit('/', { as: aStudent() });
    const region = await screen.findByRole('region', { name: 'Questions About Your Requests' });
    const form = within(region).getByRole('form', { name: /^Answer / });
    const button = within(form).getByRole('button', { name: 'Send answer' });
    expect(hiddenOnPhones(form)).toEqual([button]);

    fireEvent.change(within(form).getByLabelText('Your answer'), { target: { value: 'The second.' } });
    expect(hiddenOnPhones(form)).toEqual([]);
    act(() => goesOnline(false));
    expect(button).toBeDisabled();
    expect(hiddenOnPhones(form)).toEqual([]);
    act(() => goesOnline(true));

    server.holdRequests('PATCH /api/connections/71');
    fireEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    expect(hiddenOnPhones(form)).toEqual([]);
  });
});
