interface PasswordStrength {
  /** 0 to 4 */
  level: number;
  text: string;
}

const MIN_PASSWORD_LENGTH = 8;

/**
 * Rates mainly the length: it is worth more than special characters, unless the password is in the list of common
 * passwords, repeats a few letters or contains the username.
 *
 * @param common the list of common passwords, in lower case; undefined until it is loaded
 */
export function ratePassword(password: string, username: string, common?: ReadonlySet<string>): PasswordStrength {
  if (!password)
    return {
      level: 0,
      text: `Use at least ${MIN_PASSWORD_LENGTH} characters. A few unrelated words make a good password.`,
    };
  if (password.length < MIN_PASSWORD_LENGTH)
    return { level: 1, text: `Too short: ${password.length} of ${MIN_PASSWORD_LENGTH} characters` };
  if (common?.has(password.normalize('NFKC').toLowerCase())) return { level: 1, text: 'Too common' };
  const name = username.trim().toLowerCase();
  const isGuessable = new Set(password).size < 5 || (name.length > 2 && password.toLowerCase().includes(name));
  if (isGuessable) return { level: 1, text: 'Easy to guess' };
  if (password.length < 12) return { level: 2, text: 'Fair. Longer is stronger' };
  if (password.length < 16) return { level: 3, text: 'Good' };
  return { level: 4, text: 'Strong' };
}
