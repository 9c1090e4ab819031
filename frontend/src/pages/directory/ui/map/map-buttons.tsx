import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Maximize,
  Minus,
  Plus,
  ScanSearch,
  type LucideIcon,
} from 'lucide-react';
import { MAX_ZOOM, moveView, WHOLE_MAP_VIEW, zoomView, type MapView } from '../../lib/map-view';

interface MapButtonsProps {
  view: MapView;
  onView: (view: MapView) => void;
  /** Defined only if the filters select a region of the map. */
  onResults: (() => void) | undefined;
}

/** Buttons to zoom and pan, for users who can't drag. */
export function MapButtons({ view, onView, onResults }: MapButtonsProps) {
  const isWhole = view.zoom <= 1;
  return (
    <div className="flex flex-wrap items-end justify-end gap-2 max-sm:mt-2 sm:absolute sm:right-2 sm:bottom-2 print:hidden">
      {!isWhole && (
        <div className="grid grid-cols-4 rounded-control border border-control bg-surface sm:grid-cols-2">
          <MapButton label="Move left" Icon={ArrowLeft} onClick={() => onView(moveView(view, -0.25, 0))} />
          <MapButton label="Move right" Icon={ArrowRight} onClick={() => onView(moveView(view, 0.25, 0))} />
          <MapButton label="Move up" Icon={ArrowUp} onClick={() => onView(moveView(view, 0, -0.25))} />
          <MapButton label="Move down" Icon={ArrowDown} onClick={() => onView(moveView(view, 0, 0.25))} />
        </div>
      )}
      <div className="grid auto-cols-max grid-flow-col rounded-control border border-control bg-surface sm:grid-flow-row">
        <MapButton
          label="Zoom in"
          Icon={Plus}
          isOff={view.zoom >= MAX_ZOOM}
          onClick={() => onView(zoomView(view, 1.8))}
        />
        <MapButton label="Zoom out" Icon={Minus} isOff={isWhole} onClick={() => onView(zoomView(view, 1 / 1.8))} />
        <MapButton label="Show the whole map" Icon={Maximize} isOff={isWhole} onClick={() => onView(WHOLE_MAP_VIEW)} />
        {onResults && <MapButton label="Zoom to the results" Icon={ScanSearch} onClick={onResults} />}
      </div>
    </div>
  );
}

interface MapButtonProps {
  label: string;
  Icon: LucideIcon;
  isOff?: boolean;
  onClick: () => void;
}

const MapButton = ({ label, Icon, isOff = false, onClick }: MapButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    // `aria-disabled`, so that the button keeps the focus and the next press of Tab continues from here.
    aria-disabled={isOff}
    onClick={() => !isOff && onClick()}
    className="grid size-9 cursor-pointer place-items-center rounded-control text-ink hover:bg-ivy-soft aria-disabled:cursor-default aria-disabled:text-control max-lg:size-11"
  >
    <Icon size={18} aria-hidden="true" />
  </button>
);
