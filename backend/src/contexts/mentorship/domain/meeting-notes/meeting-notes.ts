import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';

/** The other participant has edited the notes since; their changes aren't overwritten. */
export class NotesEditConflict extends DomainError {
  constructor() {
    super(
      'conflict',
      'mentorship.notes-changed',
      'The other person has changed the notes. Review their changes first.',
    );
  }
}

/** The action items are invalid; contains every error. */
export class NotesRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'mentorship.notes-refused', faults[0].message, faults);
  }
}

/** The outcome of a meeting can only be reported after its end. */
export class MeetingNotOver extends DomainError {
  constructor() {
    super('conflict', 'mentorship.meeting-not-over', 'You can do this once the meeting has ended.');
  }
}

export const NOTES_LIMITS = { longest: 10_000, mostItems: 50, longestItem: 500 } as const;

/** A task of one of the participants, or of no one in particular. */
export interface ActionItem {
  readonly id: number;
  readonly text: string;
  readonly ownerId: number | null;
  /** `2027-03-14`. */
  readonly dueOn: string | null;
  readonly isDone: boolean;
}

/** An item without an id is new. */
export type ActionItemInput = Omit<ActionItem, 'id'> & { readonly id?: number };

/** The notes that both participants read and edit. Omitted fields stay unchanged. */
export interface SharedNotes {
  readonly agenda?: string | null;
  readonly notes?: string | null;
  /** The complete list in order: missing items are deleted. */
  readonly actionItems?: readonly ActionItemInput[];
}

export interface MeetingNotesState {
  readonly meetingId: number;
  agenda: string | null;
  notes: string | null;
  actionItems: readonly ActionItem[];
  /** The number of changes; 0 if nothing was written. */
  version: number;
  /** The last author; null if there is none, or their account was erased. */
  editedBy: number | null;
  editedAt: Date | null;
}

/** The notes that two people share about a meeting. */
export class MeetingNotes {
  private constructor(private state: MeetingNotesState) {}

  static createEmpty(meetingId: number): MeetingNotes {
    const nothing = { agenda: null, notes: null, actionItems: [], version: 0, editedBy: null, editedAt: null };
    return new MeetingNotes({ meetingId, ...nothing });
  }

  static restore(state: MeetingNotesState): MeetingNotes {
    return new MeetingNotes(state);
  }

  /**
   * Edits the notes that were read as `version`. An edit without changes is accepted for any version.
   * @returns whether anything has changed
   * @throws NotesEditConflict if there was another edit since, NotesRefused naming each invalid item
   */
  edit(changes: SharedNotes, { by, participantIds, version, newItemIds, now }: NotesEdit): boolean {
    if (this.#isUnchanged(changes)) return false;
    if (version !== this.state.version) throw new NotesEditConflict();
    const { agenda = this.state.agenda, notes = this.state.notes } = changes;
    const actionItems = changes.actionItems
      ? this.#toActionItems(changes.actionItems, participantIds, newItemIds)
      : this.state.actionItems;
    this.state = { ...this.state, agenda, notes, actionItems, version: version + 1, editedBy: by, editedAt: now };
    return true;
  }

  snapshot(): MeetingNotesState {
    return { ...this.state };
  }

  #isUnchanged({ agenda, notes, actionItems }: SharedNotes): boolean {
    const { state } = this;
    const isSame = (items: readonly ActionItemInput[]): boolean =>
      items.length === state.actionItems.length && items.every((item, i) => isSameItem(item, state.actionItems[i]!));
    return (
      (agenda === undefined || agenda === state.agenda) &&
      (notes === undefined || notes === state.notes) &&
      (actionItems === undefined || isSame(actionItems))
    );
  }

  #toActionItems(
    inputs: readonly ActionItemInput[],
    participantIds: readonly number[],
    newItemIds: readonly number[],
  ): ActionItem[] {
    const knownIds = new Set(this.state.actionItems.map(({ id }) => id));
    const [first, ...others] = inputs.flatMap((item, i) =>
      findFieldErrors(item, i, inputs.slice(0, i), knownIds, participantIds),
    );
    if (first) throw new NotesRefused([first, ...others]);
    const ids = [...newItemIds];
    return inputs.map(({ text, ownerId, dueOn, isDone, id = ids.shift()! }) => ({ id, text, ownerId, dueOn, isDone }));
  }
}

interface NotesEdit {
  readonly by: number;
  readonly participantIds: readonly number[];
  /** The version that was read. */
  readonly version: number;
  /** An id for each new item. */
  readonly newItemIds: readonly number[];
  readonly now: Date;
}

const isSameItem = (input: ActionItemInput, item: ActionItem): boolean =>
  input.id === item.id &&
  input.text === item.text &&
  input.ownerId === item.ownerId &&
  input.dueOn === item.dueOn &&
  input.isDone === item.isDone;

function findFieldErrors(
  { id, ownerId }: ActionItemInput,
  i: number,
  earlier: readonly ActionItemInput[],
  knownIds: ReadonlySet<number>,
  participantIds: readonly number[],
): FieldError[] {
  const faults: FieldError[] = [];
  if (id !== undefined && (!knownIds.has(id) || earlier.some((one) => one.id === id))) {
    faults.push({ field: `actionItems.${i}.id`, message: 'We couldn’t find this action item' });
  }
  if (ownerId !== null && !participantIds.includes(ownerId)) {
    faults.push({ field: `actionItems.${i}.ownerId`, message: 'Assign this to yourself or the other person' });
  }
  return faults;
}
