/** Reads the notes about changes in docs/api.md. */

/** @returns {Set<string>} what stands in backticks under "### Unreleased" */
export function unreleasedNotes(text) {
  const [, section = ''] = /^### Unreleased$([\s\S]*?)(?=^##|(?![\s\S]))/m.exec(text) ?? [];
  return new Set([...section.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
}

/** @returns {boolean} whether the notes name the call, or a schema that contains the field */
export const acceptedBy = (notes, { call, names }) => [call, ...names].some((name) => notes.has(name));
