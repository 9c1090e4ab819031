import { Chip } from '@/shared/ui/chip';

/** Marks a person, or what a person wrote, if they were invented for the demo data. Renders nothing otherwise. */
export const SampleTag = ({ of: { isSample } }: { of: { isSample: boolean } }) =>
  isSample && <Chip tone="grey">Sample</Chip>;
