import { useState } from 'react';
import { removeStored, readStored, storeValue } from '@/shared/lib/storage';
import { Dialog } from '@/shared/ui/dialog';
import { Switch } from '@/shared/ui/switch';
import { SINGLE_KEYS_OFF_KEY } from '../model/keys';

const isAppleDevice = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

interface Shortcut {
  keys: readonly string[];
  does: string;
}

const listGlobalShortcuts = (): Shortcut[] => [
  { keys: [isAppleDevice() ? '⌘' : 'Ctrl', 'K'], does: 'Search pages, colleges, people and messages' },
  { keys: ['/'], does: 'Go to the search field on this page' },
  { keys: ['?'], does: 'Show these shortcuts' },
  { keys: ['Esc'], does: 'Close a dialog or menu' },
];

const MESSAGE_SHORTCUTS: readonly Shortcut[] = [
  { keys: ['Enter'], does: 'Send a message' },
  { keys: ['Shift', 'Enter'], does: 'Start a new line' },
  { keys: ['↑', '↓'], does: 'Move through your conversations' },
];

/** Lists the shortcuts and turns single-key shortcuts off, for example for users of speech input. */
export function ShortcutsDialog({ isMember, onClose }: { isMember: boolean; onClose: () => void }) {
  const [isOn, setIsOn] = useState(() => readStored(SINGLE_KEYS_OFF_KEY) !== true);
  return (
    <Dialog title="Keyboard shortcuts" open onOpenChange={(open) => !open && onClose()}>
      <div className="grid gap-6">
        <ShortcutList title="Everywhere" shortcuts={listGlobalShortcuts()} />
        {isMember && <ShortcutList title="Messages" shortcuts={MESSAGE_SHORTCUTS} />}
        <Switch
          label="Single-key shortcuts"
          consequence={isOn ? '/ and ? work outside text fields.' : '/ and ? are off. Ctrl+K and ⌘K still work.'}
          checked={isOn}
          onChange={(on) => {
            setIsOn(on);
            if (on) removeStored(SINGLE_KEYS_OFF_KEY);
            else storeValue(SINGLE_KEYS_OFF_KEY, true);
          }}
        />
      </div>
    </Dialog>
  );
}

function ShortcutList({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <dl className="mt-2 grid gap-2">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="flex items-center justify-between gap-4">
            <dt>{does}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-md border border-control bg-sunken px-2 py-0.5 text-center text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
