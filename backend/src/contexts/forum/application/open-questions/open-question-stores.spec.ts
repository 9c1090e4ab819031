import { createInMemoryQuestionStores } from './testing/open-question-stores';
import { describeOpenQuestions } from './testing/open-questions.contract';

describeOpenQuestions('a Map', async () => createInMemoryQuestionStores());
