/** A piece of a text: plain text, or a web address with its target. */
interface Piece {
  text: string;
  href?: string;
}

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"]+/gi;
/** Characters that belong to the sentence around an address, not to the address. */
const CLOSING = /[.,;:!?'"\]]+$/;

function withoutClosing(address: string): string {
  const plain = address.replace(CLOSING, '');
  if (plain.endsWith(')') && !plain.includes('(')) return withoutClosing(plain.slice(0, -1));
  return plain;
}

function hrefOf(address: string): string | undefined {
  const href = /^www\./i.test(address) ? `https://${address}` : address;
  if (!URL.canParse(href)) return undefined;
  const { protocol, username, hostname } = new URL(href);
  // 'https://bank.example@elsewhere.example' leads to another host than it seems to.
  const isHonest = /^https?:$/.test(protocol) && !username && hostname.includes('.');
  return isHonest ? href : undefined;
}

/** Splits a text into plain text and web addresses. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutClosing(match[0]);
    const href = hrefOf(address);
    if (!href) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: address, href });
    end = match.index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
