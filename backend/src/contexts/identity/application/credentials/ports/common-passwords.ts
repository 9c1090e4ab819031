/** The passwords that guessers try first. */
export abstract class CommonPasswords {
  abstract includes(lowerCase: string): boolean;
}
