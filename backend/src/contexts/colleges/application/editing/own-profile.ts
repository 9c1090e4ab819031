import { UseCase } from '../../../../shared/application/use-case';
import { type EditableField, type FieldValue, isRate } from '../../domain/editing/college-edits';
import { CollegeProfiles, type StoredChange, type StoredChanges } from './ports/college-profiles';

/** The federal values of a college, and the fields that the college has edited. Rates are fractions. */
export interface ProfileOrigins {
  readonly federal: Readonly<Partial<Record<EditableField, FieldValue>>>;
  readonly edited: readonly string[];
}

/** A change in the units of the API: rates are fractions. */
interface CollegeProfileChange extends StoredChange {
  /** Whether the field can be set back to its value before this change. */
  readonly isRevertible: boolean;
}

export interface CollegeProfileChangePage extends Omit<StoredChanges, 'items'> {
  readonly items: readonly CollegeProfileChange[];
}

/** Shows a college's profile to its own administrators: the origin of each value, and its changes. */
@UseCase()
export class ShowCollegeProfile {
  constructor(private readonly profiles: CollegeProfiles) {}

  /** @throws CollegeNotFound */
  async getOrigins(collegeId: number): Promise<ProfileOrigins> {
    const { federal, edited, values } = (await this.profiles.get(collegeId)).snapshot();
    const fields = Object.keys(values) as EditableField[];
    return {
      federal: Object.fromEntries(fields.map((field) => [field, toFraction(field, federal[field] ?? null)])),
      edited: fields.filter((field) => edited.includes(field)),
    };
  }

  /** Newest first. @throws CollegeNotFound */
  async listChanges(
    collegeId: number,
    page: { limit: number; after: number | null },
  ): Promise<CollegeProfileChangePage> {
    const profile = await this.profiles.get(collegeId);
    const { items, ...rest } = await this.profiles.listChanges(collegeId, page);
    return {
      ...rest,
      items: items.map((change) => ({
        ...change,
        oldValue: toFraction(change.field, change.oldValue),
        newValue: toFraction(change.field, change.newValue),
        isRevertible: profile.canRevert(change),
      })),
    };
  }
}

/** Rates are stored in percent with two decimals and returned as fractions with four. */
const toFraction = (field: string, value: FieldValue): FieldValue =>
  isRate(field) && typeof value === 'number' ? Math.round(value * 100) / 10_000 : value;
