import type { MeetingNotes } from '@/entities/meeting';
import { ApiError } from '@/shared/api';
import type { NotesChange } from '../../api/meetings';
import { toNotesChange, toNotesDraft, mergeNotes, toActionItemsBody, type NotesDraft, type SharedPart } from './notes';

export type SavingState =
  | { is: 'saved' | 'changed' | 'saving' }
  | { is: 'failed'; error: unknown }
  /** Both participants have changed the same part; `theirs` is the version on the server. */
  | { is: 'clash'; theirs: MeetingNotes; parts: readonly SharedPart[] };

interface NotesAutosaveState {
  draft: NotesDraft;
  state: SavingState;
  /** The version on the server. */
  known: MeetingNotes;
}

/** An unsaved draft, and the server version it is based on. */
export type UnsavedNotes = Pick<NotesAutosaveState, 'draft' | 'known'>;

interface NotesServer {
  save: (change: NotesChange) => Promise<MeetingNotes>;
  read: () => Promise<MeetingNotes>;
}

/** Holds a draft and saves its changed parts, without losing text of either participant. */
export class NotesAutosave {
  readonly #listeners = new Set<() => void>();
  readonly #server: NotesServer;
  #view: NotesAutosaveState;
  #isSaving = false;

  /** @param unsaved an earlier unsaved draft, with the version it is based on */
  constructor(known: MeetingNotes, server: NotesServer, unsaved?: UnsavedNotes) {
    this.#server = server;
    this.#view = { known, draft: toNotesDraft(known), state: { is: 'saved' } };
    if (!unsaved) return;
    const { draft, clashes } = mergeNotes(unsaved.known, unsaved.draft, known);
    const state: SavingState = clashes.length > 0 ? { is: 'clash', theirs: known, parts: clashes } : { is: 'changed' };
    this.#view = { known: clashes.length > 0 ? unsaved.known : known, draft, state };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): NotesAutosaveState => this.#view;

  write(change: Partial<NotesDraft>): void {
    const isConflict = this.#view.state.is === 'clash';
    this.#updateView({ draft: { ...this.#view.draft, ...change }, ...(!isConflict && { state: { is: 'changed' } }) });
  }

  /** Sends what has changed. Does nothing during a conflict, which the user has to resolve. */
  async save(): Promise<void> {
    if (this.#isSaving || this.#view.state.is === 'clash') return;
    const { known, draft } = this.#view;
    const change = toNotesChange(known, draft);
    if (!change) return this.#updateView({ state: { is: 'saved' } });

    this.#isSaving = true;
    this.#updateView({ state: { is: 'saving' } });
    try {
      this.#handleSaved(await this.#server.save(change), draft);
    } catch (error) {
      await this.#handleError(error);
    } finally {
      this.#isSaving = false;
    }
    if (this.#view.state.is === 'changed') await this.save();
  }

  /** Resolves a conflict with the viewer's own text. */
  resolveWithOwn(): Promise<void> {
    this.#settle((draft) => draft);
    return this.save();
  }

  resolveWithTheirs(): Promise<void> {
    this.#settle((draft, theirs, parts) => {
      const other = toNotesDraft(theirs);
      return { ...draft, ...Object.fromEntries(parts.map((part) => [part, other[part]])) };
    });
    return this.save();
  }

  #settle(choose: (draft: NotesDraft, theirs: MeetingNotes, parts: readonly SharedPart[]) => NotesDraft): void {
    const { state, draft } = this.#view;
    if (state.is !== 'clash') return;
    this.#updateView({
      known: state.theirs,
      draft: choose(draft, state.theirs, state.parts),
      state: { is: 'changed' },
    });
  }

  /** New items get their IDs. What was written during the save is sent next. */
  #handleSaved(known: MeetingNotes, sent: NotesDraft): void {
    const keys = sent.items.filter((item) => toActionItemsBody([item]).length > 0).map(({ key }) => key);
    const { draft } = this.#view;
    const items = draft.items.map((item) => {
      const at = keys.indexOf(item.key);
      return at < 0 ? item : { ...item, id: known.actionItems[at]?.id ?? item.id };
    });
    const next = { ...draft, items };
    this.#updateView({
      known,
      draft: next,
      state: { is: draft !== sent && toNotesChange(known, next) ? 'changed' : 'saved' },
    });
  }

  async #handleError(error: unknown): Promise<void> {
    const isChanged = error instanceof ApiError && error.code === 'mentorship.notes-changed';
    const theirs = isChanged ? await this.#server.read().catch(() => null) : null;
    if (!theirs) return this.#updateView({ state: { is: 'failed', error } });

    const { draft, clashes } = mergeNotes(this.#view.known, this.#view.draft, theirs);
    if (clashes.length > 0) return this.#updateView({ draft, state: { is: 'clash', theirs, parts: clashes } });
    this.#updateView({ known: theirs, draft, state: { is: 'changed' } });
  }

  #updateView(next: Partial<NotesAutosaveState>): void {
    this.#view = { ...this.#view, ...next };
    this.#listeners.forEach((listener) => listener());
  }
}
