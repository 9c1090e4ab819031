/** The keys of unsent drafts about a person or a connection. */
export const requestDraftKey = (personId: number) => `request:${personId}`;
export const questionDraftKey = (connectionId: number) => `question:${connectionId}`;
export const answerDraftKey = (connectionId: number) => `answer:${connectionId}`;
export const declineDraftKey = (connectionId: number) => `decline:${connectionId}`;
