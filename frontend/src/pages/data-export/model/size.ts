const BYTES_PER_KB = 1_000;

/** Formats a number of bytes for display: 900 -> '1 kB', 1234567 -> '1.2 MB'. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / BYTES_PER_KB));
  return kilobytes < BYTES_PER_KB ? `${kilobytes} kB` : `${(bytes / BYTES_PER_KB / BYTES_PER_KB).toFixed(1)} MB`;
}
