import { EntitySchema } from 'typeorm';
import type { EditableField, FieldValue } from '../../domain/editing/college-edits';
import type { CollegeProfileState } from '../../domain/editing/college-profile';

/** PostgreSQL returns decimals as text. */
const decimalColumn = {
  type: 'numeric',
  nullable: true,
  transformer: {
    to: (value: FieldValue) => value,
    from: (text: string | null) => (text === null ? null : Number(text)),
  },
} as const;
const percentColumn = { ...decimalColumn, precision: 5, scale: 2, comment: 'percent' } as const;
const integerColumn = { type: 'integer', nullable: true } as const;
const optionalTextColumn = { type: 'text', nullable: true } as const;

const valuesSchema = new EntitySchema<Record<EditableField, FieldValue>>({
  name: 'CollegeProfileValues',
  columns: {
    name: { type: 'text' },
    description: optionalTextColumn,
    website: optionalTextColumn,
    type: { type: 'text' },
    city: { type: 'text' },
    state: { type: 'text' },
    enrollment: integerColumn,
    admission_rate: percentColumn,
    graduation_rate: percentColumn,
    tuition_in_state: integerColumn,
    tuition_out_state: integerColumn,
    student_faculty_ratio: { ...decimalColumn, precision: 5, scale: 1 },
    founded_year: integerColumn,
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

const importedColumn = { select: false, insert: false, update: false } as const;

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
    ipedsId: { ...importedColumn, type: 'integer', name: 'ipeds_id' },
    opeid: { ...importedColumn, ...optionalTextColumn },
    level: { ...importedColumn, type: 'text' },
    netPriceCalculatorUrl: { ...importedColumn, ...optionalTextColumn, name: 'net_price_calculator_url' },
    latitude: { ...importedColumn, type: 'numeric', precision: 10, scale: 6, nullable: true },
    longitude: { ...importedColumn, type: 'numeric', precision: 10, scale: 6, nullable: true },
    openAdmission: { ...importedColumn, type: 'boolean', name: 'open_admission', nullable: true },
    mainCampusId: { ...importedColumn, ...integerColumn, name: 'main_campus_id' },
    operating: { ...importedColumn, type: 'boolean', default: true },
    release: { ...importedColumn, ...optionalTextColumn },
    traits: {
      ...importedColumn,
      type: 'text',
      array: true,
      default: [],
      comment: 'historically-black, women, arts ...: as the federal file reports',
    },
  },
});
