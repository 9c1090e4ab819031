/** How many colleges can be compared at a time; the frontend has the same limit. */
export const MAX_COMPARED_COLLEGES = 4;
