import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '@/shared/ui/field';
import { TagInput } from '.';

function Skills({ saved, onValue }: { saved: string; onValue: (value: string) => void }) {
  const [value, setValue] = useState(saved);
  const change = (next: string) => {
    setValue(next);
    onValue(next);
  };
  return (
    <>
      <Field label="Skills">
        {(control) => (
          <TagInput control={control} value={value} onChange={change} suggestions={['Networking', 'Interviews']} />
        )}
      </Field>
      <button onClick={() => setValue(saved)}>Discard</button>
    </>
  );
}

function open(saved = '') {
  const onValue = jest.fn<void, [string]>();
  render(<Skills saved={saved} onValue={onValue} />);
  return { user: userEvent.setup(), value: () => onValue.mock.lastCall?.[0] };
}
const input = () => screen.getByRole('textbox', { name: 'Skills' });
const chips = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.ariaLabel!.slice(7));

describe('entering tags', () => {
  it.each(['Python,SQL,', 'Python{Enter}SQL{Enter}'])('ends each with a comma or Enter: %s', async (keys) => {
    const { user, value } = open();
    await user.type(input(), keys);
    expect(chips()).toEqual(['Python', 'SQL']);
    expect(input()).toHaveValue('');
    expect(value()).toBe('Python, SQL');
  });

  it('includes an unfinished tag in the value', async () => {
    const { user, value } = open('Python');
    await user.type(input(), 'SQL');
    expect(value()).toBe('Python, SQL');
    await user.tab();
    expect(chips()).toEqual(['Python', 'SQL']);
  });

  it('splits a pasted list', async () => {
    const { user } = open();
    await user.click(input());
    await user.paste('Python, SQL, Excel');
    expect(chips()).toEqual(['Python', 'SQL']);
    expect(input()).toHaveValue('Excel');
  });

  it('keeps each tag once', async () => {
    const { user, value } = open('Python');
    await user.type(input(), 'python,');
    expect(value()).toBe('Python');
  });

  it('does not submit the form when Enter ends a tag', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Skills saved="" onValue={() => undefined} />
      </form>,
    );
    await userEvent.type(input(), 'Python{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('removing a tag', () => {
  it('works with its button, and keeps the focus in the field', async () => {
    const { user, value } = open('Python, SQL');
    await user.click(screen.getByRole('button', { name: 'Remove Python' }));
    expect(value()).toBe('SQL');
    expect(input()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Python removed.');
  });

  it('works with Backspace, from the end', async () => {
    const { user, value } = open('Python, SQL');
    await user.type(input(), '{Backspace}');
    expect(value()).toBe('Python');
  });
});

it('suggests words that are not in the list yet', async () => {
  const { user, value } = open('networking');
  expect(screen.queryByRole('button', { name: 'Add Networking' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add Interviews' }));
  expect(value()).toBe('networking, Interviews');
  expect(input()).toHaveFocus();
});

it('can be reset to what is saved', async () => {
  const { user } = open('Python');
  await user.type(input(), 'SQL,Exc');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(chips()).toEqual(['Python']);
  expect(input()).toHaveValue('');
});
