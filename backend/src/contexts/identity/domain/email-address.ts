export const EMAIL_MAX_LENGTH = 254;

/** The form in which addresses are compared. Strictly the part before the @ may care about case; in practice it does not. */
export const canonicalEmail = (address: string): string => address.toLowerCase();
