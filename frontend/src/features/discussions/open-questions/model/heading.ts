/** The level of a question's heading: its own page, or a list. */
export type QuestionHeading = 'h1' | 'h3';
