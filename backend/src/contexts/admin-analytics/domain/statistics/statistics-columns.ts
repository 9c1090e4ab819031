/** The columns of the statistics as a file for spreadsheets, which are also its template. */
export const STATISTICS_COLUMNS = ['section', 'name', 'students', 'percent', 'views', 'seconds'] as const;
