/** What a question about a college is about: a figure or a program; without both, the college itself. */
export interface QuestionSubject {
  collegeId: number;
  figure?: string | undefined;
  /** Field of study: four digits. */
  cip?: string | undefined;
  level?: string | undefined;
}
