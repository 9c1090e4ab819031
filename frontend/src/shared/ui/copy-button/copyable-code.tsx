/** Code, an address or a secret that people copy; a click selects all of it. */
export function CopyableCode({ code, label }: { code: string; label?: string }) {
  return (
    <code
      aria-label={label}
      className="block rounded-control bg-sunken px-3 py-2 text-sm wrap-anywhere whitespace-pre-wrap select-all"
    >
      {code}
    </code>
  );
}
