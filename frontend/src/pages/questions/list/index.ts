export type { RawQuestionsSearch } from './model/search';
export { QuestionsPage } from './ui/questions-page';
