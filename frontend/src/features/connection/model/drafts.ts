/** The keys of unsent drafts about a person or a connection. */
export const requestDraft = (personId: number) => `request:${personId}`;
export const questionDraft = (connectionId: number) => `question:${connectionId}`;
export const answerDraft = (connectionId: number) => `answer:${connectionId}`;
export const declineDraft = (connectionId: number) => `decline:${connectionId}`;
