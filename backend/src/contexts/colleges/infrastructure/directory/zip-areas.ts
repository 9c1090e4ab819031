/**
 * Returns SQL for the areas of ZIP codes with the same first three digits (prefix, latitude, longitude): the center of
 * their operating colleges. Decimal means don't depend on the order of the rows.
 * @param condition a further condition on `f`, the federal figures of a college, starting with `AND`
 */
export const zipAreasSql = (condition = ''): string => `
  SELECT left(f.zip, 3) AS prefix, avg(d.latitude::numeric)::float8 AS latitude,
    avg(d.longitude::numeric)::float8 AS longitude
  FROM colleges.federal_figures f JOIN colleges.directory_entries d USING (college_id)
  WHERE f.zip IS NOT NULL AND d.latitude IS NOT NULL AND d.longitude IS NOT NULL ${condition}
  GROUP BY left(f.zip, 3)`;
