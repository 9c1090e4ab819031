/** Initial text of a suggestion, taken from the conversation. */
export interface Suggested {
  question: string;
  answer: string;
}
