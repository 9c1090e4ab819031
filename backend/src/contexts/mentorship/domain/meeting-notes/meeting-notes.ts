import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';

/** The other participant has edited the notes since; their changes aren't overwritten. */
export class NotesChanged extends DomainError {
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

export const NOTES = { longest: 10_000, mostItems: 50, longestItem: 500 } as const;

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
export type ToldItem = Omit<ActionItem, 'id'> & { readonly id?: number };

/** The notes that both participants read and edit. Omitted fields stay unchanged. */
export interface SharedNotes {
  readonly agenda?: string | null;
  readonly notes?: string | null;
  /** The complete list in order: missing items are deleted. */
  readonly actionItems?: readonly ToldItem[];
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

  static blank(meetingId: number): MeetingNotes {
    const nothing = { agenda: null, notes: null, actionItems: [], version: 0, editedBy: null, editedAt: null };
    return new MeetingNotes({ meetingId, ...nothing });
  }

  static restore(state: MeetingNotesState): MeetingNotes {
    return new MeetingNotes(state);
  }

  /**
   * Edits the notes that were read as `version`. An edit without changes is accepted for any version.
   * @param both the ids of the participants
   * @param fresh an id for each new item
   * @returns whether anything has changed
   * @throws NotesChanged if there was another edit since, NotesRefused naming each invalid item
   */
  edit(
    told: SharedNotes,
    { by, both, version, fresh, now }: { by: number; both: readonly number[]; version: number } & Fresh,
  ): boolean {
    if (this.#standsAlready(told)) return false;
    if (version !== this.state.version) throw new NotesChanged();
    const { agenda = this.state.agenda, notes = this.state.notes } = told;
    const actionItems = told.actionItems ? this.#items(told.actionItems, both, fresh) : this.state.actionItems;
    this.state = { ...this.state, agenda, notes, actionItems, version: version + 1, editedBy: by, editedAt: now };
    return true;
  }

  snapshot(): MeetingNotesState {
    return { ...this.state };
  }

  #standsAlready({ agenda, notes, actionItems }: SharedNotes): boolean {
    const { state } = this;
    const isSame = (items: readonly ToldItem[]): boolean =>
      items.length === state.actionItems.length && items.every((item, i) => isSameItem(item, state.actionItems[i]!));
    return (
      (agenda === undefined || agenda === state.agenda) &&
      (notes === undefined || notes === state.notes) &&
      (actionItems === undefined || isSame(actionItems))
    );
  }

  #items(told: readonly ToldItem[], both: readonly number[], fresh: readonly number[]): ActionItem[] {
    const known = new Set(this.state.actionItems.map(({ id }) => id));
    const [first, ...others] = told.flatMap((item, i) => faultsOf(item, i, told.slice(0, i), known, both));
    if (first) throw new NotesRefused([first, ...others]);
    const ids = [...fresh];
    return told.map(({ text, ownerId, dueOn, isDone, id = ids.shift()! }) => ({ id, text, ownerId, dueOn, isDone }));
  }
}

interface Fresh {
  readonly fresh: readonly number[];
  readonly now: Date;
}

const isSameItem = (told: ToldItem, item: ActionItem): boolean =>
  told.id === item.id &&
  told.text === item.text &&
  told.ownerId === item.ownerId &&
  told.dueOn === item.dueOn &&
  told.isDone === item.isDone;

function faultsOf(
  { id, ownerId }: ToldItem,
  i: number,
  earlier: readonly ToldItem[],
  known: ReadonlySet<number>,
  both: readonly number[],
): FieldError[] {
  const faults: FieldError[] = [];
  if (id !== undefined && (!known.has(id) || earlier.some((one) => one.id === id))) {
    faults.push({ field: `actionItems.${i}.id`, message: 'We couldn’t find this action item' });
  }
  if (ownerId !== null && !both.includes(ownerId)) {
    faults.push({ field: `actionItems.${i}.ownerId`, message: 'Choose yourself or the other person' });
  }
  return faults;
}
