/** The keys of unsent drafts about a person or a connection. */
/** The alum of a college whom a visitor selected. */
export const recipientDraftKey = (college: string) => `recipient:${college}`;
export const requestDraftKey = (personId: number) => `request:${personId}`;
export const questionDraftKey = (connectionId: number) => `question:${connectionId}`;
export const answerDraftKey = (connectionId: number) => `answer:${connectionId}`;
export const declineDraftKey = (connectionId: number) => `decline:${connectionId}`;
