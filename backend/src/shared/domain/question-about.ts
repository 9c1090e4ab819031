/** What a question about a college is about: a figure or a program of it. */
export interface QuestionAbout {
  /** Name of a figure in the API, such as "net_price". */
  readonly figure: string | null;
  /** Field of study of the program: four digits. */
  readonly cip: string | null;
  /** Level of the program, such as "bachelor"; only together with `cip`. */
  readonly level: string | null;
}

/** The same in the columns of a table. */
export interface AboutColumns {
  aboutFigure: string | null;
  aboutCip: string | null;
  aboutLevel: string | null;
}

export const toAboutColumns = (about: QuestionAbout | null): AboutColumns => ({
  aboutFigure: about?.figure ?? null,
  aboutCip: about?.cip ?? null,
  aboutLevel: about?.level ?? null,
});

/** Returns null for a question about the college itself. */
export const fromAboutColumns = ({ aboutFigure, aboutCip, aboutLevel }: AboutColumns): QuestionAbout | null =>
  aboutFigure === null && aboutCip === null ? null : { figure: aboutFigure, cip: aboutCip, level: aboutLevel };

/** What a request to a person asks about. */
export interface RequestAbout extends QuestionAbout {
  readonly collegeId: number;
}
