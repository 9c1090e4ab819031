/** Returns a safe link, or null: only http and https are allowed, and https is added if there is no protocol. */
export function toWebAddress(text: string | null): string | null {
  if (!text?.trim()) return null;
  const trimmed = text.trim();
  try {
    const address = new URL(/^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
    return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : null;
  } catch {
    return null;
  }
}
