/** Where the selection is stored; in a file of its own, because every page needs it to forget the selection. */
export const COMPARED_COLLEGES_KEY = 'comparedColleges';
