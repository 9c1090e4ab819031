/**
 * Returns the columns of `HiddenProfiles` for the person whose ID is in `column`. Minors may have no student profile;
 * the domain treats their profile as private in any case.
 */
export const hiddenProfilesSql = (column: string): string => `
  EXISTS (SELECT FROM mentorship.alumni_profiles a
    WHERE a.user_id = ${column} AND a.visibility_chosen_at IS NOT NULL AND NOT a.is_profile_visible) AS "isAlumniHidden",
  EXISTS (SELECT FROM mentorship.student_profiles s
    WHERE s.user_id = ${column} AND s.profile_visibility = 'private') AS "isStudentPrivate"`;
