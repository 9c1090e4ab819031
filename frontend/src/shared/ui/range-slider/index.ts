export { RangeSlider } from './range-slider';
