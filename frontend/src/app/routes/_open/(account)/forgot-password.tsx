import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '@/pages/forgot-password';
import { pageHead } from '../../../page-head';

export const Route = createFileRoute('/_open/(account)/forgot-password')({
  head: () =>
    pageHead({
      title: 'Forgot your password?',
      canonical: null,
    }),
  component: ForgotPasswordPage,
});
