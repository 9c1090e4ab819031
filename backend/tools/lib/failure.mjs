/** A failure that the user of the terminal can fix: its message is shown as it is, without a stack trace. */
export class Failure extends Error {
  /**
   * @param {string} message what happened and what to do about it
   * @param {number} [exitCode] exit code of the process
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.name = 'Failure';
    this.exitCode = exitCode;
  }
}
