/** The columns of the statistics file for spreadsheets, and of its template. */
export const STATISTICS_COLUMNS = ['section', 'name', 'students', 'percent', 'views', 'seconds'] as const;
