import { act, render, screen } from '@testing-library/react';
import { useRef, useState, type ComponentType } from 'react';
import { Dialog, SearchDialog } from '.';
import { Popover } from '../popover';
import { Sheet } from '../sheet';

/** A panel with one button, which closes it. */
type Panel = ComponentType<{ onClose: () => void }>;

const inside = (onClose: () => void) => (
  <button type="button" onClick={onClose}>
    Leave
  </button>
);

const PANELS: Record<string, Panel> = {
  dialog: ({ onClose }) => (
    <Dialog title="Panel" open onOpenChange={onClose}>
      {inside(onClose)}
    </Dialog>
  ),
  'search dialog': ({ onClose }) => (
    <SearchDialog title="Panel" onClose={onClose}>
      {inside(onClose)}
    </SearchDialog>
  ),
};

function PageWithPanel({ panel: Shown }: { panel: Panel }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>Page</h1>
      <section aria-label="Part" tabIndex={-1}>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
      </section>
      {isOpen && <Shown onClose={() => setIsOpen(false)} />}
    </>
  );
}

function PageWithPopover() {
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  return (
    <>
      <h1 tabIndex={-1}>Page</h1>
      <button ref={anchor} type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Popover titleId="title" anchor={anchor} onClose={close}>
          <h2 id="title">Panel</h2>
          {inside(close)}
        </Popover>
      )}
    </>
  );
}

function PageWithSheet() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>Page</h1>
      <Sheet title="Panel" open={isOpen} onOpenChange={setIsOpen} trigger={<button type="button">Open</button>}>
        {inside(() => setIsOpen(false))}
      </Sheet>
    </>
  );
}

const PAGES = [
  ...Object.entries(PANELS).map(([name, panel]) => [name, <PageWithPanel key={name} panel={panel} />] as const),
  ['popover', <PageWithPopover key="popover" />] as const,
  ['sheet', <PageWithSheet key="sheet" />] as const,
];

/** Opens the panel of a page with the keyboard and returns the button that opened it. */
function open(page: React.JSX.Element) {
  render(page);
  const trigger = screen.getByRole('button', { name: 'Open' });
  act(() => {
    trigger.focus();
    trigger.click();
  });
  return trigger;
}

const leave = () => screen.getByRole('button', { name: 'Leave' }).click();

/** Waits for the tasks that were queued while closing. */
const flushTasks = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('closing a panel', () => {
  it.each(PAGES)('returns the focus to the button that opened it: %s', async (_name, page) => {
    const trigger = open(page);
    act(leave);
    await flushTasks();
    expect(trigger).toHaveFocus();
  });

  it.each(PAGES)('leaves the focus where it was moved meanwhile: %s', async (_name, page) => {
    open(page);
    act(leave);
    const heading = screen.getByRole('heading', { level: 1, hidden: true });
    act(() => heading.focus());
    await flushTasks();
    expect(heading).toHaveFocus();
  });

  it.each(Object.entries(PANELS))('returns the focus from a container of the button: %s', async (_name, panel) => {
    const trigger = open(<PageWithPanel panel={panel} />);
    act(leave);
    act(() => screen.getByRole('region', { name: 'Part', hidden: true }).focus());
    await flushTasks();
    expect(trigger).toHaveFocus();
  });
});
