export {
  profileQueries,
  updateAlumniProfile,
  updateStudentProfile,
  type AlumniChange,
  type AlumniProfile,
  type Preview,
  type PreviewEyes,
  type StudentChange,
  type StudentProfile,
} from './api/profiles';
