/** Initial text of a suggestion, taken from the conversation. */
export interface InitialSuggestion {
  question: string;
  answer: string;
}
