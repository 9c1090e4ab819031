export {
  invalidateQuestions,
  questionPath,
  questionQueries,
  QUESTIONS_PATH,
  type AnsweredQuestion,
  type OpenQuestion,
  type OwnOpenQuestion,
  type QuestionAnswer,
  type QuestionFilters,
  type QuestionForViewer,
  type QuestionOffer,
  type TakenQuestion,
} from './api/questions';
