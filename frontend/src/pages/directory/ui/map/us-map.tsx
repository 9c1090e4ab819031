import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { CollegePoints } from '../../api/directory';
import { createClusterer, toMapPoints, type Marker } from '../../lib/clusters';
import { drawMarkers, findMarkerAt } from '../../lib/draw-markers';
import {
  boundingBox,
  viewFramingBox,
  moveView,
  WHOLE_MAP_VIEW,
  visibleBox,
  zoomView,
  type Box,
  type MapView,
} from '../../lib/map-view';
import { MAP_PLANE_SIZE } from '../../lib/projection';
import type { ShadeSteps } from '../../lib/choropleth-scale';
import { MapButtons } from './map-buttons';
import { MapLegend } from './map-legend';
import { StateShapes } from './state-shapes';
import { readMarkerColors, useThemeChanges } from './use-colours';
import { useMapView } from './use-map-view';
import { useMapGestures } from './use-map-gestures';
import { useElementWidth } from './use-width';

interface UsMapProps {
  points: CollegePoints;
  counts: ReadonlyMap<string, number>;
  steps: ShadeSteps;
  /** The filters that select a region: the map zooms to it when it changes. */
  region: { states: readonly string[]; q: string | undefined };
  /** Whether the colleges are still those of the previous region. */
  isEarlier: boolean;
  /** The state that was selected last. */
  chosen: string | null;
  onChooseState: (code: string) => void;
  /** Called with the indexes of the colleges that were pressed on the map. */
  onChooseColleges: (indexes: number[]) => void;
}

/** From this zoom on, or up to this number of colleges, the map shows each college. */
const COLLEGE_LEVEL_ZOOM = 1.6;
const MAX_COLLEGES_SHOWN_SINGLY = 250;
/** Maximum number of colleges listed for a cluster that zooming can't split further. */
const MAX_LISTED_COLLEGES = 30;

export function UsMap({
  points,
  counts,
  steps,
  region,
  isEarlier,
  chosen,
  onChooseState,
  onChooseColleges,
}: UsMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useElementWidth(box);
  const { view, setView, glideTo } = useMapView();
  const [hovered, setHovered] = useState<Marker | null>(null);
  const probe = useRef<HTMLSpanElement>(null);
  useThemeChanges();

  const placed = useMemo(() => toMapPoints(points), [points]);
  const clusters = useMemo(() => createClusterer(placed), [placed]);
  const showsMarkers = view.zoom >= COLLEGE_LEVEL_ZOOM || placed.length <= MAX_COLLEGES_SHOWN_SINGLY;
  const seen = visibleBox(view);
  const pixels = width / seen.width;
  const markers = useMemo(
    () => (showsMarkers && width > 0 ? clusters.markers(visibleBox(view), width / visibleBox(view).width) : []),
    [clusters, showsMarkers, view, width],
  );
  const onScreen = ({ x, y }: { x: number; y: number }): [number, number] => [
    (x - seen.x) * pixels,
    (y - seen.y) * pixels,
  ];

  useEffect(() => {
    const ctx = width > 0 ? canvas.current?.getContext('2d') : null;
    if (!ctx || !canvas.current || !probe.current) return;
    const [sharpness, height] = [window.devicePixelRatio || 1, (width * MAP_PLANE_SIZE.height) / MAP_PLANE_SIZE.width];
    canvas.current.width = Math.round(width * sharpness);
    canvas.current.height = Math.round(height * sharpness);
    ctx.scale(sharpness, sharpness);
    drawMarkers(ctx, { markers, onScreen, highlighted: hovered, colours: readMarkerColors(probe.current) });
  });

  const shapeOf = (code: string) => box.current?.querySelector<SVGGraphicsElement>(`[data-state-code="${code}"]`);
  function findStateBoxes(code: string): Box[] {
    const shape = shapeOf(code);
    return shape && 'getBBox' in shape ? [shape.getBBox()] : [];
  }

  /** Returns the view of the region that the filters select; the whole map if they select none. */
  function regionView(): MapView {
    if (region.states.length === 0 && region.q === undefined) return WHOLE_MAP_VIEW;
    const pointBoxes = placed.map(({ x, y }) => ({ x, y, width: 0, height: 0 }));
    const bounds = boundingBox([...pointBoxes, ...region.states.flatMap(findStateBoxes)]);
    return bounds ? viewFramingBox(bounds) : WHOLE_MAP_VIEW;
  }

  const regionKey = JSON.stringify([region.states, region.q]);
  const fittedRegionKey = useRef('');
  const fitRegion = useEffectEvent((key: string) => {
    const isFirst = fittedRegionKey.current === '';
    if (fittedRegionKey.current === key) return;
    fittedRegionKey.current = key;
    if (isFirst) setView(regionView());
    else glideTo(regionView());
  });
  useEffect(() => {
    if (!isEarlier) fitRegion(regionKey);
  }, [regionKey, isEarlier]);

  function press(at: [number, number], target: EventTarget) {
    const marker = findMarkerAt(markers, onScreen, at);
    const state = target instanceof Element ? target.closest('[data-state-code]') : null;
    if (!marker) return state && chooseState(state.getAttribute('data-state-code') ?? '');
    if (marker.cluster === null) return onChooseColleges([marker.index]);
    const zoomedView = zoomView(view, 2.5, [marker.x, marker.y]);
    const apart = clusters.markers(visibleBox(zoomedView), width / visibleBox(zoomedView).width);
    if (zoomedView.zoom === view.zoom || !apart.some(({ count }) => count < marker.count)) {
      onChooseColleges(clusters.membersOf(marker.cluster, MAX_LISTED_COLLEGES));
    }
    setView({ ...zoomedView, ...centerViewOn(zoomedView, marker) });
  }

  function chooseState(code: string) {
    onChooseState(code);
    const [shape] = findStateBoxes(code);
    if (shape) glideTo(viewFramingBox(shape));
  }

  const gestures = useMapGestures({
    box,
    view,
    onView: setView,
    onPress: press,
    onHover: (at) => setHovered(at && findMarkerAt(markers, onScreen, at)),
  });

  function moveByKey(event: KeyboardEvent) {
    const step = VIEW_CHANGE_BY_KEY[event.shiftKey && event.key.startsWith('Arrow') ? `Shift+${event.key}` : event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    setView(step);
  }

  return (
    <div className="grid gap-2">
      <div className="relative" onKeyDownCapture={moveByKey}>
        <div ref={box} className="card relative aspect-[975/610] overflow-hidden">
          <span ref={probe} hidden />
          <div {...gestures} className={`absolute inset-0 ${hovered ? 'cursor-pointer' : ''}`}>
            <StateShapes
              view={seen}
              counts={counts}
              steps={steps}
              isShaded={!showsMarkers}
              chosen={chosen}
              onChoose={chooseState}
            />
            <canvas ref={canvas} aria-hidden="true" className="pointer-events-none absolute inset-0 size-full" />
          </div>
          {hovered && <MapTooltip at={onScreen(hovered)} width={width} text={markerLabel(hovered, points)} />}
        </div>
        <MapButtons
          view={view}
          onView={glideTo}
          onResults={region.states.length > 0 || region.q !== undefined ? () => glideTo(regionView()) : undefined}
        />
      </div>
      {showsMarkers ? (
        <p className="text-sm text-muted">Each dot is a college. A number shows how many colleges are in one place.</p>
      ) : (
        <MapLegend steps={steps} />
      )}
    </div>
  );
}

const VIEW_CHANGE_BY_KEY: Record<string, (before: MapView) => MapView> = {
  '+': (before) => zoomView(before, 1.5),
  '=': (before) => zoomView(before, 1.5),
  '-': (before) => zoomView(before, 1 / 1.5),
  '0': () => WHOLE_MAP_VIEW,
  'Shift+ArrowLeft': (before) => moveView(before, -0.2, 0),
  'Shift+ArrowRight': (before) => moveView(before, 0.2, 0),
  'Shift+ArrowUp': (before) => moveView(before, 0, -0.2),
  'Shift+ArrowDown': (before) => moveView(before, 0, 0.2),
};

/** Returns a view centered on a marker, as far as the edges of the plane allow. */
const centerViewOn = ({ zoom }: MapView, { x, y }: Marker) => moveView({ x, y, zoom }, 0, 0);

const markerLabel = ({ count, index }: Marker, { name }: CollegePoints) =>
  count === 1 ? (name[index] ?? '') : `${count.toLocaleString('en-US')} colleges`;

interface MapTooltipProps {
  at: [number, number];
  width: number;
  text: string;
}

/** The label beside the mouse pointer; the lists under the map contain the same for everyone else. */
function MapTooltip({ at: [x, y], width, text }: MapTooltipProps) {
  return (
    <p
      aria-hidden="true"
      className="pointer-events-none absolute z-10 max-w-56 -translate-x-1/2 -translate-y-[calc(100%+0.75rem)] rounded-control bg-ink px-2.5 py-1 text-center text-sm text-bg shadow-overlay"
      style={{ left: Math.min(width - 80, Math.max(80, x)), top: Math.max(48, y) }}
    >
      {text}
    </p>
  );
}
