/**
 * Returns the link if it leads to another web page or an email address, otherwise undefined. For links in members'
 * texts.
 */
export function toSafeLink(href: string | undefined): string | undefined {
  if (href === undefined || !URL.canParse(href)) return undefined;
  const { protocol, username, password } = new URL(href);
  if (protocol === 'mailto:') return href;
  // 'https://bank.example@elsewhere.example' leads to a different host than it seems to.
  return /^https?:$/.test(protocol) && !username && !password ? href : undefined;
}
