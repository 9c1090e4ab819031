import { RevertRefused } from '../catalogue/errors';
import { EDITABLE, type CollegeEdits, type EditableField, type FieldValue } from './college-edits';

export interface CollegeProfileState {
  readonly id: number;
  /** What counts. */
  values: Record<EditableField, FieldValue>;
  /** The federal values and the product's own description; fields that they don't have are missing. */
  readonly federal: Readonly<Partial<Record<string, FieldValue>>>;
  /** The fields that the college has edited, possibly including some that aren't editable here. */
  edited: readonly string[];
}

/** The values before and after a change. */
export interface FieldChange {
  readonly field: EditableField;
  readonly oldValue: FieldValue;
  readonly newValue: FieldValue;
}

/** A change in the history; its field may be one that administrators can't edit. */
export type RecordedChange = Omit<FieldChange, 'field'> & { readonly field: string };

/** A college's own values, beside the federal ones. */
export class CollegeProfile {
  private constructor(private readonly state: CollegeProfileState) {}

  static restore(state: CollegeProfileState): CollegeProfile {
    return new CollegeProfile(state);
  }

  /**
   * Applies edits of the college, which override the federal values, also of later releases; null removes the college's
   * value and restores the federal one. An unchanged value isn't an edit: forms send all of their fields.
   */
  edit(edits: CollegeEdits): FieldChange[] {
    return EDITABLE.filter((field) => this.isChangedBy(field, edits[field])).map((field) => {
      const oldValue = this.state.values[field];
      const told = edits[field] ?? null;
      const newValue = told ?? this.state.federal[field] ?? null;
      const others = this.state.edited.filter((one) => one !== field);

      this.state.values[field] = newValue;
      this.state.edited = told === null ? others : [...others, field];
      return { field, oldValue, newValue };
    });
  }

  /**
   * Sets a field back to its value before a change. If that was the federal value, the federal value is used again.
   * @throws RevertRefused if the field isn't editable, or has changed since
   */
  revert({ field, oldValue, newValue }: RecordedChange): FieldChange[] {
    const editable = EDITABLE.find((one) => one === field);
    if (!editable || !this.canRevert({ field, oldValue, newValue })) throw new RevertRefused();
    return this.edit({ [editable]: oldValue === (this.state.federal[editable] ?? null) ? null : oldValue });
  }

  /** Whether the change is the last one of its field, and reverting it would change something. */
  canRevert({ field, oldValue, newValue }: RecordedChange): boolean {
    const editable = EDITABLE.find((one) => one === field);
    if (!editable || this.state.values[editable] !== newValue) return false;
    return (oldValue ?? this.state.federal[editable] ?? null) !== newValue;
  }

  get id(): number {
    return this.state.id;
  }

  snapshot(): CollegeProfileState {
    return { ...this.state, values: { ...this.state.values } };
  }

  private isChangedBy(field: EditableField, told: FieldValue | undefined): boolean {
    if (told === undefined) return false;
    return told === null ? this.state.edited.includes(field) : told !== this.state.values[field];
  }
}
