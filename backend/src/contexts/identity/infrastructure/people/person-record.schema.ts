import { EntitySchema } from 'typeorm';
import type { Affiliation } from '../../domain/people/affiliation';
import type { ProfileSummary } from '../../domain/people/profile-summary';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

export const affiliationSchema = new EntitySchema<Affiliation>({
  name: 'Affiliation',
  schema: 'identity',
  tableName: 'affiliations',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    collegeId: { type: 'integer', name: 'college_id', primary: true },
    kind: { type: 'text', primary: true },
    since: { ...timestampColumn },
    until: { ...timestampColumn, nullable: true },
    mainSince: { ...timestampColumn, name: 'main_since', nullable: true },
  },
});

export const profileSummarySchema = new EntitySchema<ProfileSummary>({
  name: 'ProfileSummary',
  schema: 'identity',
  tableName: 'profile_summaries',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    role: { type: 'text', primary: true },
    hiddenFrom: { type: 'text', name: 'hidden_from' },
    hasStudies: { type: 'boolean', name: 'has_studies' },
    collegeId: { type: 'integer', name: 'college_id', nullable: true },
  },
});
