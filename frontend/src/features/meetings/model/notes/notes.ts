import type { MeetingNotes } from '@/entities/meeting';
import type { ActionItem, NotesChange } from '../../api/meetings';

/** An action item in the form; new ones have no ID yet. */
export interface DraftItem extends Omit<ActionItem, 'id'> {
  key: string;
  id: number | undefined;
}

export interface NotesDraft {
  agenda: string;
  notes: string;
  items: readonly DraftItem[];
  privateNote: string;
}

/** The parts that both participants can edit. */
const SHARED_PARTS = ['agenda', 'notes', 'items'] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

export const toNotesDraft = ({ agenda, notes, actionItems, privateNote }: MeetingNotes): NotesDraft => ({
  agenda: agenda ?? '',
  notes: notes ?? '',
  privateNote: privateNote ?? '',
  items: actionItems.map((item) => ({ ...item, key: `item-${item.id}` })),
});

/** Returns the items for the request body, without empty ones. */
export const toActionItemsBody = (items: readonly DraftItem[]): NonNullable<NotesChange['actionItems']> =>
  items
    .filter(({ text }) => text.trim())
    .map(({ id, text, ownerId, dueOn, isDone }) => ({
      ...(id !== undefined && { id }),
      text: text.trim(),
      ownerId,
      dueOn,
      isDone,
    }));

/** Treats text that consists only of spaces as empty. */
const blankToEmpty = (text: string) => (text.trim() ? text : '');

const toComparableText = (draft: NotesDraft, part: SharedPart): string =>
  part === 'items' ? JSON.stringify(toActionItemsBody(draft.items)) : blankToEmpty(draft[part]);

const isSamePart = (one: NotesDraft, other: NotesDraft, part: SharedPart) =>
  toComparableText(one, part) === toComparableText(other, part);

/** Returns the changes compared with the server's version as a request body; null if there are none. */
export function toNotesChange(base: MeetingNotes, draft: NotesDraft): NotesChange | null {
  const known = toNotesDraft(base);
  const change: NotesChange = { version: base.version };
  if (!isSamePart(known, draft, 'agenda')) change.agenda = draft.agenda;
  if (!isSamePart(known, draft, 'notes')) change.notes = draft.notes;
  if (!isSamePart(known, draft, 'items')) change.actionItems = toActionItemsBody(draft.items);
  if (known.privateNote !== blankToEmpty(draft.privateNote)) change.privateNote = draft.privateNote;
  return Object.keys(change).length > 1 ? change : null;
}

/**
 * Merges the changes of two people to the same version. A part changed by only one of them gets that change; for a part
 * that both have changed, the viewer's own text stays and the part is reported as a conflict.
 */
export function mergeNotes(
  base: MeetingNotes,
  own: NotesDraft,
  theirs: MeetingNotes,
): { draft: NotesDraft; clashes: SharedPart[] } {
  const [start, other] = [toNotesDraft(base), toNotesDraft(theirs)];
  const clashes: SharedPart[] = [];
  const merged: NotesDraft = { ...own };
  for (const part of SHARED_PARTS) {
    if (isSamePart(own, start, part)) Object.assign(merged, { [part]: other[part] });
    else if (!isSamePart(other, start, part) && !isSamePart(other, own, part)) clashes.push(part);
  }
  return { draft: merged, clashes };
}
