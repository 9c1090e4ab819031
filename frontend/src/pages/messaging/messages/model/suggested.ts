/** What a suggestion begins with, from the conversation. */
export interface Suggested {
  question: string;
  answer: string;
}
