import { Plus, Trash2 } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { Button } from '@/shared/ui/button';
import { Input } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import type { DraftItem } from '../../model/notes/notes';

const MAX_ITEMS = 50;
const MAX_ITEM_LENGTH = 500;

interface ActionItemsProps {
  items: readonly DraftItem[];
  /** The people an item can be assigned to. */
  people: readonly { id: number; name: string }[];
  onChange: (items: DraftItem[]) => void;
}

/** The action items of a meeting, with owner and due date. */
export function ActionItems({ items, people, onChange }: ActionItemsProps) {
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const change = (key: string, to: Partial<DraftItem>) =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...to } : item)));

  function add() {
    const key = `new-${crypto.randomUUID()}`;
    onChange([...items, { key, id: undefined, text: '', ownerId: null, dueOn: null, isDone: false }]);
    // The row exists only after the next paint.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLInputElement>('li:last-child input[type="text"]')?.focus(),
    );
  }

  function remove(key: string) {
    onChange(items.filter((item) => item.key !== key));
    addButton.current?.focus();
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">Action items</legend>
      <ul ref={list} className="grid gap-3">
        {items.map((item, index) => (
          <li key={item.key}>
            <ActionItemRow
              item={item}
              number={index + 1}
              people={people}
              onChange={(to) => change(item.key, to)}
              onRemove={() => remove(item.key)}
              onEnter={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                if (items.length < MAX_ITEMS) add();
              }}
            />
          </li>
        ))}
      </ul>
      <Button ref={addButton} variant="plain" className="mt-2" disabled={items.length >= MAX_ITEMS} onClick={add}>
        <Plus size={18} aria-hidden="true" />
        Add an action item
      </Button>
    </fieldset>
  );
}

interface ActionItemRowProps {
  item: DraftItem;
  number: number;
  people: ActionItemsProps['people'];
  onChange: (to: Partial<DraftItem>) => void;
  onRemove: () => void;
  onEnter: (event: KeyboardEvent) => void;
}

function ActionItemRow({ item, number, people, onChange, onRemove, onEnter }: ActionItemRowProps) {
  const { text, ownerId, dueOn, isDone } = item;
  const of = text.trim() || `item ${number}`;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 rounded-control border border-line p-2">
      <label className="grid size-11 cursor-pointer place-items-center">
        <input
          type="checkbox"
          checked={isDone}
          onChange={({ target }) => onChange({ isDone: target.checked })}
          className="size-5 accent-ivy"
        />
        <span className="sr-only">Done: {of}</span>
      </label>
      <Input
        type="text"
        aria-label={`Action item ${number}`}
        value={text}
        maxLength={MAX_ITEM_LENGTH}
        placeholder="What needs to be done"
        className={isDone ? 'line-through' : ''}
        onChange={({ target }) => onChange({ text: target.value })}
        onKeyDown={onEnter}
      />
      <button
        type="button"
        aria-label={`Remove ${of}`}
        onClick={onRemove}
        className="grid size-11 cursor-pointer place-items-center rounded-control text-muted hover:text-danger"
      >
        <Trash2 size={18} aria-hidden="true" />
      </button>
      <div className="col-span-full grid grid-cols-1 gap-2 min-[24rem]:grid-cols-2">
        <Select
          aria-label={`Who does ${of}`}
          value={ownerId ?? ''}
          onChange={({ target }) => onChange({ ownerId: target.value ? Number(target.value) : null })}
        >
          <option value="">Unassigned</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Input
          type="date"
          aria-label={`Due date of ${of}`}
          value={dueOn ?? ''}
          onChange={({ target }) => onChange({ dueOn: target.value || null })}
        />
      </div>
    </div>
  );
}
