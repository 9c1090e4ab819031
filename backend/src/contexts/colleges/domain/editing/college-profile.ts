import { RevertRefused } from '../catalogue/errors';
import { EDITABLE, type CollegeEdits, type EditableField, type FieldValue } from './college-edits';

export interface CollegeProfileState {
  readonly id: number;
  /** What counts. */
  values: Record<EditableField, FieldValue>;
  /** What the federal file and our description say; nothing of fields that they do not have. */
  readonly federal: Readonly<Partial<Record<string, FieldValue>>>;
  /** What the college itself has written. Other fields than these may be among them. */
  edited: readonly string[];
}

/** What counted before, and what counts now. */
export interface FieldChange {
  readonly field: EditableField;
  readonly oldValue: FieldValue;
  readonly newValue: FieldValue;
}

/** A change as the history has it; its field may be one that administrators do not edit. */
export type RecordedChange = Omit<FieldChange, 'field'> & { readonly field: string };

/** What a college says of itself, beside what the federal file says of it. */
export class CollegeProfile {
  private constructor(private readonly state: CollegeProfileState) {}

  static restore(state: CollegeProfileState): CollegeProfile {
    return new CollegeProfile(state);
  }

  /**
   * What the college writes counts from now on, also after the next federal file; null takes it back, and the federal
   * value counts again. What is written as it already stands is no change: a form sends all of its fields.
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
   * Sets a field back to its value before a change. Where that was the federal value, the federal file counts again.
   * @throws RevertRefused when the field is not editable, or has changed again since
   */
  revert({ field, oldValue, newValue }: RecordedChange): FieldChange[] {
    const editable = EDITABLE.find((one) => one === field);
    if (!editable || !this.canRevert({ field, oldValue, newValue })) throw new RevertRefused();
    return this.edit({ [editable]: oldValue === (this.state.federal[editable] ?? null) ? null : oldValue });
  }

  /** Whether the change is the last one of its field and setting it back would change something. */
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
