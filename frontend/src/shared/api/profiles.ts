import { queryOptions } from '@tanstack/react-query';
import { readAs } from './paged';
import { request } from './request';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

/** What people entered about themselves for their role; null if nothing was entered. */
export type AlumniProfile = Schemas['AlumniProfileView'];
export type StudentProfile = Schemas['StudentProfileView'];
/** The college a user speaks for, or wants to. */
export type CollegeAdmin = Schemas['CollegeAdminView'];

/** Contains only what changes; null removes a value. */
export type AlumniChange = Schemas['AlumniProfileBody'];
export type StudentChange = Schemas['StudentProfileBody'];
export type CollegeAdminChange = Schemas['AdministratorDetailsBody'];
export type PrivacyChange = Schemas['PrivacyPreferencesBody'];

/** Who sees what; settings of the other role are null. */
export type PrivacyPreferences = Schemas['PrivacyPreferencesView'];

/** The user's own profile as another person sees it. */
export type Preview = Schemas['PreviewView'];
/** The kind of viewer that a preview is for. */
export type PreviewEyes = Preview['as'];

const PREFERENCES = '/api/privacy/preferences';
const PREVIEW = '/api/privacy/preview';

export const profileQueries = {
  preferences: (viewer: number) =>
    queryOptions<PrivacyPreferences>({ queryKey: [PREFERENCES, {}, viewer], queryFn: readAs<PrivacyPreferences> }),
  preview: (as: PreviewEyes, viewer: number) =>
    queryOptions<Preview>({ queryKey: [PREVIEW, { as }, viewer], queryFn: readAs<Preview> }),
  /** All previews: their content changes with every detail. */
  previews: () => ({ queryKey: [PREVIEW] }),
};

export const updateAlumniProfile = (change: AlumniChange) =>
  request<AlumniProfile>('PUT', '/api/alumni/profile', change);
export const updateStudentProfile = (change: StudentChange) =>
  request<StudentProfile>('PUT', '/api/student/profile', change);
export const updateCollegeAdminProfile = (change: CollegeAdminChange) =>
  request<CollegeAdmin>('PUT', '/api/college-admin/profile', change);
export const updatePrivacy = (change: PrivacyChange) => request<PrivacyPreferences>('PATCH', PREFERENCES, change);
