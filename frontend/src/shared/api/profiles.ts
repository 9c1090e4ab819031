import { queryOptions } from '@tanstack/react-query';
import { readAs } from './paged';
import { request } from './request';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

/** What people tell of themselves for their role; null where nothing is told. */
export type AlumniProfile = Schemas['AlumniProfileView'];
export type StudentProfile = Schemas['StudentProfileView'];
/** For which college someone speaks, or wants to. */
export type CollegeAdmin = Schemas['CollegeAdminView'];

/** Only what changes; null takes away. */
export type AlumniChange = Schemas['AlumniProfileBody'];
export type StudentChange = Schemas['StudentProfileBody'];
export type CollegeAdminChange = Schemas['AdministratorDetailsBody'];
export type PrivacyChange = Schemas['PrivacyPreferencesBody'];

/** Who sees what; what belongs to the other role is null. */
export type PrivacyPreferences = Schemas['PrivacyPreferencesView'];

/** One's own profile the way someone else gets it. */
export type Preview = Schemas['PreviewView'];
/** View as it is looked at. */
export type PreviewEyes = Preview['as'];

const PREFERENCES = '/api/privacy/preferences';
const PREVIEW = '/api/privacy/preview';

export const profileQueries = {
  preferences: (viewer: number) =>
    queryOptions<PrivacyPreferences>({ queryKey: [PREFERENCES, {}, viewer], queryFn: readAs<PrivacyPreferences> }),
  preview: (as: PreviewEyes, viewer: number) =>
    queryOptions<Preview>({ queryKey: [PREVIEW, { as }, viewer], queryFn: readAs<Preview> }),
  /** All previews: what they show changes with every detail. */
  previews: () => ({ queryKey: [PREVIEW] }),
};

export const updateAlumniProfile = (change: AlumniChange) =>
  request<AlumniProfile>('PUT', '/api/alumni/profile', change);
export const updateStudentProfile = (change: StudentChange) =>
  request<StudentProfile>('PUT', '/api/student/profile', change);
export const updateCollegeAdminProfile = (change: CollegeAdminChange) =>
  request<CollegeAdmin>('PUT', '/api/college-admin/profile', change);
export const updatePrivacy = (change: PrivacyChange) => request<PrivacyPreferences>('PATCH', PREFERENCES, change);
