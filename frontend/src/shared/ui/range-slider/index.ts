export { RangeSlider } from './range-slider';
export { Slider } from './slider';
