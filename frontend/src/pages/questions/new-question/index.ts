export { NewQuestionPage } from './ui/new-question-page';
