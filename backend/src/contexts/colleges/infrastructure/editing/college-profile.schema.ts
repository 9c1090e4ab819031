import { EntitySchema } from 'typeorm';
import type { EditableField, FieldValue } from '../../domain/editing/college-edits';
import type { CollegeProfileState } from '../../domain/editing/college-profile';

/** PostgreSQL returns decimals as text. */
const decimal = {
  type: 'numeric',
  nullable: true,
  transformer: {
    to: (value: FieldValue) => value,
    from: (text: string | null) => (text === null ? null : Number(text)),
  },
} as const;
const percent = { ...decimal, precision: 5, scale: 2, comment: 'percent' } as const;
const wholeNumber = { type: 'integer', nullable: true } as const;
const optionalText = { type: 'text', nullable: true } as const;

const valuesSchema = new EntitySchema<Record<EditableField, FieldValue>>({
  name: 'CollegeProfileValues',
  columns: {
    name: { type: 'text' },
    description: optionalText,
    website: optionalText,
    type: { type: 'text' },
    city: { type: 'text' },
    state: { type: 'text' },
    enrollment: wholeNumber,
    admission_rate: percent,
    graduation_rate: percent,
    tuition_in_state: wholeNumber,
    tuition_out_state: wholeNumber,
    student_faculty_ratio: { ...decimal, precision: 5, scale: 1 },
    founded_year: wholeNumber,
  },
});

/** Columns that only the import of the catalog writes. */
interface ImportedColumns {
  ipedsId: number;
  opeid: string | null;
  level: string;
  netPriceCalculatorUrl: string | null;
  latitude: string | null;
  longitude: string | null;
  openAdmission: boolean | null;
  mainCampusId: number | null;
  operating: boolean;
  release: string | null;
  traits: string[];
}

export type CollegeProfileRow = CollegeProfileState & ImportedColumns;

const imported = { select: false, insert: false, update: false } as const;

export const collegeProfileSchema = new EntitySchema<CollegeProfileRow>({
  name: 'CollegeProfile',
  schema: 'colleges',
  tableName: 'colleges',
  embeddeds: { values: { schema: valuesSchema, prefix: false } },
  columns: {
    id: { type: 'integer', primary: true },
    federal: { type: 'jsonb', update: false },
    edited: { type: 'text', name: 'edited_fields', array: true, default: [] },
    updatedAt: { type: 'timestamptz', name: 'updated_at', default: () => 'now()' },
    ipedsId: { ...imported, type: 'integer', name: 'ipeds_id' },
    opeid: { ...imported, ...optionalText },
    level: { ...imported, type: 'text' },
    netPriceCalculatorUrl: { ...imported, ...optionalText, name: 'net_price_calculator_url' },
    latitude: { ...imported, type: 'numeric', precision: 10, scale: 6, nullable: true },
    longitude: { ...imported, type: 'numeric', precision: 10, scale: 6, nullable: true },
    openAdmission: { ...imported, type: 'boolean', name: 'open_admission', nullable: true },
    mainCampusId: { ...imported, ...wholeNumber, name: 'main_campus_id' },
    operating: { ...imported, type: 'boolean', default: true },
    release: { ...imported, ...optionalText },
    traits: {
      ...imported,
      type: 'text',
      array: true,
      default: [],
      comment: 'historically-black, women, arts ...: as the federal file reports',
    },
  },
});
