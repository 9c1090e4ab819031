/** Ends the current turn of the event loop, so that a long computation doesn't hold up requests. */
export const letOthersContinue = (): Promise<void> => new Promise((resume) => setImmediate(resume));
