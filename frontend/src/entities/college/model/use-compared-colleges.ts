import { COMPARED_COLLEGES_KEY } from './compared-colleges-key';
import { useStoredComparison } from './use-stored-comparison';

const isCollegeId = (value: unknown): value is number => Number.isSafeInteger(value);

/** The colleges selected for a comparison. */
export const useComparedColleges = () => useStoredComparison(COMPARED_COLLEGES_KEY, isCollegeId);
