/** A failure that the person at the terminal can do something about: its message is shown as it is, without a stack. */
export class Failure extends Error {
  /**
   * @param {string} message what happened and what to do about it
   * @param {number} [exitCode] code the process ends with
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.name = 'Failure';
    this.exitCode = exitCode;
  }
}
