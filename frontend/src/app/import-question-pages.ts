/**
 * Imports the pages of questions with their loaders. They are in one file, and imported in one place: each further one
 * adds to the first load.
 */
export const importQuestionPages = () => import('./question-pages');
