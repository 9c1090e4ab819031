/** A piece of a text: plain text, or a web address with its target. */
interface TextPiece {
  text: string;
  href?: string;
}

const WEB_ADDRESS_PATTERN = /\b(?:https?:\/\/|www\.)[^\s<>"]+/gi;
/** Characters that belong to the sentence around an address, not to the address. */
const TRAILING_PUNCTUATION_PATTERN = /[.,;:!?'"\]]+$/;

function stripTrailingPunctuation(address: string): string {
  const plain = address.replace(TRAILING_PUNCTUATION_PATTERN, '');
  if (plain.endsWith(')') && !plain.includes('(')) return stripTrailingPunctuation(plain.slice(0, -1));
  return plain;
}

function toHref(address: string): string | undefined {
  const href = /^www\./i.test(address) ? `https://${address}` : address;
  if (!URL.canParse(href)) return undefined;
  const { protocol, username, hostname } = new URL(href);
  // 'https://bank.example@elsewhere.example' leads to another host than it seems to.
  const isSafeUrl = /^https?:$/.test(protocol) && !username && hostname.includes('.');
  return isSafeUrl ? href : undefined;
}

/** Splits a text into plain text and web addresses. */
export function splitByLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(WEB_ADDRESS_PATTERN)) {
    const address = stripTrailingPunctuation(match[0]);
    const href = toHref(address);
    if (!href) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: address, href });
    end = match.index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
