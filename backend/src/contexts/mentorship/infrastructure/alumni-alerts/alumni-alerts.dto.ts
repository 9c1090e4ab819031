/** A college whose first alum the student is notified of. */
export class AlumniAlertView {
  collegeId: number;
  /** ISO 8601, UTC. */
  createdAt: string;
}
