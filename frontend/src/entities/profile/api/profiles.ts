import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, request, type Schemas } from '@/shared/api';

/** What people entered about themselves for their role; null if nothing was entered. */
export type AlumniProfile = Schemas['AlumniProfileView'];
export type StudentProfile = Schemas['StudentProfileView'];

/** Contains only what changes; null removes a value. */
export type AlumniProfileChange = Schemas['AlumniProfileBody'];
export type StudentProfileChange = Schemas['StudentProfileBody'];

/** The user's own profile as another person sees it. */
export type OwnProfilePreview = Schemas['PreviewView'];
/** The kind of viewer that a preview is for. */
export type PreviewAudience = OwnProfilePreview['as'];

const PROFILE_PREVIEW_PATH = '/api/privacy/preview';

export const profileQueries = {
  preview: (as: PreviewAudience, viewer: number) =>
    queryOptions<OwnProfilePreview>({
      queryKey: [PROFILE_PREVIEW_PATH, { as }, viewer],
      queryFn: fetchAsViewer<OwnProfilePreview>,
    }),
  /** All previews: their content changes with every detail. */
  previews: () => ({ queryKey: [PROFILE_PREVIEW_PATH] }),
};

export const updateAlumniProfile = (change: AlumniProfileChange) =>
  request<AlumniProfile>('PUT', '/api/alumni/profile', change);
export const updateStudentProfile = (change: StudentProfileChange) =>
  request<StudentProfile>('PUT', '/api/student/profile', change);
