/** A position in PostgreSQL's write-ahead log (WAL), in bytes: whatever was committed before it has a smaller one. */
export type WalPosition = bigint;

const WAL_POSITION_PATTERN = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/;

/** Parses a position as PostgreSQL writes it, such as `0/16B3748`; null for any other text. */
export function parseWalPosition(text: string): WalPosition | null {
  const [, high, low] = WAL_POSITION_PATTERN.exec(text) ?? [];
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
