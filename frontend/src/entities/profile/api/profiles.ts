import { queryOptions } from '@tanstack/react-query';
import { readAs, request, type Schemas } from '@/shared/api';

/** What people entered about themselves for their role; null if nothing was entered. */
export type AlumniProfile = Schemas['AlumniProfileView'];
export type StudentProfile = Schemas['StudentProfileView'];

/** Contains only what changes; null removes a value. */
export type AlumniChange = Schemas['AlumniProfileBody'];
export type StudentChange = Schemas['StudentProfileBody'];

/** The user's own profile as another person sees it. */
export type Preview = Schemas['PreviewView'];
/** The kind of viewer that a preview is for. */
export type PreviewEyes = Preview['as'];

const PREVIEW = '/api/privacy/preview';

export const profileQueries = {
  preview: (as: PreviewEyes, viewer: number) =>
    queryOptions<Preview>({ queryKey: [PREVIEW, { as }, viewer], queryFn: readAs<Preview> }),
  /** All previews: their content changes with every detail. */
  previews: () => ({ queryKey: [PREVIEW] }),
};

export const updateAlumniProfile = (change: AlumniChange) =>
  request<AlumniProfile>('PUT', '/api/alumni/profile', change);
export const updateStudentProfile = (change: StudentChange) =>
  request<StudentProfile>('PUT', '/api/student/profile', change);
