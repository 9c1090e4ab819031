export { FigurePanels } from './ui/figure-panels';
