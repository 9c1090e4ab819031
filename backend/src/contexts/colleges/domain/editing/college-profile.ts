import { Aggregate } from '../../../../shared/domain/aggregate';
import { CollegeProfileChanged } from '../../integration-events/college-profile-events';
import { RevertRefused } from '../catalogue/errors';
import { EDITABLE_FIELDS, type CollegeEdits, type EditableField, type FieldValue } from './college-edits';

export interface CollegeProfileState {
  readonly id: number;
  /** What counts. */
  values: Record<EditableField, FieldValue>;
  /** The federal values and the product's own description; fields that they don't have are missing. */
  readonly federal: Readonly<Partial<Record<string, FieldValue>>>;
  /** The fields that the college has edited, possibly including some that aren't editable here. */
  edited: readonly string[];
  updatedAt: Date;
}

/** Who edits a profile, and when. */
interface EditAuthorship {
  readonly by: number;
  readonly at: Date;
}

/** The values before and after a change. */
interface FieldChange {
  readonly field: EditableField;
  readonly oldValue: FieldValue;
  readonly newValue: FieldValue;
}

/** A change in the history; its field may be one that administrators can't edit. */
export type RecordedChange = Omit<FieldChange, 'field'> & { readonly field: string };

/** A change that isn't in the history yet. */
export type UnsavedChange = FieldChange & EditAuthorship;

/** A college's own values, beside the federal ones. */
export class CollegeProfile extends Aggregate {
  readonly #changes: UnsavedChange[] = [];

  private constructor(private readonly state: CollegeProfileState) {
    super();
  }

  static restore(state: CollegeProfileState): CollegeProfile {
    return new CollegeProfile(state);
  }

  /**
   * Applies edits of the college, which override the federal values, also of later releases; null removes the college's
   * value and restores the federal one. An unchanged value isn't an edit: forms send all of their fields.
   */
  edit(edits: CollegeEdits, { by, at }: EditAuthorship): void {
    const fields = EDITABLE_FIELDS.filter((name) => this.isChangedBy(name, edits[name]));
    for (const field of fields) {
      const oldValue = this.state.values[field];
      const ownValue = edits[field] ?? null;
      const newValue = ownValue ?? this.state.federal[field] ?? null;
      const otherEditedFields = this.state.edited.filter((name) => name !== field);

      this.state.values[field] = newValue;
      this.state.edited = ownValue === null ? otherEditedFields : [...otherEditedFields, field];
      this.state.updatedAt = at;
      this.#changes.push({ field, oldValue, newValue, by, at });
    }
    if (fields.length > 0) this.record(new CollegeProfileChanged(this.state.id, fields, at));
  }

  /**
   * Sets a field back to its value before a change. If that was the federal value, the federal value is used again.
   * @throws RevertRefused if the field isn't editable, or has changed since
   */
  revert({ field, oldValue, newValue }: RecordedChange, edit: EditAuthorship): void {
    const editable = EDITABLE_FIELDS.find((name) => name === field);
    if (!editable || !this.canRevert({ field, oldValue, newValue })) throw new RevertRefused();
    this.edit({ [editable]: oldValue === (this.state.federal[editable] ?? null) ? null : oldValue }, edit);
  }

  /** Whether the change is the last one of its field, and reverting it would change something. */
  canRevert({ field, oldValue, newValue }: RecordedChange): boolean {
    const editable = EDITABLE_FIELDS.find((name) => name === field);
    if (!editable || this.state.values[editable] !== newValue) return false;
    return (oldValue ?? this.state.federal[editable] ?? null) !== newValue;
  }

  /** Returns the changes since the profile was loaded or saved, and removes them: they belong into the history. */
  pullChanges(): UnsavedChange[] {
    return this.#changes.splice(0);
  }

  get id(): number {
    return this.state.id;
  }

  snapshot(): CollegeProfileState {
    return { ...this.state, values: { ...this.state.values } };
  }

  private isChangedBy(field: EditableField, value: FieldValue | undefined): boolean {
    if (value === undefined) return false;
    return value === null ? this.state.edited.includes(field) : value !== this.state.values[field];
  }
}
