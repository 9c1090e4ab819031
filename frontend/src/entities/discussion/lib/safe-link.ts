/** Where a link in a text of a member may lead: another web page or a mail; undefined for everything else. */
export function safeLink(href: string | undefined): string | undefined {
  if (href === undefined || !URL.canParse(href)) return undefined;
  const { protocol, username, password } = new URL(href);
  if (protocol === 'mailto:') return href;
  // 'https://bank.example@elsewhere.example' leads to another place than it seems to.
  return /^https?:$/.test(protocol) && !username && !password ? href : undefined;
}
