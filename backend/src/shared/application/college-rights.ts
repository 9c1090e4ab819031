/** Who may speak in a college's name. Kept by the context of the administrators, asked by every other. */
export abstract class CollegeRights {
  /** True only for a person whose membership of this college is active and who still has the administrator's role. */
  abstract speaksFor(userId: number, collegeId: number): Promise<boolean>;
}
