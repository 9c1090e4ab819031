import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, type Schemas } from '@/shared/api';

/** The alumni of some colleges who studied the student's intended major, counted. */
type AlumniOfMajor = Schemas['AlumniOfMajorView'];

/** Counts of people change, and aren't part of the colleges' own data, which caches may keep. */
export const alumniOfMajorQuery = (ids: readonly number[], viewer: number) =>
  queryOptions<AlumniOfMajor>({
    queryKey: ['/api/alumni/same-major', { colleges: ids.join(',') }, viewer],
    queryFn: (context) => fetchAsViewer<AlumniOfMajor>(context),
    staleTime: 60_000,
  });
