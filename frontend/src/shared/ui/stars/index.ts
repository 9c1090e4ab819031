export { StarChoice } from './star-choice';
export { Stars } from './stars';
