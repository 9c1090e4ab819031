/** A timestamp column as the API writes it: ISO 8601 in UTC; null stays null. */
export const iso = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
