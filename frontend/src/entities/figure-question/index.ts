export type { QuestionSubject } from './model/subject';
export { AskWhoLivedIt } from './ui/ask-who-lived-it';
export { FigureAnswers } from './ui/figure-answers';
