export { NewQuestionPage } from './ui/new-question-page';
export { type RawNewQuestionSearch } from './model/search';
