export { loadQuestion } from './model/load-question';
export { QuestionPage } from './ui/question-page';
