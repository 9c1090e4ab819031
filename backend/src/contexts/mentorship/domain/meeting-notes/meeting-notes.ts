import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';

/** The other has written meanwhile: no one's words are written over. */
export class NotesChanged extends DomainError {
  constructor() {
    super(
      'conflict',
      'mentorship.notes-changed',
      'The other person has changed the notes. Review their changes first.',
    );
  }
}

/** Action items that cannot be; every fault is named. */
export class NotesRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'mentorship.notes-refused', faults[0].message, faults);
  }
}

/** What came of a meeting no one knows before it has ended. */
export class MeetingNotOver extends DomainError {
  constructor() {
    super('conflict', 'mentorship.meeting-not-over', 'You can do this once the meeting has ended.');
  }
}

export const NOTES = { longest: 10_000, mostItems: 50, longestItem: 500 } as const;

/** Something that one of the two, or no one in particular, wants to do. */
export interface ActionItem {
  readonly id: number;
  readonly text: string;
  readonly ownerId: number | null;
  /** `2027-03-14`. */
  readonly dueOn: string | null;
  readonly isDone: boolean;
}

/** Without an id it is new. */
export type ToldItem = Omit<ActionItem, 'id'> & { readonly id?: number };

/** What both write and read. What is left out stays. */
export interface SharedNotes {
  readonly agenda?: string | null;
  readonly notes?: string | null;
  /** All of them, in their order: those that are missing are gone. */
  readonly actionItems?: readonly ToldItem[];
}

export interface MeetingNotesState {
  readonly meetingId: number;
  agenda: string | null;
  notes: string | null;
  actionItems: readonly ActionItem[];
  /** Counts the changes; 0 while nothing was written. */
  version: number;
  /** Who wrote last; null while no one has, and once they are gone. */
  editedBy: number | null;
  editedAt: Date | null;
}

/** What two people write down together about a meeting. */
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
   * Writes on what was read as `version`. What stands there already changes nothing, whichever version it is.
   * @param both who the two are
   * @param fresh a key for each new item
   * @returns whether anything has changed
   * @throws NotesChanged when someone has written since, NotesRefused naming each item at fault
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
