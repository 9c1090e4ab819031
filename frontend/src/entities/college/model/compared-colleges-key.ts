/** Where the selections are stored; in a file of its own, because every page needs it to forget them. */
export const COMPARED_COLLEGES_KEY = 'comparedColleges';
export const COMPARED_PROGRAMS_KEY = 'comparedPrograms';
