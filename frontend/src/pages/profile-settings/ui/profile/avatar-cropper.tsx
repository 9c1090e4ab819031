import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { PicturePart } from '../../model/picture';

const MAX_ZOOM = 4;
/** In pixels on the screen. */
const MOVE_STEP_PX = 16;

const ZERO_SIZE = { width: 0, height: 0 };

const MOVE_BUTTONS: { label: string; x: number; y: number; Icon: LucideIcon }[] = [
  { label: 'Move left', x: -MOVE_STEP_PX, y: 0, Icon: ArrowLeft },
  { label: 'Move right', x: MOVE_STEP_PX, y: 0, Icon: ArrowRight },
  { label: 'Move up', x: 0, y: -MOVE_STEP_PX, Icon: ArrowUp },
  { label: 'Move down', x: 0, y: MOVE_STEP_PX, Icon: ArrowDown },
];

interface AvatarCropperProps {
  address: string;
  /** Called with the part that is in the circle. */
  onPart: (part: PicturePart) => void;
}

/** A picture under a round frame: dragged, pinched, or moved with keys and buttons. */
export default function AvatarCropper({ address, onPart }: AvatarCropperProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [picture, setPicture] = useState(ZERO_SIZE);
  const [circle, setCircle] = useState(ZERO_SIZE);
  const zoomId = useId();

  // The circle always stays within the picture.
  const room = (side: 'width' | 'height') => Math.abs(picture[side] * zoom - circle[side]) / 2;
  const clamp = (limit: number, value: number) => Math.min(limit, Math.max(-limit, value));
  const move = (x: number, y: number) =>
    setPosition((now) => ({ x: clamp(room('width'), now.x + x), y: clamp(room('height'), now.y + y) }));

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="relative h-72 overflow-hidden rounded-control bg-sunken sm:h-80">
        <Cropper
          image={address}
          crop={position}
          zoom={zoom}
          minZoom={1}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={MOVE_STEP_PX}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': 'Your picture. Move it with the arrow keys.' }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          setMediaSize={setPicture}
          setCropSize={setCircle}
          onCropAreaChange={(_, pixels) => onPart(pixels)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="grid flex-1 basis-48 gap-1">
          <label htmlFor={zoomId} className="font-semibold">
            Zoom
          </label>
          <input
            id={zoomId}
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={zoom}
            aria-valuetext={`${Math.round(zoom * 100)} percent`}
            onChange={(event) => setZoom(Number(event.target.value))}
            className="h-8 w-full cursor-pointer accent-ivy"
          />
        </div>
        <div className="flex gap-1">
          {MOVE_BUTTONS.map(({ label, x, y, Icon }) => (
            <button
              key={label}
              type="button"
              aria-label={label}
              onClick={() => move(x, y)}
              className="grid size-11 cursor-pointer place-items-center rounded-control border border-control text-ivy hover:bg-ivy-soft hover:text-on-ivy-soft"
            >
              <Icon size={20} aria-hidden="true" />
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
