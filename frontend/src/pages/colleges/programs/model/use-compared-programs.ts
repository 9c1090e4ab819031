import { COMPARED_PROGRAMS_KEY, useStoredComparison } from '@/entities/college';
import { isProgramId } from './program-id';

/** The programs selected for a comparison. */
export const useComparedPrograms = () => useStoredComparison(COMPARED_PROGRAMS_KEY, isProgramId);
