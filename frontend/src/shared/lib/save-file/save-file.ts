const REVOKE_URL_AFTER_MS = 60_000;

/** Saves a file as a download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start to read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_URL_AFTER_MS);
}
