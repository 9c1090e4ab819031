/** A stored percentage as the fraction it is shown as; the division is exact before it becomes a float. */
const fraction = (column: string): string => `(c.${column} / 100)::float8 AS ${column}`;

/** The columns of a college in a list; `c` is the college, `main` the campus a branch belongs to. */
export const COLLEGE_COLUMNS = `
  c.id, c.name, c.city, c.state, c.type, c.level, c.website, c.description, c.enrollment,
  ${fraction('admission_rate')}, c.tuition_in_state, c.tuition_out_state, ${fraction('graduation_rate')},
  c.student_faculty_ratio::float8 AS student_faculty_ratio, c.founded_year,
  c.latitude::float8 AS latitude, c.longitude::float8 AS longitude, c.ipeds_id, c.open_admission,
  CASE WHEN main.id IS NOT NULL THEN json_build_object('id', main.id, 'name', main.name) END AS branch_of`;

export const MAIN_CAMPUS = 'LEFT JOIN colleges.colleges main ON main.id = c.main_campus_id';
