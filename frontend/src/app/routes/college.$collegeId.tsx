import { createFileRoute } from '@tanstack/react-router';
export const Route = createFileRoute('/college/$collegeId')({ component: () => null });
