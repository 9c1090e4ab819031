import { EntitySchema } from 'typeorm';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

/** The settings without the domains, which are rows of their own. */
export interface StoredCollegeSignIn {
  collegeId: number;
  collegeName: string;
  issuer: string;
  clientId: string;
  /** Encrypted. */
  clientSecret: Buffer;
  isEnabled: boolean;
  testedAt: Date | null;
  savedAt: Date;
}

export const collegeSignInSchema = new EntitySchema<StoredCollegeSignIn>({
  name: 'CollegeSignIn',
  schema: 'identity',
  tableName: 'college_sign_ins',
  columns: {
    collegeId: { type: 'integer', name: 'college_id', primary: true },
    collegeName: { type: 'text', name: 'college_name' },
    issuer: { type: 'text' },
    clientId: { type: 'text', name: 'client_id' },
    clientSecret: { type: 'bytea', name: 'client_secret' },
    isEnabled: { type: 'boolean', name: 'is_enabled' },
    testedAt: { ...timestampColumn, name: 'tested_at', nullable: true },
    savedAt: { ...timestampColumn, name: 'saved_at' },
  },
});
