export { readableYear } from './model/caption';
export { FigurePanels } from './ui/figure-panels';
export { ReleaseChanges } from './ui/release-changes';
export { YourPrice } from './ui/your-price';
export { YourPriceSheet } from './ui/your-price-sheet';
