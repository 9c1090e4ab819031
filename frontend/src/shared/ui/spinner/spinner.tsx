/** The two arches of the logo, animated. Decorative: the parent announces "Loading". */
export function Spinner({ size = 32 }: { size?: number }) {
  return (
    <svg className="spinner shrink-0" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path className="spinner-outer" pathLength={1} d="M4 27V17a12 12 0 0 1 24 0v10" />
      <path className="spinner-inner" pathLength={1} d="M11 27v-9a5 5 0 0 1 10 0v9" />
    </svg>
  );
}

/** A spinner for a page that is loading, as high as the window, so that the footer is out of view. */
export function PageSpinner() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center text-ivy">
      <Spinner size={48} />
      <span className="sr-only">Loading</span>
    </div>
  );
}
